package engawa.mobile;

public interface Keyboard {
    void close();
    void edit(String text, long start, long end);
    void open(String name, String text, long start, long end, boolean lines);
    void place(double x, double y, double width, double height);
}
