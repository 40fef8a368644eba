package android.content;

import android.content.res.Resources;
import java.io.File;

public abstract class Context {
    public final native <T> T getSystemService(Class<T> service);
    public native File getFilesDir();
    public native Resources getResources();
    public final native String getString(int id, Object... arguments);
}
