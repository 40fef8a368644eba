package android.view;

public abstract class Window {
    public abstract View getDecorView();
    public native void setDecorFitsSystemWindows(boolean fits);
}
