import Mobile
import UIKit

/// The window: the game from edge to edge, or a sentence where no game runs. The game rests while another app is in
/// front.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The game's screen, made once: a process runs one game, however often the system makes the window anew.
    private static var game: GameViewController?

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screen()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        SceneDelegate.game?.suspendGame()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        SceneDelegate.game?.resumeGame()
    }

    /// The game's screen, with the game set going, or a sentence that says why it cannot start.
    private func screen() -> UIViewController {
        if let game = SceneDelegate.game {
            return game
        }
        var error: NSError?
        // The game finds its own folder on iOS. The locale is one of those that the app has words for.
        guard let phone = MobileStart("", Locale.current.identifier, &error) else {
            return MessageViewController("cannot_start", error)
        }
        let game = GameViewController(phone: phone)
        SceneDelegate.game = game
        return game
    }
}
