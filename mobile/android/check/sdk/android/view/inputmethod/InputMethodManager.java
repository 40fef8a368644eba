package android.view.inputmethod;

import android.os.IBinder;
import android.view.View;

public final class InputMethodManager {
    public native boolean hideSoftInputFromWindow(IBinder token, int flags);
    public native boolean showSoftInput(View view, int flags);
}
