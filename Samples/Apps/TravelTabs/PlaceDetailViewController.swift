import UIKit

class PlaceDetailViewController: UIViewController {

    private let place: Place
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private let daysLabel = UILabel()
    private let stepper = UIStepper()

    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = place.name
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        updateFavoriteButton()
        setupScrollView()
        setupContent()
    }

    private func setupScrollView() {
        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)

        stackView.axis = .vertical
        stackView.spacing = 16
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 20, right: 20)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stackView)

        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func setupContent() {
        let header = UIImageView(image: PlacePainter.image(for: place, size: CGSize(width: 400, height: 220)))
        header.contentMode = .scaleAspectFill
        header.clipsToBounds = true
        header.layer.cornerRadius = 16
        header.heightAnchor.constraint(equalToConstant: 180).isActive = true

        let countryLabel = UILabel()
        countryLabel.text = place.country.uppercased()
        countryLabel.font = .preferredFont(forTextStyle: .caption1)
        countryLabel.adjustsFontForContentSizeCategory = true
        countryLabel.textColor = .secondaryLabel

        let summaryLabel = UILabel()
        summaryLabel.text = place.summary
        summaryLabel.font = .preferredFont(forTextStyle: .body)
        summaryLabel.adjustsFontForContentSizeCategory = true
        summaryLabel.numberOfLines = 0

        daysLabel.font = .preferredFont(forTextStyle: .body)
        daysLabel.adjustsFontForContentSizeCategory = true
        stepper.minimumValue = 1
        stepper.maximumValue = 14
        stepper.value = Double(place.days)
        stepper.addTarget(self, action: #selector(stepperChanged(_:)), for: .valueChanged)
        stepperChanged(stepper)

        let daysRow = UIStackView(arrangedSubviews: [daysLabel, stepper])
        daysRow.alignment = .center
        daysRow.distribution = .equalSpacing

        let bookButton = UIButton(type: .system)
        bookButton.setTitle("Book this trip", for: .normal)
        bookButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        bookButton.backgroundColor = view.tintColor
        bookButton.setTitleColor(.white, for: .normal)
        bookButton.layer.cornerRadius = 10
        bookButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        bookButton.addTarget(self, action: #selector(book), for: .touchUpInside)

        [header, countryLabel, summaryLabel, daysRow, bookButton].forEach(stackView.addArrangedSubview)
        stackView.setCustomSpacing(4, after: countryLabel)
    }

    private func updateFavoriteButton() {
        let name = PlaceStore.shared.isFavorite(place) ? "heart.fill" : "heart"
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: self, action: #selector(toggleFavorite))
    }

    @objc private func toggleFavorite() {
        PlaceStore.shared.toggleFavorite(place)
        updateFavoriteButton()
    }

    @objc private func stepperChanged(_ sender: UIStepper) {
        let days = Int(sender.value)
        daysLabel.text = days == 1 ? "1 day" : "\(days) days"
    }

    @objc private func book() {
        let alert = UIAlertController(title: "Book \(place.name)?", message: "\(daysLabel.text ?? "") in \(place.country)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Book", style: .default) { [weak self] _ in
            self?.navigationController?.popViewController(animated: true)
        })
        present(alert, animated: true, completion: nil)
    }
}

enum PlacePainter {

    /// Mountains in the colour of the place.
    static func image(for place: Place, size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            let rect = CGRect(origin: .zero, size: size)
            UIColor(hue: place.hue, saturation: 0.25, brightness: 0.95, alpha: 1).setFill()
            context.fill(rect)
            for layer in 0..<3 {
                let path = UIBezierPath()
                let base = size.height * (0.45 + 0.18 * CGFloat(layer))
                path.move(to: CGPoint(x: 0, y: size.height))
                path.addLine(to: CGPoint(x: 0, y: base))
                for step in 1...6 {
                    let x = size.width * CGFloat(step) / 6
                    let up = (step + layer) % 2 == 0
                    path.addLine(to: CGPoint(x: x, y: base + (up ? 0 : -size.height * 0.2)))
                }
                path.addLine(to: CGPoint(x: size.width, y: size.height))
                path.close()
                UIColor(hue: place.hue, saturation: 0.4 + 0.15 * CGFloat(layer), brightness: 0.85 - 0.15 * CGFloat(layer), alpha: 1).setFill()
                path.fill()
            }
        }
    }
}
