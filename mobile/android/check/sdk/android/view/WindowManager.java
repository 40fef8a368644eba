package android.view;

public interface WindowManager {
    class LayoutParams extends ViewGroup.LayoutParams {
        public static final int SOFT_INPUT_ADJUST_PAN = 0x20;

        public LayoutParams(int width, int height) {
            super(width, height);
        }
    }
}
