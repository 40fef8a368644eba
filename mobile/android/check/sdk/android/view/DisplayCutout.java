package android.view;

public final class DisplayCutout {
    public native int getSafeInsetTop();
    public native int getSafeInsetRight();
    public native int getSafeInsetBottom();
    public native int getSafeInsetLeft();
}
