package android.view;

import android.content.Context;

public abstract class ViewGroup extends View {
    public static class LayoutParams {
        public LayoutParams(int width, int height) {
        }
    }

    public static class MarginLayoutParams extends LayoutParams {
        public int leftMargin;
        public int topMargin;

        public MarginLayoutParams(int width, int height) {
            super(width, height);
        }
    }

    public ViewGroup(Context context) {
        super(context);
    }

    public native void addView(View child);
}
