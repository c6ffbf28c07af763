import TestSupport
import Testing
import UIKit

/// Supplementary and decoration views, the background, and what lies on what.
@MainActor
struct ElementViewTests {
  final class Shelf: UICollectionReusableView {}

  let layout = FixedLayout()
  let source = CompleteSource(sections: [3])
  let log = CallLog(to: [.dataSource, .delegate])
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
  }

  func supplementary(_ path: IndexPath, _ frame: CGRect, z: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
    attributes.frame = frame
    attributes.zIndex = z
    return attributes
  }

  func decoration(_ path: IndexPath, _ frame: CGRect, z: Int = 0) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "shelf", with: path)
    attributes.frame = frame
    attributes.zIndex = z
    return attributes
  }

  func show(_ elements: [UICollectionViewLayoutAttributes]) {
    layout.elements = elements
    layout.invalidateLayout()
    view.layoutIfNeeded()
  }

  let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  // MARK: - Supplementary views

  @Test("a supplementary view comes and goes like a cell, with calls of its own")
  func supplementaryView() throws {
    let path = IndexPath(item: 0, section: 0)
    log.observe(view)
    show([supplementary(path, CGRect(x: 1, y: 2, width: 30, height: 40))])
    #expect(
      log.takeCalls() == [
        "dataSource viewForSupplementaryElementOfKind header 0,0",
        "delegate willDisplaySupplementaryView header 0,0",
      ])
    let header = try #require(view.supplementaryView(forElementKind: "header", at: path))
    #expect(header.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(header.reuseIdentifier == "view")
    #expect(view.visibleSupplementaryViews(ofKind: "header") == [header])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "header") == [path])
    #expect(view.indexPath(forSupplementaryView: header) == path)
    #expect(view.visibleSupplementaryViews(ofKind: "footer").isEmpty)
    #expect(view.visibleCells.isEmpty)
    show([])
    #expect(log.takeCalls() == ["delegate didEndDisplayingSupplementaryView header 0,0"])
    #expect(header.superview == nil)
    #expect(view.indexPath(forSupplementaryView: header) == nil)
    show([supplementary(path, box)])
    #expect(view.supplementaryView(forElementKind: "header", at: path) === header)
  }

  @Test("the path of a supplementary element is only a key: no item need exist there")
  func anyPath() {
    let paths = [IndexPath(item: 99, section: 99), IndexPath(index: 4), IndexPath(indexes: [1, 2, 3])]
    let reported = diagnostics { show(paths.map { supplementary($0, box) }) }
    #expect(reported == [])
    #expect(Set(view.indexPathsForVisibleSupplementaryElements(ofKind: "header")) == Set(paths))
  }

  @Test("a cell and a supplementary view at one path are two elements")
  func samePath() {
    let path = IndexPath(item: 0, section: 0)
    show([.cell(0, box), supplementary(path, box)])
    #expect(view.visibleCells.count == 1)
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 1)
  }

  @Test("a nib makes supplementary views, and is given its owner")
  func supplementaryNib() {
    var owners: [Bool] = []
    let nib = UINib { owner in
      owners.append(owner == nil)
      return [Shelf(frame: .zero)]
    }
    #expect(nib.instantiate(withOwner: self).count == 1)
    view.register(nib, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    let path = IndexPath(item: 0, section: 0)
    show([supplementary(path, box)])
    #expect(view.supplementaryView(forElementKind: "header", at: path) is Shelf)
    #expect(owners == [false, true])
  }

  @Test("the layout's attributes of a supplementary element are to be had through the view")
  func supplementaryAttributes() {
    final class Headed: UICollectionViewLayout {
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      }
    }
    view.collectionViewLayout = Headed()
    let path = IndexPath(index: 3)
    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path)
    #expect(attributes?.representedElementKind == "header")
    #expect(attributes?.indexPath == path)
  }

  // MARK: - Decoration views

  @Test("decoration views are made from the layout's registration, without the data source")
  func decorationView() throws {
    log.observe(view)
    show([decoration(IndexPath(item: 0, section: 0), box)])
    let shelf = try #require(view.subviews.first as? Shelf)
    #expect(shelf.frame == box)
    #expect(shelf.reuseIdentifier == nil)
    #expect(log.takeCalls() == [])
    show([])
    #expect(view.subviews.isEmpty)
    show([decoration(IndexPath(item: 5, section: 0), box)])
    #expect(view.subviews.first === shelf)
  }

  @Test("another layout makes decoration views of its own")
  func decorationOfAnotherLayout() {
    final class Other: UICollectionReusableView {}
    show([decoration(IndexPath(item: 0, section: 0), box)])
    let other = FixedLayout()
    other.register(UINib { _ in [Other(frame: .zero)] }, forDecorationViewOfKind: "shelf")
    other.elements = layout.elements
    view.collectionViewLayout = other
    view.layoutIfNeeded()
    #expect(view.subviews.count == 1)
    #expect(view.subviews.first is Other)
  }

  // MARK: - Order

  @Test("subviews are in ascending z-index; at equal ones cells, supplementary, decoration views")
  func order() {
    show([
      decoration(IndexPath(item: 0, section: 0), box, z: -5),
      supplementary(IndexPath(item: 0, section: 0), box),
      .cell(1, box, z: 7), .cell(0, box), .cell(2, box),
    ])
    #expect(view.subviews.map(\.layer.zPosition) == [-5, 0, 0, 0, 7])
    #expect(names() == ["shelf", "0", "2", "header", "1"])
  }

  @Test("a z-index that changes moves the view")
  func reordering() {
    show((0..<3).map { .cell($0, box, z: $0) })
    #expect(names() == ["0", "1", "2"])
    show((0..<3).map { .cell($0, box, z: -$0) })
    #expect(names() == ["2", "1", "0"])
    show([.cell(0, box, z: 0), .cell(1, box, z: 9), .cell(2, box, z: 5)])
    #expect(names() == ["0", "2", "1"])
  }

  @Test("layers take the order of their views, and a layer of the app's stays where it is")
  func layerOrder() throws {
    let line = CALayer()
    view.layer.insertSublayer(line, at: 0)
    show((0..<3).map { .cell($0, box, z: $0) })
    show((0..<3).map { .cell($0, box, z: -$0) })
    let layers = try #require(view.layer.sublayers)
    #expect(layers.first === line)
    #expect(layers.dropFirst().elementsEqual(view.subviews.map(\.layer), by: ===))
  }

  @Test("what is seen does not depend on the way there")
  func orderAfterScrolling() {
    let tall = ScriptedLayout()
    view.collectionViewLayout = tall
    source.sections = [50]
    view.reloadData()
    for offset in [0, 2000, 1000, 1040, 900, 950] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    #expect(names() == ["9", "10", "11", "12"])
  }

  @Test("a subview of the app's keeps its place among elements of its depth")
  func foreignSubview() {
    let below = UIView()
    view.insertSubview(below, at: 0)
    show([.cell(1, box), .cell(0, box)])
    #expect(view.subviews.first === below)
    #expect(view.subviews.count == 3)
  }

  private func names() -> [String] {
    view.subviews.map { subview in
      if let cell = subview as? UICollectionViewCell {
        return view.indexPath(for: cell).map { "\($0.item)" } ?? "?"
      }
      return subview is Shelf ? "shelf" : "header"
    }
  }

  // MARK: - Background

  @Test("the background is behind everything and stays with the view")
  func background() {
    let background = UIView()
    view.backgroundView = background
    show([.cell(0, box, z: -1_000_000), .cell(1, box)])
    #expect(view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentOffset = CGPoint(x: 5, y: 50)
    view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 5, y: 50, width: 200, height: 300))
    view.frame.size = CGSize(width: 400, height: 100)
    view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 5, y: 50, width: 400, height: 100))
    let other = UIView()
    view.backgroundView = other
    #expect(background.superview == nil && background.layer.zPosition == 0)
    #expect(view.subviews.first === other)
    view.backgroundView = nil
    #expect(view.subviews.count == 2)
  }
}
