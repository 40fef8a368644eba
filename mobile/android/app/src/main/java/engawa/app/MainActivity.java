package engawa.app;

import android.app.Activity;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.graphics.Insets;
import android.os.Build;
import android.os.Bundle;
import android.view.DisplayCutout;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.View;
import android.view.WindowInsets;
import android.widget.TextView;

import java.util.Locale;

import engawa.mobile.Clipboard;
import engawa.mobile.EbitenView;
import engawa.mobile.Mobile;
import engawa.mobile.Motor;
import engawa.mobile.Phone;

/**
 * The only screen of the app: the game's view from edge to edge. It tells the game where notches and bars are and that
 * the player goes back, gives it the phone's motor and clipboard, and lets it rest while another app is in front.
 */
public final class MainActivity extends Activity implements Clipboard, Motor {
    private EbitenView view; // null where the game could not start
    private Phone phone;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        EbitenView game = new EbitenView(this);
        try {
            phone = Mobile.start(getFilesDir().getAbsolutePath(), Locale.getDefault().toString());
        } catch (Exception e) {
            tell(getString(R.string.cannot_start, e.getMessage()));
            return;
        }
        view = game;
        phone.setMotor(this);
        phone.setClipboard(this);
        reachBehindBars();
        view.setOnApplyWindowInsetsListener((v, insets) -> {
            tellInsets(insets);
            return v.onApplyWindowInsets(insets);
        });
        setContentView(view);
    }

    @Override
    protected void onPause() {
        super.onPause();
        if (view != null) {
            view.suspendGame();
        }
    }

    @Override
    protected void onResume() {
        super.onResume();
        if (view != null) {
            view.resumeGame();
        }
    }

    @Override
    protected void onDestroy() {
        if (phone != null) {
            phone.setMotor(null);
            phone.setClipboard(null);
        }
        super.onDestroy();
    }

    /**
     * Going back is the game's until only the shelf is open; from there it leaves the app, which stays as it is behind
     * the others. Keys go to the game's view first, which keeps all of them, so this one is taken before. The button of
     * that name on a pad means something else.
     */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean back = event.getKeyCode() == KeyEvent.KEYCODE_BACK && !event.isFromSource(InputDevice.SOURCE_GAMEPAD);
        if (!back || phone == null) {
            return super.dispatchKeyEvent(event);
        }
        if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled() && !phone.back()) {
            moveTaskToBack(true);
        }
        return true;
    }

    /** A light tap, unless the player has turned such off in the system's settings. Called from the game's thread. */
    @Override
    public void feel() {
        runOnUiThread(() -> view.performHapticFeedback(HapticFeedbackConstants.KEYBOARD_TAP));
    }

    /** Called from the game's thread, as the next one; the clipboard belongs to the screen's. */
    @Override
    public void copy(String text) {
        runOnUiThread(() -> getSystemService(ClipboardManager.class).setPrimaryClip(ClipData.newPlainText("Engawa", text)));
    }

    @Override
    public void paste() {
        runOnUiThread(() -> {
            ClipData clip = getSystemService(ClipboardManager.class).getPrimaryClip();
            if (clip != null && clip.getItemCount() > 0) {
                phone.pasted(clip.getItemAt(0).coerceToText(this).toString());
            }
        });
    }

    @SuppressWarnings("deprecation") // the old way is the only one before Android 11
    private void reachBehindBars() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            getWindow().setDecorFitsSystemWindows(false);
            return;
        }
        getWindow().getDecorView().setSystemUiVisibility(View.SYSTEM_UI_FLAG_LAYOUT_STABLE
            | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION);
    }

    @SuppressWarnings("deprecation") // as above
    private void tellInsets(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            Insets safe = insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
            tellInsets(safe.top, safe.right, safe.bottom, safe.left);
            return;
        }
        int top = insets.getSystemWindowInsetTop();
        int right = insets.getSystemWindowInsetRight();
        int bottom = insets.getSystemWindowInsetBottom();
        int left = insets.getSystemWindowInsetLeft();
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
            DisplayCutout notch = insets.getDisplayCutout();
            if (notch != null) {
                top = Math.max(top, notch.getSafeInsetTop());
                right = Math.max(right, notch.getSafeInsetRight());
                bottom = Math.max(bottom, notch.getSafeInsetBottom());
                left = Math.max(left, notch.getSafeInsetLeft());
            }
        }
        tellInsets(top, right, bottom, left);
    }

    private void tellInsets(int top, int right, int bottom, int left) {
        double density = getResources().getDisplayMetrics().density;
        phone.setInsets(top / density, right / density, bottom / density, left / density);
    }

    private void tell(String sentence) {
        TextView text = new TextView(this);
        text.setText(sentence);
        text.setFitsSystemWindows(true);
        setContentView(text);
    }
}
