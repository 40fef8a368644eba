package android.view;

public class KeyEvent extends InputEvent {
    public static final int ACTION_UP = 1;
    public static final int KEYCODE_BACK = 4;

    public final native int getAction();
    public final native int getKeyCode();
    public final native boolean isCanceled();
}
