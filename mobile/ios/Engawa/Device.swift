import Mobile
import UIKit

/// A light tap for the finger, unless the player has turned such off in the system's settings.
final class Haptics: NSObject, MobileMotorProtocol {
    private let tap = UIImpactFeedbackGenerator(style: .light)

    /// Called from the game's thread.
    func feel() {
        DispatchQueue.main.async { self.tap.impactOccurred() }
    }
}

/// The system's clipboard. Its methods are called from the game's thread.
final class Pasteboard: NSObject, MobileClipboardProtocol {
    private let phone: MobilePhone

    init(phone: MobilePhone) {
        self.phone = phone
    }

    func copy(_ text: String?) {
        DispatchQueue.main.async { UIPasteboard.general.string = text }
    }

    func paste() {
        DispatchQueue.main.async {
            if let text = UIPasteboard.general.string {
                self.phone.pasted(text)
            }
        }
    }
}

/// The keyboard of the screen. It writes in a text view that lies unseen over the field that the game draws. The methods
/// of the protocol are called from the game's thread.
final class ScreenKeyboard: NSObject, MobileKeyboardProtocol, UITextViewDelegate {
    private static let apart: CGFloat = 12 // points that stay free above the keyboard

    private let phone: MobilePhone
    private weak var screen: UIView?
    private let field = UITextView()
    private var lines = false
    private var quiet = false // the game itself changes the text or puts the keyboard away
    private var top = CGFloat.infinity // of the keyboard, in the window

    init(phone: MobilePhone, screen: UIView) {
        self.phone = phone
        self.screen = screen
        super.init()
        field.alpha = 0.02 // what is quite unseen takes no letters
        field.isHidden = true
        field.isUserInteractionEnabled = false
        field.delegate = self
        screen.addSubview(field)
        NotificationCenter.default.addObserver(
            self, selector: #selector(follow), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    func open(_ name: String?, text: String?, start: Int, end: Int, lines: Bool) {
        DispatchQueue.main.async {
            self.lines = lines
            self.field.accessibilityLabel = name
            self.field.returnKeyType = lines ? .default : .done
            self.field.autocapitalizationType = lines ? .none : .words
            self.field.autocorrectionType = lines ? .no : .default
            self.put(text ?? "", start, end)
            self.field.isHidden = false
            self.field.becomeFirstResponder()
        }
    }

    func place(_ x: Double, y: Double, width: Double, height: Double) {
        DispatchQueue.main.async {
            self.field.frame = CGRect(x: x, y: y, width: width, height: height)
            self.lift()
        }
    }

    func edit(_ text: String?, start: Int, end: Int) {
        DispatchQueue.main.async { self.put(text ?? "", start, end) }
    }

    func close() {
        DispatchQueue.main.async {
            self.quiet = true
            self.field.resignFirstResponder()
            self.quiet = false
            self.field.isHidden = true
            self.lift()
        }
    }

    private func put(_ text: String, _ start: Int, _ end: Int) {
        quiet = true
        if field.text != text {
            field.text = text
        }
        field.selectedRange = NSRange(location: min(start, end), length: abs(end - start))
        quiet = false
    }

    private func tellWritten() {
        let selected = field.selectedRange
        if !quiet && !field.isHidden {
            phone.write(field.text, start: selected.location, end: selected.location + selected.length)
        }
    }

    func textViewDidChange(_ view: UITextView) { tellWritten() }

    func textViewDidChangeSelection(_ view: UITextView) { tellWritten() }

    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        if text == "\n" && !lines {
            phone.done()
            return false
        }
        return true
    }

    /// The player has put the keyboard away.
    func textViewDidEndEditing(_ view: UITextView) {
        if !quiet {
            phone.closed()
            close()
        }
    }

    @objc private func follow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        top = frame.minY
        lift()
    }

    /// Pushes the picture up so far that the field is seen above the keyboard. The screen's own frame stays: Ebitengine's
    /// view controller lays the game's view out by it.
    private func lift() {
        guard let screen = screen else { return }
        let over = min(field.frame.maxY + ScreenKeyboard.apart - top, field.frame.minY - ScreenKeyboard.apart)
        screen.layer.sublayerTransform = CATransform3DMakeTranslation(0, field.isHidden ? 0 : -max(0, over), 0)
    }
}
