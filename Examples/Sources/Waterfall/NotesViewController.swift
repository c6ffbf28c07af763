import CollectionLayouts
import UIKit

/// Notes of different lengths in columns of equal width, from a diffable data source.
final class NotesViewController: UICollectionViewController, CollectionViewDelegateWaterfallLayout {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Note>

  private lazy var dataSource = DataSource(collectionView: collectionView) {
    [registration] view, indexPath, note in
    view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
  }
  private let registration = UICollectionView.CellRegistration<NoteCell, Note> { cell, _, note in
    cell.show(note)
  }

  init() {
    let layout = WaterfallLayout()
    layout.columnCount = 3
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = dataSource
  }

  /// Shows notes. Notes that were shown before keep their cells and move.
  func show(_ notes: [Note]) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(
    _ view: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? {
    dataSource.itemIdentifier(for: indexPath).map { NoteCell.height(of: $0, width: columnWidth) }
  }
}
