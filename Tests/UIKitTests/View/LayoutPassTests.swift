import Testing
import UIKit

@MainActor
@Suite("Layout passes")
struct LayoutPassTests {
  final class Counter: UIView {
    var passes = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      passes += 1
      onLayout?()
    }
  }

  @Test("several requests make one pass, and a pass visits only what asked for it")
  func coalescing() {
    let root = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (asking, silent) = (Counter(), Counter())
    root.addSubview(asking)
    root.addSubview(silent)
    root.layoutIfNeeded()
    (root.passes, asking.passes, silent.passes) = (0, 0, 0)
    asking.setNeedsLayout()
    asking.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.passes, asking.passes, silent.passes) == (0, 1, 0))
    root.layoutIfNeeded()
    #expect(asking.passes == 1)
  }

  @Test("a new size asks for layout, the same size or another place does not")
  func resizing() {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.passes = 0
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.passes == 0)
    view.frame.size.width = 11
    view.layoutIfNeeded()
    #expect(view.passes == 1)
  }

  @Test("layoutIfNeeded of a subview begins at the topmost view that needs layout")
  func topmost() {
    let (root, inner) = (Counter(), Counter())
    root.addSubview(inner)
    root.layoutIfNeeded()
    root.passes = 0
    root.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(root.passes == 1)
  }

  @Test("a layout that asks for another one while it runs comes to an end")
  func selfDisturbing() {
    let view = Counter()
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    view.layoutIfNeeded()
    #expect(view.passes == 32)
  }

  private nonisolated static let autoresizingCases: [(UIView.AutoresizingMask, CGRect)] = [
    (UIView.AutoresizingMask(), CGRect(x: 10, y: 20, width: 50, height: 30)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 150, height: 70)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 60, width: 50, height: 30)),
    // Margins 10 and 40 share 100 as 20 and 80; margins 20 and 50 share 40 as 80/7 and 200/7.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 30, y: 20 + 80.0 / 7, width: 50, height: 30)
    ),
  ]

  // A view of (10, 20, 50, 30) in 100 × 100 that becomes 200 × 140; lengths on x are 10, 50, 40, on y 20, 30, 50.
  @Test(
    "autoresizing shares the difference among the flexible lengths in proportion",
    arguments: autoresizingCases)
  func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 140)
    #expect(abs(child.frame.minX - expected.minX) < 1e-9 && abs(child.frame.minY - expected.minY) < 1e-9)
    #expect(
      abs(child.frame.width - expected.width) < 1e-9 && abs(child.frame.height - expected.height) < 1e-9)
  }
}
