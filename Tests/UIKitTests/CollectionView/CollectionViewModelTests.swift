import TestSupport
import Testing
import UIKit

/// Random scrolls, reloads, resizes, invalidations and selections, each followed by a comparison of all that the
/// view shows and answers with a plain model.
@MainActor
struct CollectionViewModelTests {
  /// Rows of items of 50 × 30, with a header of 20 above each section; answers only for what is asked.
  final class Rows: UICollectionViewLayout {
    var itemHeight: CGFloat = 30

    override var collectionViewContentSize: CGSize {
      let elements = all
      return CGSize(width: 400, height: elements.map(\.frame.maxY).max() ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    var all: [UICollectionViewLayoutAttributes] {
      guard let collectionView else { return [] }
      var elements: [UICollectionViewLayoutAttributes] = []
      var y: CGFloat = 0
      for section in 0..<collectionView.numberOfSections {
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: section))
        header.frame = CGRect(x: 0, y: y, width: 400, height: 20)
        elements.append(header)
        y += 20
        let count = collectionView.numberOfItems(inSection: section)
        for item in 0..<count {
          let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
          cell.frame = CGRect(
            x: CGFloat(item % 8) * 50, y: y + CGFloat(item / 8) * itemHeight, width: 50, height: itemHeight)
          elements.append(cell)
        }
        y += CGFloat((count + 7) / 8) * itemHeight
      }
      return elements
    }
  }

  /// Knows what is on display from the calls alone.
  final class Witness: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [Int] = []
    var displayed: [IndexPath: UICollectionViewCell] = [:]
    var displayedHeaders: Set<IndexPath> = []
    var mistakes: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section]
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: path.item % 2 == 0 ? "even" : "odd", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      if displayed.values.contains(where: { $0 === cell }) { mistakes.append("\(path.short): in use") }
      if displayed.updateValue(cell, forKey: path) != nil { mistakes.append("\(path.short): twice") }
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      if displayed.removeValue(forKey: path) !== cell { mistakes.append("\(path.short): another cell") }
    }
    func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
      forElementKind kind: String, at path: IndexPath
    ) {
      if !displayedHeaders.insert(path).inserted { mistakes.append("header \(path.short): twice") }
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
      forElementOfKind kind: String, at path: IndexPath
    ) {
      if displayedHeaders.remove(path) == nil { mistakes.append("header \(path.short): not displayed") }
    }
  }

  final class Cell: UICollectionViewCell {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.made += 1
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }

  @Test("after every step the view shows and answers what the model says", arguments: UInt64(0)..<20)
  func model(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    Cell.made = 0
    let layout = Rows()
    let witness = Witness()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 200), collectionViewLayout: layout)
    view.allowsMultipleSelection = true
    view.register(Cell.self, forCellWithReuseIdentifier: "even")
    view.register(Cell.self, forCellWithReuseIdentifier: "odd")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    witness.sections = [40]
    view.dataSource = witness
    view.delegate = witness
    var selected: Set<IndexPath> = []
    var most = 0
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        witness.sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          .random(in: 0...60, using: &random)
        }
        view.reloadData()
        selected = []
      case 1:
        view.frame.size = CGSize(
          width: CGFloat(Int.random(in: 0...400, using: &random)),
          height: CGFloat(Int.random(in: 0...300, using: &random)))
      case 2:
        layout.itemHeight = CGFloat(Int.random(in: 10...60, using: &random))
        layout.invalidateLayout()
      case 3:
        let path = IndexPath(item: .random(in: 0..<60, using: &random), section: 0)
        guard let count = witness.sections.first, path.item < count else { break }
        view.selectItem(at: path, animated: false, scrollPosition: .centeredVertically)
        selected.insert(path)
      case 4:
        guard let path = selected.min() else { break }
        view.deselectItem(at: path, animated: false)
        selected.remove(path)
      default:
        view.contentOffset = CGPoint(
          x: CGFloat(Int.random(in: -50...50, using: &random)),
          y: CGFloat(Int.random(in: -50...900, using: &random)))
      }
      view.layoutIfNeeded()
      let comment = "seed \(seed), step \(step)"
      check(view, layout, witness, selected, comment)
      most = max(most, witness.displayed.count)
    }
    #expect(Cell.made <= 4 * most, "seed \(seed): two screens for each of the two identifiers")
  }

  private func check(
    _ view: UICollectionView, _ layout: Rows, _ witness: Witness, _ selected: Set<IndexPath>,
    _ comment: String
  ) {
    let bounds = view.bounds
    let seen = layout.all.filter { attributes in
      let frame = attributes.frame
      return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
        && frame.maxY > bounds.minY && bounds.width > 0 && bounds.height > 0
    }
    let items = seen.filter { $0.representedElementCategory == .cell }
    let headers = seen.filter { $0.representedElementCategory == .supplementaryView }
    #expect(witness.mistakes == [], "\(comment)")
    #expect(Set(view.indexPathsForVisibleItems) == Set(items.map(\.indexPath)), "\(comment)")
    #expect(Set(witness.displayed.keys) == Set(items.map(\.indexPath)), "\(comment)")
    #expect(witness.displayedHeaders == Set(headers.map(\.indexPath)), "\(comment)")
    #expect(view.subviews.count == seen.count, "\(comment)")
    for attributes in items {
      let cell = view.cellForItem(at: attributes.indexPath)
      #expect(cell != nil && cell === witness.displayed[attributes.indexPath], "\(comment)")
      #expect(cell?.frame == attributes.frame, "\(comment)")
      #expect(cell?.isSelected == selected.contains(attributes.indexPath), "\(comment)")
      #expect(cell?.reuseIdentifier == (attributes.indexPath.item % 2 == 0 ? "even" : "odd"), "\(comment)")
      #expect(view.indexPathForItem(at: attributes.center) == attributes.indexPath, "\(comment)")
    }
    #expect(Set(view.indexPathsForSelectedItems ?? []) == selected, "\(comment)")
    #expect(view.contentSize == layout.collectionViewContentSize, "\(comment)")
  }
}
