import UIKit

/// A sentence on a ground of night, where no game runs.
final class MessageViewController: UIViewController {
    private let sentence: String

    /// The sentence is one of the app's, which names the error.
    init(_ key: String, _ error: Error?) {
        sentence = String(format: NSLocalizedString(key, comment: ""), error?.localizedDescription ?? "?")
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("no storyboard holds the sentence")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 28 / 255, green: 44 / 255, blue: 78 / 255, alpha: 1)
        let label = UILabel()
        label.text = sentence
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let room = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
