import UIKit

/// A data source and delegate of so many empty cells. It implements the optional members whose calls tests expect: a log
/// leaves out the others.
@MainActor
final class CompleteSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [Int]
  /// How often a required member was called.
  private(set) var questions = 0
  /// Called before and after a cell is dequeued.
  var onCell: ((IndexPath) -> Void)?
  var onReturn: ((IndexPath) -> Void)?
  var onScroll: ((CGPoint) -> Void)?

  init(sections: [Int]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    questions += 1
    return sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    questions += 1
    onCell?(indexPath)
    defer { onReturn?(indexPath) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView.contentOffset) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
