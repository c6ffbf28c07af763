import Geometry
import TestSupport
import Testing

@testable import UIKit

/// Sections that are lists, and their cells. The width is 320 points.
@MainActor
@Suite("Lists")
final class ListLayoutTests: NSObject, UICollectionViewDataSource {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private var window: UIWindow { stage.window }
  private var counts = [3]
  private var configured: [IndexPath] = []
  private var configure: (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(path.item)"
    cell.contentConfiguration = content
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    configured.append(path)
    (cell as? UICollectionViewListCell).map { configure($0, path) }
    return cell
  }

  private func show(_ list: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.isPrefetchingEnabled = false
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func cell(_ item: Int, _ section: Int = 0, in view: UICollectionView) throws
    -> UICollectionViewListCell
  {
    try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
  }

  @Test("§25.1 rows of one line are 44 points high and as wide as a plain list")
  func plainRows() throws {
    let view = show(.init(appearance: .plain))
    for item in 0..<3 {
      #expect(
        try cell(item, in: view).frame == CGRect(x: 0, y: CGFloat(item) * 44, width: 320, height: 44))
    }
    #expect(view.contentSize == CGSize(width: 320, height: 132))
  }

  @Test("§25.2 boxes are inset by 16 points, 35 points below each other, and round at their ends")
  func boxes() throws {
    counts = [2, 1]
    let view = show(.init(appearance: .insetGrouped))
    #expect(try cell(0, in: view).frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(try cell(0, 1, in: view).frame == CGRect(x: 16, y: 158, width: 288, height: 44))
    let (first, last) = (try cell(0, in: view), try cell(1, in: view))
    #expect(first.layer.cornerRadius == 10 && last.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test("§25.2 the row that becomes the last one after an insertion gets the round corners, twice in a row")
  func cornersAfterInsertion() throws {
    let view = show(.init(appearance: .insetGrouped))
    for count in [4, 5] {
      counts = [count]
      UIView.performWithoutAnimation {
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: count - 1, section: 0)]) }
      }
      window.layoutIfNeeded()
      #expect(try cell(count - 2, in: view).layer.cornerRadius == 0)
      #expect(try cell(count - 1, in: view).layer.cornerRadius == 10)
    }
  }

  @Test("a row is as high as its text requires in the width that accessories leave")
  func selfSizing() throws {
    configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: 20)
      cell.contentConfiguration = content
      cell.accessories = path.item == 0 ? [] : [.label(text: "A rather long label")]
    }
    let view = show(.init(appearance: .plain))
    let (bare, labelled) = (try cell(0, in: view), try cell(1, in: view))
    #expect(bare.frame.height > 44)
    #expect(labelled.frame.height > bare.frame.height)
    #expect(labelled.frame.minY == bare.frame.maxY)
  }

  @Test("opening a list of 100,000 rows configures the visible ones")
  func cost() {
    counts = [100_000]
    let view = show(.init(appearance: .plain))
    #expect(configured.count <= 13)
    configured = []
    view.contentOffset.y = 1_000_000
    window.layoutIfNeeded()
    #expect(configured.count <= 13)
  }

  @Test("the button of an accessory performs its action by touch")
  func accessoryAction() throws {
    var taps = 0
    configure = { cell, _ in cell.accessories = [.detail(actionHandler: { taps += 1 })] }
    let view = show(.init(appearance: .plain))
    for _ in 1...2 {
      stage.finger.tap(293, 22)
      stage.advance(by: 1)
    }
    #expect(taps == 2)
    _ = view
  }

  @Test("invalid widths and levels are treated as none")
  func invalidNumbers() throws {
    configure = { cell, _ in
      cell.indentationWidth = .nan
      cell.indentationLevel = -3
      cell.accessories = [.checkmark(options: .init(reservedLayoutWidth: .custom(-.infinity)))]
      var content = cell.defaultContentConfiguration()
      content.text = ""
      content.imageProperties.maximumSize = CGSize(width: -1, height: CGFloat.nan)
      cell.contentConfiguration = content
    }
    let view = show(.init(appearance: .insetGrouped))
    #expect(try cell(0, in: view).frame.height == 44)
  }
}
