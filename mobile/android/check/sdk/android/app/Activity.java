package android.app;

import android.content.Context;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import android.view.Window;
import android.window.OnBackInvokedDispatcher;

public class Activity extends Context {
    protected native void onCreate(Bundle state);
    protected native void onPause();
    protected native void onResume();
    protected native void onDestroy();
    public native boolean dispatchKeyEvent(KeyEvent event);
    public native void finishAndRemoveTask();
    public native OnBackInvokedDispatcher getOnBackInvokedDispatcher();
    public native Window getWindow();
    public native boolean isFinishing();
    public native boolean moveTaskToBack(boolean nonRoot);
    public final native void runOnUiThread(Runnable action);
    public native void setContentView(View view);
}
