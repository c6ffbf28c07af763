import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// A view with a size of its own.
  private final class Block: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(_ views: [UIView], width: CGFloat = 200, height: CGFloat = 40) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test(
    "fill: views follow one another, and the view with the lowest hugging priority takes the remaining space")
  func fill() {
    let blocks = [Block(30, 10), Block(40, 10)]
    blocks[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = stack(blocks)
    stack.spacing = 5
    stack.layoutIfNeeded()
    #expect(blocks[0].frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(blocks[1].frame == CGRect(x: 35, y: 0, width: 165, height: 40))
  }

  @Test("equal lengths, lengths in proportion, equal gaps, equal distances of middles")
  func distributions() {
    // 200 wide with contents of 20, 40 and 60.
    let expected: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
      (.fillEqually, [0, 70, 140], [60, 60, 60]),  // (200 − 2·10) / 3
      (.fillProportionally, [0, 40, 110], [30, 60, 90]),  // 180 in 1 : 2 : 3
      (.equalSpacing, [0, 60, 140], [20, 40, 60]),  // (200 − 120) / 2 = 40 between
      (.equalCentering, [0, 70, 140], [20, 40, 60]),  // middles at 10 and 170, so 90
    ]
    for (distribution, starts, lengths) in expected {
      let blocks = [Block(20, 10), Block(40, 10), Block(60, 10)]
      let stack = stack(blocks)
      stack.spacing = 10
      stack.distribution = distribution
      stack.layoutIfNeeded()
      #expect(blocks.map(\.frame.minX) == starts, "\(distribution)")
      #expect(blocks.map(\.frame.width) == lengths, "\(distribution)")
    }
  }

  @Test("across the axis: at an edge, in the middle")
  func alignments() {
    let expected: [(UIStackView.Alignment, CGFloat)] = [(.top, 0), (.center, 15), (.bottom, 30)]
    for (alignment, top) in expected {
      let block = Block(20, 10)
      let stack = stack([block])
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(block.frame.minY == top, "\(alignment)")
      #expect(block.frame.height == 10, "\(alignment)")
    }
  }

  @Test("a hidden view takes no room, a view's own spacing counts, one that goes is forgotten")
  func changes() {
    let blocks = [Block(20, 10), Block(20, 10), Block(20, 10)]
    blocks.prefix(2).forEach { $0.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    let stack = stack(blocks)
    stack.spacing = 4
    stack.setCustomSpacing(10, after: blocks[0])
    stack.layoutIfNeeded()
    #expect(blocks.map(\.frame.minX) == [0, 30, 54])
    blocks[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(blocks[1].frame.minX == 0)
    blocks[0].isHidden = false
    blocks[1].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [blocks[0], blocks[2]])
    #expect(blocks[2].frame.minX == 30)
  }

  @Test("a custom spacing goes with its view, also if another view has the same address later")
  func spacingOfRemovedView() {
    let stack = stack([])
    for _ in 0..<50 {
      let block = Block(20, 10)
      stack.addArrangedSubview(block)
      #expect(stack.customSpacing(after: block) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(100, after: block)
      block.removeFromSuperview()
      #expect(stack.customSpacing(after: block) == UIStackView.spacingUseDefault)
    }
  }

  @Test("a hidden view has no length, between its neighbours, and does not make the stack larger")
  func hidden() {
    let blocks = [Block(20, 10), Block(30, 90), Block(20, 10)]
    let stack = UIStackView(arrangedSubviews: blocks)
    (stack.axis, stack.spacing) = (.vertical, 6)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 122))  // 10 + 6 + 90 + 6 + 10
    blocks[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 20, height: 26))  // 10 + 6 + 10
    #expect(blocks[1].frame.minY == 10 && blocks[1].frame.height == 0)
    blocks[0].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 10)
    #expect(blocks.prefix(2).allSatisfy { $0.frame.minY == 0 && $0.frame.height == 0 })
    blocks[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 30, height: 106) && blocks[1].frame.height == 90)
  }

  @Test("proportions follow the intrinsic lengths")
  func proportions() {
    let blocks = [Block(20, 10), Block(20, 10)]
    let stack = stack(blocks)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [100, 100])
    blocks[1].size.width = 60
    blocks[1].invalidateIntrinsicContentSize()
    stack.layoutIfNeeded()
    #expect(blocks.map(\.frame.width) == [50, 150])
  }

  @Test("a stack is as large as what is in it")
  func fitting() {
    let column = UIStackView(arrangedSubviews: [Block(20, 10), Block(50, 15)])
    column.axis = .vertical
    column.spacing = 5
    column.alignment = .leading
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
    let nested = UIStackView(arrangedSubviews: [column, Block(7, 7)])
    nested.isLayoutMarginsRelativeArrangement = true
    #expect(
      nested.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 73, height: 46))
  }
}
