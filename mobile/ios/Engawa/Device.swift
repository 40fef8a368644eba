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
