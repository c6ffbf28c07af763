import TestSupport
import Testing
import UIKit

/// Mistakes of apps and layouts do not crash, and are reported once with a message that names the cause.
@MainActor
struct MisuseTests {
  let layout = FixedLayout()
  let source = CompleteSource(sections: [3])
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    layout.elements = [.cell(0, CGRect(x: 0, y: 0, width: 50, height: 50))]
    view.dataSource = source
  }

  /// Lays out twice, the second time after an invalidation. Each mistake is reported once.
  func reported() -> [UIDiagnostic] {
    diagnostics {
      view.layoutIfNeeded()
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
  }

  /// A data source that returns what a closure makes.
  final class Custom: NSObject, UICollectionViewDataSource {
    var count = 1
    let make: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.make = make }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
  }

  // MARK: - Views

  @Test("an identifier that nothing is registered for is named")
  func unregistered() {
    layout.elements?.append(.cell(1, CGRect(x: 60, y: 0, width: 50, height: 50)))
    let custom = Custom { $0.dequeueReusableCell(withReuseIdentifier: "photo", for: $1) }
    custom.count = 2
    view.dataSource = custom
    let reported = reported()
    #expect(reported.map(\.code) == [.unregisteredIdentifier])
    #expect(reported.first?.message.contains("\"photo\"") == true)
    #expect(view.visibleCells.map(\.frame.minX) == [0, 60])
  }

  @Test("a kind of supplementary view that nothing is registered for is named")
  func unregisteredKind() {
    layout.elements = [
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: IndexPath(index: 7))
    ]
    layout.elements?[0].frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let reported = reported()
    #expect(reported.map(\.code) == [.unregisteredIdentifier])
    #expect(reported.first?.message.contains("\"view\" of kind \"badge\"") == true)
  }

  @Test("a class that is no cell is refused")
  func unsuitableClass() {
    for unsuitable: AnyClass in [UIView.self, UICollectionReusableView.self, NSObject.self] {
      let reported = diagnostics { view.register(unsuitable, forCellWithReuseIdentifier: "cell") }
      #expect(reported.map(\.code) == [.unsuitableClass])
    }
    #expect(reported() == [])
  }

  @Test("a nib without a cell is reported")
  func unsuitableNib() {
    view.register(UINib { _ in [UIView()] }, forCellWithReuseIdentifier: "cell")
    #expect(reported().map(\.code) == [.unsuitableClass])
    #expect(view.visibleCells.count == 1)
  }

  @Test("a cell that was not dequeued is not shown, but a plain one")
  func notDequeued() {
    let foreign = UICollectionViewCell(frame: .zero)
    let custom = Custom { _, _ in foreign }
    view.dataSource = custom
    let reported = reported()
    #expect(reported.map(\.code) == [.viewNotDequeued])
    #expect(reported.first?.message.contains("item [0, 0]") == true)
    #expect(foreign.superview == nil)
    #expect(view.visibleCells.count == 1)
  }

  @Test("one cell for two items is shown for the first")
  func sameCellTwice() {
    layout.elements = (0..<2).map { .cell($0, CGRect(x: 0, y: CGFloat($0) * 60, width: 50, height: 50)) }
    var cell: UICollectionViewCell?
    let custom = Custom { view, path in
      cell = cell ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return cell ?? UICollectionViewCell()
    }
    custom.count = 2
    view.dataSource = custom
    let reported = reported()
    #expect(reported.map(\.code) == [.viewNotDequeued])
    #expect(reported.first?.message.contains("item [0, 1]") == true)
    #expect(reported.first?.message.contains("item [0, 0]") == true)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(view.visibleCells.count == 2)
  }

  @Test("a decoration kind that the layout did not register is named")
  func unregisteredDecoration() {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layout.elements = [attributes]
    let reported = reported()
    #expect(reported.map(\.code) == [.unregisteredIdentifier])
    #expect(reported.first?.message.contains("shelf") == true)
    #expect(view.subviews.count == 1)
  }

  // MARK: - Counts

  @Test("negative counts are 0", arguments: [[-1], [3, -5]])
  func negativeItems(sections: [Int]) {
    layout.elements = []
    source.sections = sections
    let reported = reported()
    #expect(reported.map(\.code) == [.negativeCount])
    #expect(view.numberOfItems(inSection: sections.count - 1) == 0)
  }

  @Test("a negative number of sections is 0")
  func negativeSections() {
    final class Negative: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { -4 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        UICollectionViewCell()
      }
    }
    let negative = Negative()
    view.dataSource = negative
    let codes = reported().map(\.code)
    #expect(codes == [.negativeCount, .attributesOutOfRange])
    #expect(view.numberOfSections == 0)
  }

  @Test("the count of a section that does not exist is 0, and that is reported")
  func countOfMissingSection() {
    var count = 1
    let reported = diagnostics { count = view.numberOfItems(inSection: 5) }
    #expect(count == 0)
    #expect(reported.map(\.code) == [.indexPathOutOfRange])
  }

  @Test("a data source that asks the view while it is asked gets an end")
  func recursiveSource() {
    final class Recursive: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        view.numberOfSections + 2
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let recursive = Recursive()
    view.dataSource = recursive
    #expect(view.numberOfItems(inSection: 0) == 2)
  }

  // MARK: - Invalid layouts

  @Test("no answer for the elements is none")
  func nilElements() {
    layout.elements = nil
    #expect(reported() == [])
    #expect(view.visibleCells.isEmpty)
  }

  @Test(
    "geometry that is not finite, or a negative size, is passed over",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
      CGRect(x: 0, y: 0, width: -10, height: 10),
    ])
  func badGeometry(_ frame: CGRect) {
    layout.elements?.append(.cell(1, frame))
    let reported = reported()
    #expect(reported.map(\.code) == [.invalidGeometry])
    #expect(reported.first?.message.contains("item [0, 1]") == true)
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("a transform or an alpha of NaN is ignored")
  func badTransform() {
    let turned = UICollectionViewLayoutAttributes.cell(1, CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform3D.m34 = .nan
    let faint = UICollectionViewLayoutAttributes.cell(2, CGRect(x: 0, y: 0, width: 10, height: 10))
    faint.alpha = .nan
    layout.elements? += [turned, faint]
    #expect(reported().map(\.code) == [.invalidGeometry])
    #expect(view.visibleCells.count == 1)
  }

  @Test("enormous elements are shown where they meet the view")
  func enormous() {
    layout.elements = [
      .cell(0, CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)),
      .cell(1, CGRect(x: 1e300, y: 0, width: 1e300, height: 10)),
    ]
    #expect(reported() == [])
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("an element that is returned twice is shown once, with its first attributes")
  func duplicates() {
    layout.elements?.append(.cell(0, CGRect(x: 90, y: 0, width: 50, height: 50)))
    let reported = reported()
    #expect(reported.map(\.code) == [.duplicateAttributes])
    #expect(view.visibleCells.map(\.frame.minX) == [0])
  }

  @Test(
    "items that do not exist are ignored",
    arguments: [
      IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0),
      IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0]),
    ])
  func outOfRange(_ path: IndexPath) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layout.elements?.append(attributes)
    #expect(reported().map(\.code) == [.attributesOutOfRange])
    #expect(view.visibleCells.count == 1)
  }

  @Test("elements outside the view, and hidden ones, have no view, and that is no mistake")
  func outsideAndHidden() {
    let hidden = UICollectionViewLayoutAttributes.cell(1, CGRect(x: 0, y: 0, width: 50, height: 50))
    hidden.isHidden = true
    layout.elements? += [hidden, .cell(2, CGRect(x: 0, y: 300, width: 50, height: 50))]
    #expect(reported() == [])
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0)])
    hidden.isHidden = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
    hidden.isHidden = true
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
  }

  @Test(
    "an invalid content size is treated as 0",
    arguments: [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 10),
      CGSize(width: -5, height: 10),
    ])
  func contentSize(_ size: CGSize) {
    layout.contentSize = size
    #expect(reported().map(\.code) == [.invalidContentSize])
    #expect(view.contentSize == CGSize(width: 0, height: 10))
  }

  // MARK: - The hook

  @Test("in strict mode the first mistake stops the process, with the same words")
  func strict() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIDiagnostic.handler = { _ in }
        UIDiagnostic.isStrict = true
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: UICollectionViewLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("unregistered-identifier"))
    #expect(words.contains("\"photo\""))
  }
}
