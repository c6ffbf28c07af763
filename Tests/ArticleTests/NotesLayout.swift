import UIKit

/// The waterfall of the article "Testing a layout", with the mistakes that the article removes one by one.
///
/// The article shows the lines between the conditions of one version. They are separate functions here, so that each of
/// them is compiled and put under the laws.
class NotesLayout: UICollectionViewLayout {
  // snippet: notes-properties
  let columnCount = 2
  let spacing: CGFloat = 8
  let inset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var height: (IndexPath) -> CGFloat = { path in 40 + CGFloat(path.item * 37 % 60) }
  var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var bottoms: [CGFloat] = []
  // end snippet

  // snippet: notes-questions
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath]
  }
  // end snippet
}

/// The first version: three mistakes.
final class FirstNotesLayout: NotesLayout {
  // snippet: notes-first
  override func prepare() {
    guard let view = collectionView else { return }
    let gaps = CGFloat(columnCount - 1) * spacing
    let width = max(0, (view.bounds.width - inset.left - inset.right - gaps) / CGFloat(columnCount))
    let old = cache
    cache = [:]
    bottoms = Array(repeating: 0, count: columnCount)
    let rowCount = view.numberOfItems(inSection: 0) / columnCount
    for item in 0..<rowCount * columnCount {
      let path = IndexPath(item: item, section: 0)
      let column = item % columnCount
      // Saves the allocation of an object.
      let attributes = old[path] ?? UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: inset.left + CGFloat(column) * (width + spacing), y: inset.top + bottoms[column], width: width,
        height: height(path))
      bottoms[column] += height(path) + spacing
      cache[path] = attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, (bottoms.max() ?? 0) - spacing))
  }
  // end snippet
}

/// The second version: the last row is complete.
final class SecondNotesLayout: NotesLayout {
  override func prepare() {
    guard let view = collectionView else { return }
    let gaps = CGFloat(columnCount - 1) * spacing
    let width = max(0, (view.bounds.width - inset.left - inset.right - gaps) / CGFloat(columnCount))
    let old = cache
    cache = [:]
    bottoms = Array(repeating: 0, count: columnCount)
    // snippet: notes-second
    for item in 0..<view.numberOfItems(inSection: 0) {
      // end snippet
      let path = IndexPath(item: item, section: 0)
      let column = item % columnCount
      let attributes = old[path] ?? UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: inset.left + CGFloat(column) * (width + spacing), y: inset.top + bottoms[column], width: width,
        height: height(path))
      bottoms[column] += height(path) + spacing
      cache[path] = attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, (bottoms.max() ?? 0) - spacing))
  }
}

/// The third version: attributes are new in each pass.
class ThirdNotesLayout: NotesLayout {
  override func prepare() {
    guard let view = collectionView else { return }
    let gaps = CGFloat(columnCount - 1) * spacing
    let width = max(0, (view.bounds.width - inset.left - inset.right - gaps) / CGFloat(columnCount))
    cache = [:]
    bottoms = Array(repeating: 0, count: columnCount)
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = item % columnCount
      // snippet: notes-third
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      // end snippet
      attributes.frame = CGRect(
        x: inset.left + CGFloat(column) * (width + spacing), y: inset.top + bottoms[column], width: width,
        height: height(path))
      bottoms[column] += height(path) + spacing
      cache[path] = attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: max(0, (bottoms.max() ?? 0) - spacing))
  }
}

/// The last version: the content size includes the insets.
class LastNotesLayout: ThirdNotesLayout {
  // snippet: notes-last
  override var collectionViewContentSize: CGSize {
    let bottom = max(0, (bottoms.max() ?? 0) - spacing)
    return CGSize(width: collectionView?.bounds.width ?? 0, height: inset.top + bottom + inset.bottom)
  }
  // end snippet
}

/// The fast version: only the notes in the rectangle are looked at.
final class FastNotesLayout: LastNotesLayout {
  // snippet: notes-fast
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<columnCount).flatMap { notes(ofColumn: $0, in: rect) }
  }

  private func notes(ofColumn column: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    func note(_ row: Int) -> UICollectionViewLayoutAttributes? { cache[[0, row * columnCount + column]] }
    // The notes of a column are in order from top to bottom. Find the first one that reaches into the rectangle.
    var (low, high) = (0, (cache.count + columnCount - 1 - column) / columnCount)
    while low < high {
      let middle = (low + high) / 2
      if let frame = note(middle)?.frame, frame.maxY < rect.minY { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while let next = note(low), next.frame.minY <= rect.maxY {
      if next.frame.intersects(rect) { found.append(next) }
      low += 1
    }
    return found
  }
  // end snippet
}
