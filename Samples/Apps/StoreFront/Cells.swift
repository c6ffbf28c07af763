import UIKit

protocol SelfConfiguringCell: UICollectionViewCell {
    static var reuseIdentifier: String { get }
    func configure(with app: App)
}

func icon(for app: App, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { ctx in
        app.color.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: side / 5).fill()
        let letter = NSAttributedString(string: String(app.name.prefix(1)), attributes: [
            .font: UIFont.systemFont(ofSize: side / 2, weight: .semibold), .foregroundColor: UIColor.white,
        ])
        let size = letter.size()
        letter.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
}

class BannerCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier: String = "BannerCell"

    let tagline = UILabel()
    let name = UILabel()
    let subtitle = UILabel()
    let imageView = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let separator = UIView(frame: .zero)
        separator.translatesAutoresizingMaskIntoConstraints = false
        separator.backgroundColor = .quaternaryLabel

        tagline.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 12, weight: .bold))
        tagline.textColor = .systemBlue
        name.font = UIFont.preferredFont(forTextStyle: .title2)
        name.textColor = .label
        subtitle.font = UIFont.preferredFont(forTextStyle: .title2)
        subtitle.textColor = .secondaryLabel
        imageView.layer.cornerRadius = 5
        imageView.clipsToBounds = true

        let stackView = UIStackView(arrangedSubviews: [separator, tagline, name, subtitle, imageView])
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.axis = .vertical
        contentView.addSubview(stackView)
        NSLayoutConstraint.activate([
            separator.heightAnchor.constraint(equalToConstant: 1),
            stackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: contentView.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        stackView.setCustomSpacing(10, after: separator)
        stackView.setCustomSpacing(10, after: subtitle)
    }

    required init?(coder: NSCoder) { fatalError("Nope.") }

    func configure(with app: App) {
        tagline.text = app.tagline
        name.text = app.name
        subtitle.text = app.subheading
        imageView.backgroundColor = app.color
    }
}

class MediumTableCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "MediumTableCell"

    let name = UILabel()
    let subtitle = UILabel()
    let imageView = UIImageView()
    let buyButton = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = UIFont.preferredFont(forTextStyle: .headline)
        name.textColor = .label
        subtitle.font = UIFont.preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        buyButton.setImage(UIImage(systemName: "arrow.down.circle"), for: .normal)
        buyButton.setContentHuggingPriority(.required, for: .horizontal)
        imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.required, for: .horizontal)

        let inner = UIStackView(arrangedSubviews: [name, subtitle])
        inner.axis = .vertical
        let outer = UIStackView(arrangedSubviews: [imageView, inner, buyButton])
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.alignment = .center
        outer.spacing = 10
        contentView.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            outer.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Nope.") }

    func configure(with app: App) {
        name.text = app.name
        subtitle.text = app.subheading
        imageView.image = icon(for: app, side: 60)
        buyButton.setTitle(app.price, for: .normal)
        buyButton.setTitleColor(.systemBlue, for: .normal)
    }
}

class SmallTableCell: UICollectionViewCell, SelfConfiguringCell {
    static let reuseIdentifier = "SmallTableCell"

    let name = UILabel()
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        name.font = UIFont.preferredFont(forTextStyle: .title3)
        let stack = UIStackView(arrangedSubviews: [imageView, name])
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.alignment = .center
        stack.spacing = 20
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Nope.") }

    func configure(with app: App) {
        name.text = app.name
        imageView.image = icon(for: app, side: 32)
    }
}

class SectionHeader: UICollectionReusableView {
    static let reuseIdentifier = "SectionHeader"
    let title = UILabel()
    let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let separator = UIView()
        separator.backgroundColor = .quaternaryLabel
        title.font = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 22, weight: .bold))
        subtitle.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [separator, title, subtitle])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        addSubview(stack)
        NSLayoutConstraint.activate([
            separator.heightAnchor.constraint(equalToConstant: 1),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        stack.setCustomSpacing(10, after: separator)
    }

    required init?(coder: NSCoder) { fatalError("Stop trying to make storyboards happen.") }
}
