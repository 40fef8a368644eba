package android.text;

public interface InputType {
    int TYPE_CLASS_TEXT = 0x1;
    int TYPE_TEXT_FLAG_CAP_WORDS = 0x2000;
    int TYPE_TEXT_FLAG_MULTI_LINE = 0x20000;
    int TYPE_TEXT_FLAG_NO_SUGGESTIONS = 0x80000;
}
