import UIKit

final class RecipesViewController: UIViewController {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Recipe.Course, Recipe.ID>

    private let store: RecipeStore
    private let filterView: FilterView
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Recipe.Course, Recipe.ID>!
    private var token: UUID?

    init(store: RecipeStore) {
        self.store = store
        filterView = FilterView(filter: store.filter)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Recipes"
        view.backgroundColor = .systemGroupedBackground
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        dataSource = makeDataSource()

        let stack = UIStackView(arrangedSubviews: [filterView, collectionView])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])

        filterView.onChange = { [store] change in store.update(change) }
        token = store.observe { [weak self] filter in
            self?.filterView.show(filter)
            self?.applySnapshot(animated: true)
        }
        applySnapshot(animated: false)
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = true
        return .list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Recipe.Course, Recipe.ID> {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe.ID> { [store] cell, _, id in
            guard let recipe = store.recipe(id) else { return }
            cell.contentConfiguration = RecipeContentConfiguration(recipe: recipe)
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: UICollectionView.elementKindSectionHeader) { [weak self] header, _, indexPath in
            guard let course = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
            var content = header.defaultContentConfiguration()
            content.text = course.name
            header.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<Recipe.Course, Recipe.ID>(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        }
        return dataSource
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = Snapshot()
        for course in Recipe.Course.allCases {
            let recipes = store.matching(in: course)
            guard !recipes.isEmpty else { continue }
            snapshot.appendSections([course])
            snapshot.appendItems(recipes, toSection: course)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        navigationItem.prompt = snapshot.numberOfItems == 0 ? "Nothing matches" : nil
    }
}

/// A segmented control, a switch and a slider.
final class FilterView: UIView {
    var onChange: ((@escaping (inout RecipeFilter) -> Void) -> Void)?

    private let courseControl = UISegmentedControl()
    private let vegetarianSwitch = UISwitch()
    private let slider = UISlider()
    private let minutesLabel = UILabel()

    init(filter: RecipeFilter) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        courseControl.insertSegment(action: UIAction(title: "All") { [unowned self] _ in onChange? { $0.course = nil } }, at: 0, animated: false)
        for course in Recipe.Course.allCases {
            courseControl.insertSegment(
                action: UIAction(title: course.name) { [unowned self] _ in onChange? { $0.course = course } },
                at: course.rawValue + 1, animated: false)
        }
        vegetarianSwitch.addAction(UIAction { [unowned self] action in
            let isOn = (action.sender as! UISwitch).isOn
            onChange? { $0.vegetarianOnly = isOn }
        }, for: .valueChanged)
        slider.minimumValue = 10
        slider.maximumValue = 90
        slider.addAction(UIAction { [unowned self] _ in
            let minutes = (slider.value / 5).rounded() * 5
            onChange? { $0.maximumMinutes = minutes }
        }, for: .valueChanged)
        minutesLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        minutesLabel.setContentHuggingPriority(.required, for: .horizontal)

        let label = UILabel()
        label.text = "Vegetarian"
        let vegetarianRow = UIStackView(arrangedSubviews: [label, vegetarianSwitch])
        let sliderRow = UIStackView(arrangedSubviews: [slider, minutesLabel])
        sliderRow.spacing = 12
        let stack = UIStackView(arrangedSubviews: [courseControl, vegetarianRow, sliderRow])
        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        show(filter)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    func show(_ filter: RecipeFilter) {
        courseControl.selectedSegmentIndex = filter.course.map { $0.rawValue + 1 } ?? 0
        vegetarianSwitch.setOn(filter.vegetarianOnly, animated: true)
        if !slider.isTracking { slider.value = filter.maximumMinutes }
        minutesLabel.text = "\(Int(filter.maximumMinutes)) min"
    }
}

/// A content of its own: the name, and a bar as long as the recipe.
struct RecipeContentConfiguration: UIContentConfiguration, Hashable {
    var recipe: Recipe
    var nameColor = UIColor.label

    func makeContentView() -> UIView & UIContentView { RecipeContentView(self) }

    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var copy = self
        copy.nameColor = state.isSelected || state.isHighlighted ? .tintColor : .label
        return copy
    }
}

final class RecipeContentView: UIView, UIContentView {
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    private let nameLabel = UILabel()
    private let minutesLabel = UILabel()
    private let bar = UIView()
    private lazy var barWidth = bar.widthAnchor.constraint(equalToConstant: 0)

    init(_ configuration: RecipeContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        nameLabel.font = .preferredFont(forTextStyle: .body)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        minutesLabel.font = .preferredFont(forTextStyle: .footnote)
        minutesLabel.adjustsFontForContentSizeCategory = true
        minutesLabel.textColor = .secondaryLabel
        bar.layer.cornerRadius = 2
        for view in [nameLabel, minutesLabel, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            minutesLabel.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: nameLabel.trailingAnchor, multiplier: 1),
            minutesLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
            minutesLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bar.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 6),
            bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 4),
            bar.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            barWidth,
        ])
        minutesLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        apply()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

    private func apply() {
        guard let configuration = configuration as? RecipeContentConfiguration else { return }
        nameLabel.text = configuration.recipe.name
        nameLabel.textColor = configuration.nameColor
        minutesLabel.text = "\(configuration.recipe.minutes) min"
        bar.backgroundColor = configuration.recipe.isVegetarian ? .systemGreen : .systemBrown
        barWidth.constant = CGFloat(configuration.recipe.minutes) * 2
    }
}
