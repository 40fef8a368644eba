package engawa.mobile;

public interface Screen {
    void leave();
}
