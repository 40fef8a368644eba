package android.view;

import android.graphics.Insets;

public final class WindowInsets {
    public static final class Type {
        public static native int ime();
        public static native int systemBars();
        public static native int displayCutout();
    }

    public native DisplayCutout getDisplayCutout();
    public native Insets getInsets(int types);
    @Deprecated public native int getSystemWindowInsetTop();
    @Deprecated public native int getSystemWindowInsetRight();
    @Deprecated public native int getSystemWindowInsetBottom();
    @Deprecated public native int getSystemWindowInsetLeft();
}
