package engawa.mobile;

public interface Motor {
    void feel();
}
