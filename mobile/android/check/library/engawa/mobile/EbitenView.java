package engawa.mobile;

import android.content.Context;
import android.view.ViewGroup;

public class EbitenView extends ViewGroup {
    public EbitenView(Context context) {
        super(context);
    }

    protected native void onErrorOnGameUpdate(Exception e);
    public native void suspendGame();
    public native void resumeGame();
}
