package android.view;

public final class InputDevice {
    public static final int SOURCE_GAMEPAD = 0x401;
}
