import UIKit

final class CalendarViewController: UIViewController {

    private let viewModel: CalendarViewModel
    private let weekdayStack = UIStackView()
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<CalendarViewModel.Month, CalendarViewModel.Day>!
    private var hasScrolledToToday = false

    init(viewModel: CalendarViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "2023"
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Today", image: nil, primaryAction: UIAction { [weak self] _ in
            self?.scrollToToday(animated: true)
        })
        navigationItem.leftBarButtonItem?.title = "Today"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Events", menu: UIMenu(children: [
            UIAction(title: "Only days with events") { [weak self] _ in self?.viewModel.toggleEvents() },
        ]))
        layOut()
        configureDataSource()
        bind()
        viewModel.load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !hasScrolledToToday, collectionView.bounds.height > 0 {
            hasScrolledToToday = true
            collectionView.layoutIfNeeded()
            scrollToToday(animated: false)
        }
    }

    private func layOut() {
        weekdayStack.distribution = .fillEqually
        for symbol in viewModel.weekdaySymbols {
            let label = UILabel()
            label.text = symbol
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .caption2)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            weekdayStack.addArrangedSubview(label)
        }
        [weekdayStack, collectionView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            weekdayStack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 4),
            weekdayStack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            guide.trailingAnchor.constraint(equalTo: weekdayStack.trailingAnchor, constant: 8),
            collectionView.topAnchor.constraint(equalTo: weekdayStack.bottomAnchor, constant: 4),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let day = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
        let week = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)), subitems: [day])
        let section = NSCollectionLayoutSection(group: week)
        section.contentInsets = .init(top: 0, leading: 8, bottom: 16, trailing: 8)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<DayCell, CalendarViewModel.Day> { [weak self] cell, _, day in
            cell.configure(day, isDimmed: self?.viewModel.showsEventsOnly == true && day.eventCount == 0)
        }
        let header = UICollectionView.SupplementaryRegistration<MonthHeaderView>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] view, _, indexPath in
            view.title = self?.viewModel.months[indexPath.section].title
        }
        dataSource = .init(collectionView: collectionView) { collectionView, indexPath, day in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: day)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        collectionView.delegate = self
    }

    private func bind() {
        viewModel.onMonthsChanged = { [weak self] months in
            guard let self else { return }
            var snapshot = NSDiffableDataSourceSnapshot<CalendarViewModel.Month, CalendarViewModel.Day>()
            for month in months {
                snapshot.appendSections([month])
                snapshot.appendItems(month.days, toSection: month)
            }
            if dataSource.snapshot().numberOfItems > 0 {
                snapshot.reconfigureItems(snapshot.itemIdentifiers)
            }
            dataSource.apply(snapshot, animatingDifferences: false)
        }
    }

    private func scrollToToday(animated: Bool) {
        collectionView.scrollToItem(at: IndexPath(item: 0, section: viewModel.todayMonthIndex), at: .centeredVertically, animated: animated)
    }
}

extension CalendarViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let day = dataSource.itemIdentifier(for: indexPath) else { return }
        viewModel.select(day)
    }
}
