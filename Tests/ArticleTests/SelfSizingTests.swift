import Testing
import UIKit

/// The article "Self-sizing".
@MainActor
@Suite("Article: self-sizing")
struct SelfSizingTests {
  // snippet: cell
  /// A note as wide as its column and as high as its text.
  final class NoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: layoutAttributes.size.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      layoutAttributes.size.height = fitting.height
      return layoutAttributes
    }
  }
  // end snippet

  // snippet: manual
  /// A row that knows its height without Auto Layout.
  final class BarCell: UICollectionViewCell {
    var value: CGFloat = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20 + value
      return layoutAttributes
    }
  }
  // end snippet

  // snippet: list
  /// Rows of estimated height, measured before each pass ends.
  ///
  /// It keeps one height an item and sums them up, which costs O(n) a pass; use a prefix-sum tree for long lists.
  final class MeasuredList: UICollectionViewLayout {
    private let estimate: CGFloat = 44
    private var heights: [CGFloat] = []
    private var tops: [CGFloat] = []

    override func prepare() {
      super.prepare()
      guard let collectionView, collectionView.numberOfSections > 0 else { return }
      let count = collectionView.numberOfItems(inSection: 0)
      heights = (0..<count).map { $0 < heights.count ? heights[$0] : estimate }
      tops = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: tops.last ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      heights.indices
        .filter { tops[$0] < rect.maxY && tops[$0 + 1] > rect.minY }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let collectionView, heights.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: tops[indexPath.item], width: collectionView.bounds.width, height: heights[indexPath.item])
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let item = originalAttributes.indexPath.item
      return heights.indices.contains(item) && heights[item] != preferredAttributes.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      let item = originalAttributes.indexPath.item
      let growth = preferredAttributes.size.height - heights[item]
      heights[item] = preferredAttributes.size.height
      context.invalidateItems(at: [originalAttributes.indexPath])
      // Rows that grow above the visible area must not push down what is seen.
      if let collectionView, originalAttributes.frame.minY < collectionView.bounds.minY {
        context.contentOffsetAdjustment.y = growth
      }
      return context
    }
  }
  // end snippet

  private final class Source<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
    let count: Int
    let configure: (Cell, Int) -> Void
    var asked: [Int] = []

    init(count: Int, configure: @escaping (Cell, Int) -> Void) {
      (self.count, self.configure) = (count, configure)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      asked.append(indexPath.item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? Cell { configure(cell, indexPath.item) }
      return cell
    }
  }

  private func makeView<Cell: UICollectionViewCell>(
    _ layout: UICollectionViewLayout, _ source: Source<Cell>
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.isPrefetchingEnabled = false
    return view
  }

  @Test("a flow of notes: each is as high as its text; only those in view are measured")
  func flow() throws {
    // snippet: flow
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    // end snippet
    let source = Source<NoteCell>(count: 10_000) { cell, item in
      cell.label.text = String(repeating: "word ", count: 1 + item % 3 * 40)
    }
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    let heights = (0..<3).compactMap { view.cellForItem(at: [0, $0])?.bounds.height }
    try #require(heights.count == 3)
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    #expect(view.visibleCells.allSatisfy { $0.bounds.width == 300 })
    #expect(source.asked.count < 20)
  }

  @Test("compositional: an estimated dimension is the measured one afterwards")
  func compositional() {
    // snippet: compositional
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    // end snippet
    let source = Source<BarCell>(count: 100) { cell, item in cell.value = CGFloat(item) }
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 63, width: 300, height: 23))
  }

  @Test("the list of the article measures what is in view, and keeps it in place while scrolling up")
  func list() throws {
    let layout = MeasuredList()
    let source = Source<BarCell>(count: 1000) { cell, _ in cell.value = 80 }
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    // Four rows of 100 fill 400; the first pass estimated ten of 44.
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
    #expect(view.cellForItem(at: [0, 3])?.frame == CGRect(x: 0, y: 300, width: 300, height: 100))
    view.contentOffset.y = 10_000
    view.layoutIfNeeded()
    let before = try #require(view.indexPathsForVisibleItems.min())
    let distance = try #require(view.cellForItem(at: before)).frame.minY - view.contentOffset.y
    // A step up that shows a row for the first time: rows already seen move by that step only.
    view.contentOffset.y -= 30
    view.layoutIfNeeded()
    let after = try #require(view.cellForItem(at: before)).frame.minY - view.contentOffset.y
    #expect(abs(after - distance - 30) < 0.001)
  }

  @Test("a cell that changes asks to be measured again")
  func again() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    let source = Source<NoteCell>(count: 3) { cell, _ in cell.label.text = "one line" }
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? NoteCell)
    let height = cell.bounds.height
    // snippet: invalidate
    cell.label.text = String(repeating: "many words ", count: 40)
    cell.invalidateIntrinsicContentSize()
    // end snippet
    view.layoutIfNeeded()
    FrameClock.main.tick(at: FrameClock.main.time + 1)
    #expect(cell.bounds.height > height)
  }
}
