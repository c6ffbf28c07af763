import UIKit

final class DayCell: UICollectionViewCell {

    private let circle = UIView()
    private let label = UILabel()
    private let dots = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        circle.layer.cornerRadius = 17
        dots.spacing = 3
        [circle, label, dots].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            circle.widthAnchor.constraint(equalToConstant: 34),
            circle.heightAnchor.constraint(equalToConstant: 34),
            circle.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            circle.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            label.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            dots.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            dots.topAnchor.constraint(equalTo: circle.bottomAnchor, constant: 3),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.4 : 1 }
    }

    func configure(_ day: CalendarViewModel.Day, isDimmed: Bool) {
        contentView.isHidden = day.isPlaceholder
        label.text = "\(day.number)"
        label.textColor = day.isToday ? .white : (isDimmed ? .tertiaryLabel : .label)
        circle.backgroundColor = day.isToday ? .systemRed : .clear
        dots.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for _ in 0..<day.eventCount {
            let dot = UIView()
            dot.backgroundColor = .systemGray
            dot.layer.cornerRadius = 3
            dot.widthAnchor.constraint(equalToConstant: 6).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 6).isActive = true
            dots.addArrangedSubview(dot)
        }
    }
}

final class MonthHeaderView: UICollectionReusableView {

    private let label = UILabel()

    var title: String? {
        didSet { label.text = title }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

final class DayViewController: UICollectionViewController {

    var onClose: (() -> Void)?
    private let day: CalendarViewModel.Day

    init(day: CalendarViewModel.Day) {
        self.day = day
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private lazy var cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, hour in
        var content = UIListContentConfiguration.valueCell()
        content.text = "Event \(hour + 1)"
        content.secondaryText = "\(9 + hour * 2):00"
        cell.contentConfiguration = content
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = day.date.formatted(Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: .gmt).day().month(.wide))
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
        _ = cellRegistration
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        day.eventCount
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: indexPath.item)
    }
}
