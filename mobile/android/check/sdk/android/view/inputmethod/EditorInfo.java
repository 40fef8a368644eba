package android.view.inputmethod;

public class EditorInfo {
    public static final int IME_ACTION_DONE = 6;
    public static final int IME_FLAG_NO_EXTRACT_UI = 0x10000000;
    public static final int IME_FLAG_NO_FULLSCREEN = 0x2000000;
}
