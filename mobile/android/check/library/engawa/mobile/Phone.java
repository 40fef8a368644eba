package engawa.mobile;

public final class Phone {
    public native boolean back();
    public native void closed();
    public native void done();
    public native void pasted(String text);
    public native void setClipboard(Clipboard clipboard);
    public native void setInsets(double top, double right, double bottom, double left);
    public native void setKeyboard(Keyboard keyboard);
    public native void setMotor(Motor motor);
    public native void setScreen(Screen screen);
    public native void write(String text, long start, long end);
}
