package android.view;

import android.content.Context;
import android.content.res.Resources;
import android.os.IBinder;

public class View {
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_STABLE = 0x100;
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION = 0x200;
    @Deprecated public static final int SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN = 0x400;

    public interface OnApplyWindowInsetsListener {
        WindowInsets onApplyWindowInsets(View view, WindowInsets insets);
    }

    public static final int GONE = 8;
    public static final int VISIBLE = 0;

    public View(Context context) {
    }

    public final native Context getContext();
    public final native int getHeight();
    public native Resources getResources();
    public native int getVisibility();
    public native IBinder getWindowToken();
    public native WindowInsets onApplyWindowInsets(WindowInsets insets);
    public native boolean onKeyPreIme(int code, KeyEvent event);
    public native boolean performHapticFeedback(int feedback);
    public final native boolean requestFocus();
    public native void setAlpha(float alpha);
    public native void setContentDescription(CharSequence description);
    public native void setFitsSystemWindows(boolean fits);
    public native void setLayoutParams(ViewGroup.LayoutParams params);
    public native void setOnApplyWindowInsetsListener(OnApplyWindowInsetsListener listener);
    public native void setPadding(int left, int top, int right, int bottom);
    public native void setTranslationY(float y);
    public native void setVisibility(int visibility);
    @Deprecated public native void setSystemUiVisibility(int visibility);
}
