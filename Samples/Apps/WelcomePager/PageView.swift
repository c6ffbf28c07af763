import UIKit

/// One page. Its picture moves more slowly than the page.
final class PageView: UIView {

    private let imageView: UIImageView
    private let titleLabel = UILabel()
    private let textLabel = UILabel()

    var progress: CGFloat = 0 {
        didSet {
            imageView.transform = CGAffineTransform(translationX: progress * bounds.width / 2, y: 0)
            imageView.alpha = 1 - min(1, abs(progress))
        }
    }

    init(page: OnboardingPage) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 96, weight: .light)
        imageView = UIImageView(image: UIImage(systemName: page.symbol, withConfiguration: configuration))
        super.init(frame: .zero)
        imageView.tintColor = .white
        titleLabel.text = page.title
        titleLabel.font = .systemFont(ofSize: 32, weight: .bold)
        titleLabel.textColor = .white
        textLabel.text = page.text
        textLabel.font = .systemFont(ofSize: 18)
        textLabel.textColor = UIColor.white.withAlphaComponent(0.85)
        textLabel.numberOfLines = 0
        textLabel.textAlignment = .center

        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.setCustomSpacing(48, after: imageView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -40),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 40),
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        // There is no room for a picture in landscape.
        imageView.isHidden = bounds.height < 400
        super.layoutSubviews()
    }
}

final class HomeViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "No plants yet"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        view.addSubview(label)
    }
}
