import UIKit

/// A data source and delegate that counts and tells what it is asked.
@MainActor
final class LoggingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log: CallLog?
  var sections: [Int]
  var onCell: ((IndexPath) -> Void)?

  init(sections: [Int], log: CallLog? = nil) {
    self.sections = sections
    self.log = log
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log?.add("sections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log?.add("items \(section)")
    return sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log?.add("cell \(indexPath.short)")
    onCell?(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    log?.add("return \(indexPath.short)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log?.add("\(kind) \(indexPath.short)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log?.add("willDisplay \(indexPath.short)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log?.add("didEndDisplaying \(indexPath.short)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log?.add("willDisplay \(elementKind) \(indexPath.short)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log?.add("didEndDisplaying \(elementKind) \(indexPath.short)")
  }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    log?.add("\(question) \(path.short)")
    return true
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log?.add("didHighlight \(path.short)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log?.add("didUnhighlight \(path.short)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log?.add("didSelect \(path.short)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log?.add("didDeselect \(path.short)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log?.add("didScroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log?.add("didEndScrollingAnimation")
  }
}
