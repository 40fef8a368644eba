package engawa.app;

import android.app.Activity;
import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.graphics.Insets;
import android.os.Build;
import android.os.Bundle;
import android.text.Editable;
import android.text.InputType;
import android.text.TextWatcher;
import android.view.DisplayCutout;
import android.view.Gravity;
import android.view.HapticFeedbackConstants;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.View;
import android.view.WindowInsets;
import android.view.WindowManager;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputMethodManager;
import android.widget.EditText;
import android.widget.FrameLayout;
import android.widget.TextView;
import android.window.OnBackInvokedDispatcher;

import java.util.Locale;

import engawa.mobile.Clipboard;
import engawa.mobile.EbitenView;
import engawa.mobile.Keyboard;
import engawa.mobile.Mobile;
import engawa.mobile.Motor;
import engawa.mobile.Phone;
import engawa.mobile.Screen;

/**
 * The only screen of the app: the game's view from edge to edge. It tells the game where notches and bars are and that
 * the player goes back, gives it the phone's motor and clipboard, and lets it rest while another app is in front. Where
 * the game cannot start or stops with an error, a sentence says so.
 */
public final class MainActivity extends Activity implements Clipboard, Keyboard, Motor, Screen {
    private static String failure; // the sentence about the error that ended the game; null while it runs

    private EbitenView view; // null where no game runs
    private FrameLayout screen; // around the view and the field
    private Field field; // what the keyboard of the screen writes in
    private int keyboardHeight; // in pixels, 0 while it is not there
    private Phone phone;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        listenForBack();
        if (failure != null) {
            tell(failure);
            return;
        }
        EbitenView game = new GameView(this);
        try {
            phone = Mobile.start(getFilesDir().getAbsolutePath(), Locale.getDefault().toString());
        } catch (Exception e) {
            fail(getString(R.string.cannot_start, e.getMessage()));
            return;
        }
        view = game;
        phone.setMotor(this);
        phone.setClipboard(this);
        phone.setScreen(this);
        phone.setKeyboard(this);
        reachBehindBars();
        view.setOnApplyWindowInsetsListener((v, insets) -> {
            tellInsets(insets);
            tellKeyboard(insets);
            return v.onApplyWindowInsets(insets);
        });
        screen = new FrameLayout(this);
        field = new Field(this);
        screen.addView(view);
        screen.addView(field);
        setContentView(screen);
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
            phone.setScreen(null);
            phone.setKeyboard(null);
        }
        super.onDestroy();
        if (failure != null && isFinishing()) {
            Runtime.getRuntime().exit(0); // a game that has ended does not begin again in the same process
        }
    }

    /**
     * Going back is the game's until it has asked whether to leave; then the app goes behind the others and stays as
     * it is. Where no game runs, going back ends the app.
     */
    private void goBack() {
        if (view == null) {
            finishAndRemoveTask();
        } else if (!phone.back()) {
            moveTaskToBack(true);
        }
    }

    /** From Android 13 on the system calls back; before, it sends a key. */
    private void listenForBack() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            getOnBackInvokedDispatcher().registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this::goBack);
        }
    }

    /**
     * Takes the key for going back before the game's view does, which keeps all keys. The button of that name on a pad
     * means something else.
     */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean back = event.getKeyCode() == KeyEvent.KEYCODE_BACK && !event.isFromSource(InputDevice.SOURCE_GAMEPAD);
        if (!back) {
            return super.dispatchKeyEvent(event);
        }
        if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) {
            goBack();
        }
        return true;
    }

    /** The game's view. An error while the game runs ends the game: the sentence about it takes the view's place. */
    private final class GameView extends EbitenView {
        GameView(Context context) {
            super(context);
        }

        @Override
        protected void onErrorOnGameUpdate(Exception e) {
            super.onErrorOnGameUpdate(e); // writes to the system's log
            if (failure != null) {
                return;
            }
            fail(getString(R.string.stopped, e.getMessage()));
            suspendGame(); // no sound plays on
        }
    }

    private void fail(String sentence) {
        failure = sentence;
        view = null;
        tell(sentence);
    }

    /** The text view that the keyboard of the screen writes in. It lies unseen over the field that the game draws. */
    private final class Field extends EditText implements TextWatcher {
        private static final double APART = 12; // dp that stay free above the keyboard
        private boolean ready;
        private double bottom; // in dp
        private double top;

        Field(Context context) {
            super(context);
            setAlpha(0);
            setVisibility(View.GONE);
            addTextChangedListener(this);
            setOnEditorActionListener((v, action, event) -> {
                if (action == EditorInfo.IME_ACTION_DONE) {
                    phone.done();
                }
                return action == EditorInfo.IME_ACTION_DONE;
            });
            ready = true;
        }

        void open(String name, String text, int start, int end, boolean lines) {
            setInputType(InputType.TYPE_CLASS_TEXT
                | (lines ? InputType.TYPE_TEXT_FLAG_MULTI_LINE | InputType.TYPE_TEXT_FLAG_NO_SUGGESTIONS : InputType.TYPE_TEXT_FLAG_CAP_WORDS));
            setImeOptions(EditorInfo.IME_FLAG_NO_EXTRACT_UI | EditorInfo.IME_FLAG_NO_FULLSCREEN | (lines ? 0 : EditorInfo.IME_ACTION_DONE));
            setContentDescription(name);
            edit(text, start, end);
            setVisibility(View.VISIBLE);
            requestFocus();
            getSystemService(InputMethodManager.class).showSoftInput(this, 0);
        }

        /** Changes the text without telling the game, which knows. */
        void edit(String text, int start, int end) {
            ready = false;
            if (!getText().toString().equals(text)) {
                setText(text);
            }
            setSelection(start, end);
            ready = true;
        }

        void place(double x, double y, double width, double height) {
            double density = getResources().getDisplayMetrics().density;
            FrameLayout.LayoutParams at = new FrameLayout.LayoutParams((int) (width * density), (int) (height * density));
            at.leftMargin = (int) (x * density);
            at.topMargin = (int) (y * density);
            setLayoutParams(at);
            top = y;
            bottom = y + height;
            lift();
        }

        void close() {
            getSystemService(InputMethodManager.class).hideSoftInputFromWindow(getWindowToken(), 0);
            setVisibility(View.GONE);
            view.requestFocus();
            lift();
        }

        /** Pushes the picture up so far that the field is seen above the keyboard. */
        void lift() {
            double density = getResources().getDisplayMetrics().density;
            double over = (bottom + APART) * density - (screen.getHeight() - keyboardHeight);
            boolean covered = getVisibility() == View.VISIBLE && keyboardHeight > 0;
            screen.setTranslationY(covered ? (float) -Math.max(0, Math.min(over, (top - APART) * density)) : 0);
        }

        private void tellWritten() {
            if (ready) { // the constructor of the class above calls already
                phone.write(getText().toString(), getSelectionStart(), getSelectionEnd());
            }
        }

        @Override
        protected void onSelectionChanged(int start, int end) {
            super.onSelectionChanged(start, end);
            tellWritten();
        }

        @Override
        public void beforeTextChanged(CharSequence text, int start, int count, int after) {
        }

        @Override
        public void onTextChanged(CharSequence text, int start, int before, int count) {
            super.onTextChanged(text, start, before, count);
        }

        @Override
        public void afterTextChanged(Editable text) {
            tellWritten();
        }

        /** The way back puts the keyboard away before it is the game's. */
        @Override
        public boolean onKeyPreIme(int code, KeyEvent event) {
            if (code == KeyEvent.KEYCODE_BACK && event.getAction() == KeyEvent.ACTION_UP) {
                putAway();
            }
            return super.onKeyPreIme(code, event);
        }

        private void putAway() {
            if (getVisibility() == View.VISIBLE) {
                phone.closed();
                close();
            }
        }
    }

    /** Called from the game's thread, as the next three; views belong to the screen's. */
    @Override
    public void open(String name, String text, long start, long end, boolean lines) {
        runOnUiThread(() -> field.open(name, text, (int) start, (int) end, lines));
    }

    @Override
    public void place(double x, double y, double width, double height) {
        runOnUiThread(() -> field.place(x, y, width, height));
    }

    @Override
    public void edit(String text, long start, long end) {
        runOnUiThread(() -> field.edit(text, (int) start, (int) end));
    }

    @Override
    public void close() {
        runOnUiThread(field::close);
    }

    /** From Android 11 on the system tells how high the keyboard is; before, it pushes the window up itself. */
    private void tellKeyboard(WindowInsets insets) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) {
            return;
        }
        int before = keyboardHeight;
        keyboardHeight = insets.getInsets(WindowInsets.Type.ime()).bottom;
        if (before > 0 && keyboardHeight == 0) {
            field.putAway();
        }
        field.lift();
    }

    /** The player has said yes to leaving. Called from the game's thread. */
    @Override
    public void leave() {
        runOnUiThread(() -> moveTaskToBack(true));
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
        getWindow().setSoftInputMode(WindowManager.LayoutParams.SOFT_INPUT_ADJUST_PAN);
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
        int margin = (int) (24 * getResources().getDisplayMetrics().density);
        TextView text = new TextView(this);
        text.setText(sentence);
        text.setGravity(Gravity.CENTER);
        text.setPadding(margin, margin, margin, margin);
        FrameLayout screen = new FrameLayout(this);
        screen.setFitsSystemWindows(true); // clear of notches and bars
        screen.addView(text);
        setContentView(screen);
    }
}
