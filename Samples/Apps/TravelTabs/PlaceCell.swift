import UIKit

class PlaceCell: UICollectionViewCell {

    static let reuseIdentifier = "PlaceCell"

    let colorView = UIView()
    let nameLabel = UILabel()
    let countryLabel = UILabel()
    let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.2) {
                self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }

    func configure(with place: Place) {
        nameLabel.text = place.name
        countryLabel.text = place.country
        colorView.backgroundColor = UIColor(hue: place.hue, saturation: 0.55, brightness: 0.85, alpha: 1)
        heartView.isHidden = !PlaceStore.shared.isFavorite(place)
    }

    private func setupViews() {
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        contentView.layer.masksToBounds = true

        nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        countryLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        countryLabel.adjustsFontForContentSizeCategory = true
        countryLabel.textColor = .secondaryLabel
        heartView.tintColor = .systemPink

        for view in [colorView, nameLabel, countryLabel, heartView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            colorView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            colorView.topAnchor.constraint(equalTo: contentView.topAnchor),
            colorView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            colorView.widthAnchor.constraint(equalTo: contentView.heightAnchor),

            nameLabel.leadingAnchor.constraint(equalTo: colorView.trailingAnchor, constant: 16),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -1),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: heartView.leadingAnchor, constant: -8),

            countryLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            countryLabel.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 1),
            countryLabel.trailingAnchor.constraint(lessThanOrEqualTo: heartView.leadingAnchor, constant: -8),

            heartView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            heartView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        heartView.setContentHuggingPriority(.required, for: .horizontal)
    }
}
