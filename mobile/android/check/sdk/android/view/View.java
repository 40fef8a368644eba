package android.view;

import android.content.Context;

public class View {
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_STABLE = 0x100;
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION = 0x200;
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN = 0x400;

    public interface OnApplyWindowInsetsListener {
        WindowInsets onApplyWindowInsets(View view, WindowInsets insets);
    }

    public View(Context context) {
    }

    public native WindowInsets onApplyWindowInsets(WindowInsets insets);
    public native boolean performHapticFeedback(int feedback);
    public native void setFitsSystemWindows(boolean fits);
    public native void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener);
    public native void setPadding(int left, int top, int right, int bottom);
    @Deprecated public native void setSystemUiVisibility(int visibility);
}
