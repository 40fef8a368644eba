package engawa.mobile;

public abstract class Mobile {
    public static native Phone start(String folder, String locale) throws Exception;
}
