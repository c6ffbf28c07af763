import TestSupport
import Testing

@testable import UIKit

/// Behaviour.md 17: `x' = contentWidth − x − width`, and content begins at its right end.
@MainActor
@Suite("§17.1 Right to left")
struct WritingDirectionTests {
  /// Items with given frames in content of a given size; it notes for which rectangles it was asked.
  final class Mirrored: UICollectionViewLayout {
    var frames: [CGRect] = []
    var contentSize = CGSize(width: 1000, height: 100)
    var flips = true
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var turns: [Int: CGFloat] = [:]
    var asked: [CGRect] = []
    var headers: [CGRect] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard frames.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      turns[indexPath.item].map { attributes.transform = CGAffineTransform(rotationAngle: $0) }
      return attributes
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 40, y: 0, width: 100, height: 10)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      asked.append(rect)
      return frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    /// Stops at multiples of 100, the next one in the direction of motion.
    override func targetContentOffset(
      forProposedContentOffset proposal: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let page = (proposal.x / 100).rounded(velocity.x > 0 ? .up : .down)
      return CGPoint(x: 100 * page, y: proposal.y)
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var count = 0
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private let layout = Mirrored()
  private let source = Source()
  private let view: UICollectionView

  /// Ten items of 90 × 100, 10 apart, in a view 300 wide: items 0, 1 and 2 are seen.
  init() {
    layout.frames = (0..<10).map { CGRect(x: 100 * CGFloat($0) + 5, y: 0, width: 90, height: 100) }
    source.count = 10
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.semanticContentAttribute = .forceRightToLeft
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private var shown: [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

  // The right end of 1000 in a view of 300 is at offset 700; item 0 at 5…95 becomes 905…995.
  @Test("content begins at the right end, and elements are mirrored in it")
  func start() {
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 700, y: 0))
    #expect(shown == [0, 1, 2])
    #expect(view.cellForItem(at: path(0))?.frame == CGRect(x: 905, y: 0, width: 90, height: 100))
    #expect(view.cellForItem(at: path(2))?.frame == CGRect(x: 705, y: 0, width: 90, height: 100))
    #expect(layout.asked == [CGRect(x: 0, y: 0, width: 300, height: 100)])
  }

  @Test(
    "only where the layout flips and runs against its own direction",
    arguments: [
      (true, UIUserInterfaceLayoutDirection.leftToRight, true, true),
      (false, .leftToRight, true, false),
      (true, .rightToLeft, true, false),
      (true, .leftToRight, false, false),
      (true, .rightToLeft, false, true),
    ])
  func condition(
    flips: Bool, developed: UIUserInterfaceLayoutDirection, isRightToLeft: Bool, isMirrored: Bool
  ) {
    layout.flips = flips
    layout.direction = developed
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == (isMirrored ? 700 : 0))
    #expect(view.cellForItem(at: path(0))?.frame.minX == (isMirrored ? 905 : 5))
  }

  // Item 7 at 705…795 becomes 205…295: it is at the left edge of the view at offset 205.
  @Test("questions and scrolling are in the coordinates of the content")
  func questions() {
    #expect(view.layoutAttributesForItem(at: path(7))?.frame.minX == 205)
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: "header", at: path(0))?.frame
        == CGRect(x: 860, y: 0, width: 100, height: 10))
    view.scrollToItem(at: path(7), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 205)
    #expect(shown == [5, 6, 7])
    #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 50)) == path(7))
    #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 50)) == nil)
  }

  // Content 680 is, to the layout, 1000 − 680 − 300 = 20. Moving to the left there is forward: the next stop is 100,
  // which is 1000 − 100 − 300 = 600; moving to the right the stop is 0, which is 700.
  @Test("the layout chooses the target offset in its own coordinates")
  func target() {
    view.layoutIfNeeded()
    let proposal = CGPoint(x: 680, y: 0)
    #expect(
      view.preferredOffset(for: proposal, velocity: CGPoint(x: -1, y: 0), startOfDrag: .zero)
        == CGPoint(x: 600, y: 0))
    #expect(
      view.preferredOffset(for: proposal, velocity: CGPoint(x: 1, y: 0), startOfDrag: .zero)
        == CGPoint(x: 700, y: 0))
  }

  // At 500 the view ends 200 before the right end. 400 points more content, then a view 100 narrower: still 200.
  @Test(
    "what is on screen stays there when content grows at its end, and the right edge when the view shrinks")
  func growth() {
    view.layoutIfNeeded()
    view.contentOffset.x = 500
    layout.contentSize.width = 1400
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 900)
    #expect(shown == [2, 3, 4])
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1000)
    #expect(shown == [2, 3])
  }

  // Left to right, at 200, items 2, 3 and 4 are seen; so they are, mirrored, 200 before the other end.
  @Test("when the direction changes, the same items stay on screen")
  func change() {
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    view.contentOffset.x = 200
    view.layoutIfNeeded()
    #expect(shown == [2, 3, 4])
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 500)
    #expect(shown == [2, 3, 4])
    view.semanticContentAttribute = .forceLeftToRight
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 200)
  }

  @Test("an offset set before the first layout is taken as it is")
  func early() {
    view.contentOffset.x = 205
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 205)
    #expect(shown == [5, 6, 7])
  }

  @Test("an offset adjustment of the layout's counts the other way")
  func adjustment() {
    view.layoutIfNeeded()
    view.contentOffset.x = 500
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 30, y: 0)
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 470)
  }

  @Test("a turned element is turned the other way: it fills the mirror image of its frame")
  func transform() throws {
    layout.turns = [1: 0.4]
    view.layoutIfNeeded()
    let original = try #require(layout.layoutAttributesForItem(at: path(1)))
    let mirrored = try #require(view.layoutAttributesForItem(at: path(1)))
    #expect(mirrored.transform.b == -original.transform.b && mirrored.transform.a == original.transform.a)
    #expect(abs(mirrored.frame.minX - (1000 - original.frame.maxX)) < 1e-9)
    #expect(mirrored.frame.minY == original.frame.minY && mirrored.size == original.size)
    // The layout's own object is left as it was.
    #expect(original.center.x == 150)
  }

  @Test("what is shown is what the mirrored frames have in the bounds", arguments: UInt64(0)..<30)
  func visible(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    layout.contentSize = CGSize(width: CGFloat.random(in: 0...2000, using: &random), height: 400)
    layout.frames = (0..<30).map { _ in
      CGRect(
        x: CGFloat.random(in: 0...1900, using: &random), y: CGFloat.random(in: 0...390, using: &random),
        width: CGFloat.random(in: 1...100, using: &random), height: CGFloat.random(in: 1...50, using: &random)
      )
    }
    source.count = 30
    for _ in 0..<10 {
      view.contentOffset = CGPoint(
        x: CGFloat.random(in: -50...1900, using: &random), y: CGFloat.random(in: -20...300, using: &random))
      view.layoutIfNeeded()
      let expected = layout.frames.indices.filter {
        let frame = layout.frames[$0]
        let left = layout.contentSize.width - frame.origin.x - frame.width
        return CGRect(x: left, y: frame.minY, width: frame.width, height: frame.height)
          .intersects(view.bounds)
      }
      #expect(shown == expected, "seed \(seed), bounds \(view.bounds)")
    }
  }
}
