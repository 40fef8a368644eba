package android.content;

public class ClipboardManager {
    public native ClipData getPrimaryClip();
    public native void setPrimaryClip(ClipData clip);
}
