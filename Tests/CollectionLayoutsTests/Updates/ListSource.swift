import CollectionLayouts
import TestSupport
import UIKit

/// Shows a list, and keeps account of what is on display.
@MainActor
final class ListSource: NSObject, UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
  var list: NamedList
  private(set) var displayed: Set<UICollectionReusableView> = []
  private(set) var mistakes: [String] = []

  init(_ list: NamedList) { self.list = list }

  func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { list.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    list.sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = cell as? NamedCell else { return cell }
    cell.name = list.name(at: indexPath)
    cell.revision = list.revision(at: indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? NamedHeader)?.name = list.sections[indexPath.section].name
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat? { CGFloat(20 + list.name(at: indexPath) * 37 % 50) }

  // MARK: - On display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { begin(cell) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { end(cell) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { begin(view) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { end(view) }

  private func begin(_ view: UICollectionReusableView) {
    if !displayed.insert(view).inserted { mistakes.append("a view is displayed twice") }
  }

  private func end(_ view: UICollectionReusableView) {
    if displayed.remove(view) == nil { mistakes.append("a view ends its display that had not begun") }
  }
}
