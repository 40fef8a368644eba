import Mobile
import UIKit

/// The game's screen. It tells the game where notches and bars are, and gives it the clipboard, the phone's motor and the
/// keyboard of the screen.
final class GameViewController: MobileEbitenViewController {
    private let phone: MobilePhone
    private var failed = false

    init(phone: MobilePhone) {
        self.phone = phone
        super.init(nibName: nil, bundle: nil)
        phone.setMotor(Haptics())
        phone.setClipboard(Pasteboard(phone: phone))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("no storyboard holds the game's screen")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        phone.setKeyboard(ScreenKeyboard(phone: phone, screen: view))
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        let covered = view.safeAreaInsets
        phone.setInsets(covered.top, right: covered.right, bottom: covered.bottom, left: covered.left)
    }

    /// An error ends the game: the sentence about it takes the place of a picture that stands still.
    override func onError(onGameUpdate err: Error!) {
        super.onError(onGameUpdate: err) // writes to the system's log
        if failed { return }
        failed = true
        suspendGame() // no sound plays on
        let message = MessageViewController("stopped", err)
        addChild(message)
        message.view.frame = view.bounds
        message.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(message.view)
        message.didMove(toParent: self)
    }
}
