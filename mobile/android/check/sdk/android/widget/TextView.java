package android.widget;

import android.content.Context;
import android.text.TextWatcher;
import android.view.KeyEvent;
import android.view.View;

public class TextView extends View {
    public TextView(Context context) {
        super(context);
    }

    public interface OnEditorActionListener {
        boolean onEditorAction(TextView view, int action, KeyEvent event);
    }

    public native void addTextChangedListener(TextWatcher watcher);
    public native int getSelectionEnd();
    public native int getSelectionStart();
    public native CharSequence getText();
    protected native void onSelectionChanged(int start, int end);
    protected native void onTextChanged(CharSequence text, int start, int before, int count);
    public native void setGravity(int gravity);
    public native void setImeOptions(int options);
    public native void setInputType(int type);
    public native void setOnEditorActionListener(OnEditorActionListener listener);
    public final native void setText(CharSequence text);
}
