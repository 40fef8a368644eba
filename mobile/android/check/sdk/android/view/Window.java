package android.view;

public abstract class Window {
    public abstract View getDecorView();
    public native void setDecorFitsSystemWindows(boolean fits);
    public native void setSoftInputMode(int mode);
}
