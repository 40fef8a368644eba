package engawa.mobile;

public interface Clipboard {
    void copy(String text);
    void paste();
}
