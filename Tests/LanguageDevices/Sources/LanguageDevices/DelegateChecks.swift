import Swift5Client
import Swift6Client
import UIKit

/// Implements what a scroll view's delegate may, and nothing of a collection view's.
private final class Watcher: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// Optional members: adopted in part, called in both forms, and asked of a narrower delegate.
@MainActor
func checkDelegates(_ checks: inout Checks) {
  let layout = UICollectionViewFlowLayout()
  let view = ForwardingCollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let album = Album(Array(repeating: "cell", count: 50))
  album.collectionView = view
  view.dataSource = album
  view.delegate = album
  checks.expect(view.changes, is: 101, "observers of data source and narrower delegate")
  let base: UIScrollView = view
  checks.expect(base.delegate === album, "the narrower delegate is the scroll view's")
  view.layoutIfNeeded()
  checks.expect(album.calls.count { $0 == "willDisplay" }, is: view.visibleCells.count, "willDisplay")
  checks.expect(album.calls.count { $0 == "inset" }, is: 1, "asked per section, not per item")
  view.contentOffset.y = 10
  checks.expect(album.calls.contains("didScroll"), "a member of the protocol above")

  // Calls with a question mark and without.
  let path = IndexPath(item: 0, section: 0)
  let flowDelegate = view.delegate as? any UICollectionViewDelegateFlowLayout
  checks.expect(
    flowDelegate?.collectionView?(view, layout: layout, insetForSectionAt: 0).left == 10, "implemented, ?")
  let size =
    flowDelegate?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? CGSize(width: 1, height: 2)
  checks.expect(size, is: CGSize(width: 1, height: 2), "not implemented, ? and a value instead")
  let left: CGFloat? = flowDelegate?.collectionView!(view, layout: layout, insetForSectionAt: 0).left
  checks.expect(left == 10, "implemented, !")
  checks.expect(
    flowDelegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil, "not implemented, ?")
  checks.expect(
    flowDelegate?.collectionView(view, layout: layout, sizeForItemAt: path) == layout.itemSize,
    "not implemented, plain")
  checks.expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) ?? false, "delegate, ?")
  checks.expect(view.delegate?.collectionView(view, shouldSelectItemAt: path) ?? false, "delegate, plain")
  view.delegate?.collectionView?(view, didSelectItemAt: path)
  view.delegate?.scrollViewDidScroll?(view)
  checks.expect(album.calls.count { $0 == "didScroll" }, is: 2, "scroll delegate, ?")
  checks.expect(view.dataSource?.numberOfSections?(in: view) ?? 0, is: 1, "data source, ?")
  checks.expect(view.dataSource?.numberOfSections(in: view) ?? 0, is: 1, "data source, plain")
  checks.expect(
    view.dataSource?.collectionView(view, numberOfItemsInSection: 0) ?? 0, is: 50, "data source, required")

  let scrollView = UIScrollView(frame: .zero)
  let watcher = Watcher()
  scrollView.delegate = watcher
  scrollView.contentOffset.y = 5
  checks.expect(watcher.scrolls, is: 1, "a scroll view's own delegate")

  // A controller's subclass overrides, and adopts the flow delegate itself.
  let grid = UICollectionViewFlowLayout()
  let controller = AlbumController(collectionViewLayout: grid)
  controller.loadViewIfNeeded()
  controller.collectionView.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
  controller.collectionView.layoutIfNeeded()
  checks.expect(
    grid.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.size
      == CGSize(width: 40, height: 42), "sizes from a controller's subclass")
  controller.collectionView.delegate?.collectionView?(controller.collectionView, didSelectItemAt: path)
  checks.expect(controller.selected, is: [path], "an overridden member of the controller")

  // The known hole: a member that only a subclass of the conforming class implements is not found.
  let hole: any UICollectionViewDelegateFlowLayout = ConformingSubclass()
  checks.expect(
    hole.collectionView(view, layout: layout, sizeForItemAt: path) == layout.itemSize,
    "the hole is as documented")
}
