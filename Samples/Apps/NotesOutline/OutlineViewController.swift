import UIKit

final class OutlineViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<OutlineSection, OutlineItem>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Expand All",
      primaryAction: UIAction(title: "Expand All") { [unowned self] _ in toggleAll() })
    applyInitialSnapshots()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .firstItemInSection
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: - Cells

  private func makeDataSource() -> DataSource {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }

    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = item.title
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
      cell.accessories = [
        .label(text: "\(item.noteCount)"),
        .outlineDisclosure(options: .init(style: .cell)),
      ]
    }

    let note = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item.title
      if case .note(let words) = item.kind { content.secondaryText = "\(words) words" }
      content.image = UIImage(systemName: "doc")
      content.imageProperties.tintColor = .secondaryLabel
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }

    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      if indexPath.item == 0 {
        return collectionView.dequeueConfiguredReusableCell(using: header, for: indexPath, item: item)
      }
      switch item.kind {
      case .folder:
        return collectionView.dequeueConfiguredReusableCell(using: folder, for: indexPath, item: item)
      case .note:
        return collectionView.dequeueConfiguredReusableCell(using: note, for: indexPath, item: item)
      }
    }
  }

  // MARK: - Data

  private func applyInitialSnapshots() {
    var sections = NSDiffableDataSourceSnapshot<OutlineSection, OutlineItem>()
    sections.appendSections(OutlineSection.allCases)
    dataSource.apply(sections, animatingDifferences: false)

    for section in OutlineSection.allCases {
      var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
      let root = OutlineItem.folder(section.title, section.items)
      func add(_ items: [OutlineItem], to parent: OutlineItem?) {
        snapshot.append(items, to: parent)
        for item in items where !item.children.isEmpty { add(item.children, to: item) }
      }
      add([root], to: nil)
      snapshot.expand([root])
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
  }

  private func toggleAll() {
    var snapshot = dataSource.snapshot(for: .library)
    let folders = snapshot.items.filter { !$0.children.isEmpty && snapshot.parent(of: $0) != nil }
    let isExpanded = folders.allSatisfy { snapshot.isExpanded($0) }
    if isExpanded {
      snapshot.collapse(folders)
    } else {
      snapshot.expand(folders)
    }
    dataSource.apply(snapshot, to: .library, animatingDifferences: true)
    navigationItem.rightBarButtonItem?.title = isExpanded ? "Expand All" : "Collapse All"
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return false }
    return item.kind != .folder
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    show(NoteViewController(item: item), sender: self)
  }
}

final class NoteViewController: UIViewController {
  private let item: OutlineItem

  init(item: OutlineItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.title = item.title

    var content = UIContentUnavailableText()
    if case .note(let words) = item.kind { content.words = words }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = content.text
    label.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }
}

/// What a note shows until its text is loaded.
private struct UIContentUnavailableText {
  var words = 0

  var text: String {
    words == 0 ? "This note is empty." : "This note has \(words) words. They are on another device."
  }
}
