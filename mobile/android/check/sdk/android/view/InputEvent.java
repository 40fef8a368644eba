package android.view;

public abstract class InputEvent {
    public native boolean isFromSource(int source);
}
