import CGTKCollectionView
import CollectionLayouts
import UIKit

/// Shows the items of a source.
final class ItemsViewController: UICollectionViewController {
  private let source: ItemSource
  private var layout = OCV_LAYOUT_GRID
  private var itemSize = CGSize(width: 120, height: 140)
  /// The number of items that the view knows.
  private var count: Int

  init(source: ItemSource) {
    self.source = source
    count = source.count
    super.init(collectionViewLayout: OCV_LAYOUT_GRID.makeLayout(itemSize: itemSize))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The widget's surroundings are seen behind the items.
    collectionView.backgroundColor = .clear
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: ItemCell.reuseIdentifier)
  }

  // MARK: - The functions in C

  func itemsChanged(position: Int, removed: Int, added: Int) {
    let old = count
    count = source.count
    guard old - removed + added == count, position + removed <= old, isViewLoaded else {
      if isViewLoaded { collectionView.reloadData() }
      return
    }
    collectionView.performBatchUpdates {
      collectionView.deleteItems(at: (position..<position + removed).map { [0, $0] })
      collectionView.insertItems(at: (position..<position + added).map { [0, $0] })
    }
  }

  func setLayout(_ layout: OcvLayout) {
    guard layout != self.layout else { return }
    self.layout = layout
    replaceLayout()
  }

  func setItemSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0, size != itemSize else {
      return
    }
    itemSize = size
    replaceLayout()
  }

  private func replaceLayout() {
    let isVisible = viewIfLoaded?.window != nil
    collectionView.setCollectionViewLayout(layout.makeLayout(itemSize: itemSize), animated: isVisible)
  }

  var selectedItem: Int? {
    viewIfLoaded == nil ? nil : collectionView.indexPathsForSelectedItems?.first?.item
  }

  func select(_ item: Int) {
    guard item < count else { return }
    collectionView.selectItem(
      at: [0, item], animated: view.window != nil,
      scrollPosition: [.centeredVertically, .centeredHorizontally])
  }

  // MARK: - The collection view

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: ItemCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ItemCell {
      cell.text.text = source.text(of: indexPath.item)
      cell.picture.image = source.picture(of: indexPath.item)
      cell.setNeedsLayout()
    }
    return cell
  }

  override func collectionView(
    _ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    source.activate(indexPath.item)
  }

  override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    source.selectionDidChange()
  }

  override func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    // Selecting another item reports the change, after this one was deselected.
    if selectedItem == nil { source.selectionDidChange() }
  }
}

extension OcvLayout {
  /// The space around the items of a grid and between them, in points.
  private static var space: CGFloat { 12 }

  /// A layout with items of a size, in points.
  @MainActor
  fileprivate func makeLayout(itemSize: CGSize) -> UICollectionViewLayout {
    switch self {
    case OCV_LAYOUT_COVER_FLOW:
      let layout = CoverFlowLayout()
      layout.itemSize = itemSize
      layout.style = .classic
      layout.centersEnds = true
      return layout
    case OCV_LAYOUT_CAROUSEL:
      let layout = CarouselLayout()
      layout.itemSize = itemSize
      return layout
    case OCV_LAYOUT_WHEEL:
      let layout = SpinningWheelLayout()
      layout.itemSize = itemSize
      return layout
    case OCV_LAYOUT_SPHERE:
      let layout = SphereLayout()
      // Many items are near each other.
      layout.itemSize = CGSize(width: itemSize.width / 2, height: itemSize.height / 2)
      layout.opaqueFraction = 0.5
      return layout
    default:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = itemSize
      layout.minimumInteritemSpacing = Self.space
      layout.minimumLineSpacing = Self.space
      layout.sectionInset = UIEdgeInsets(
        top: Self.space, left: Self.space, bottom: Self.space, right: Self.space)
      return layout
    }
  }
}
