import UIKit

/// Sections of numbers that can be moved, each shown by a cell that knows its number.
final class MovableSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  final class Cell: UICollectionViewCell {
    var number = -1
  }

  var sections: [[Int]]
  var immovable: Set<Int> = []
  /// In place of the move that is asked for.
  var onMove: ((IndexPath, IndexPath) -> Void)?
  var onTarget: ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
  /// Heights by number.
  var height: ((Int) -> CGFloat)?

  init(_ sections: [[Int]]) { self.sections = sections }

  func number(at path: IndexPath) -> Int { sections[path.section][path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.number = number(at: indexPath)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !immovable.contains(number(at: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    if let onMove { return onMove(sourceIndexPath, destinationIndexPath) }
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    onTarget?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return height.map { CGSize(width: size.width, height: $0(number(at: indexPath))) } ?? size
  }
}

extension UICollectionView {
  /// The numbers that the cells on screen show, in the order in which they are presented, section after section.
  var shownNumbers: [Int] {
    indexPathsForVisibleItems.sorted().compactMap { (cellForItem(at: $0) as? MovableSource.Cell)?.number }
  }
}
