import TestSupport
import Testing
import UIKit

/// Behaviour.md section 6, without motion.
@MainActor
struct UIScrollViewTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var onScroll: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.x),\(scrollView.contentOffset.y)")
      onScroll?(scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
  }

  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let listener = Listener()

  init() {
    view.contentSize = CGSize(width: 200, height: 1000)
    view.delegate = listener
  }

  // MARK: - Offset

  @Test("the content offset is the origin of the bounds")
  func identity() {
    view.contentOffset = CGPoint(x: 3, y: 4)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 200, height: 300))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.contentOffset == CGPoint(x: 5, y: 6))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("an offset set in code is not clamped")
  func notClamped() {
    view.setContentOffset(CGPoint(x: -10, y: 5000), animated: false)
    #expect(view.contentOffset == CGPoint(x: -10, y: 5000))
    view.contentOffset = CGPoint(x: 10, y: -5000)
    #expect(view.contentOffset == CGPoint(x: 10, y: -5000))
  }

  @Test("every change of the offset is reported once; setting the same offset is not")
  func didScroll() {
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.bounds.origin.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(listener.calls == ["scroll 0.0,10.0", "scroll 0.0,20.0", "scroll 0.0,30.0"])
  }

  @Test("a delegate that changes the offset receives that change as well")
  func reentrancy() {
    // An endless content of three pages of 100 that goes back by one page.
    listener.onScroll = { if $0.contentOffset.y >= 200 { $0.contentOffset.y -= 100 } }
    view.contentOffset.y = 230
    #expect(view.contentOffset.y == 130)
    #expect(listener.calls == ["scroll 0.0,230.0", "scroll 0.0,130.0"])
  }

  @Test("a delegate that answers each scroll with another is stopped, and that is reported")
  func endless() {
    listener.onScroll = { $0.contentOffset.y += 1 }
    let reported = diagnostics { view.contentOffset.y = 10 }
    #expect(reported.map(\.code) == [.endlessScrolling])
    #expect(view.contentOffset.y.isFinite)
    listener.onScroll = nil
    view.contentOffset.y = 5
    #expect(listener.calls.last == "scroll 0.0,5.0")
  }

  @Test(
    "a coordinate that is not finite keeps its old value",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(_ value: CGFloat) {
    view.contentOffset = CGPoint(x: 7, y: 8)
    let reported = diagnostics { view.contentOffset = CGPoint(x: 9, y: value) }
    #expect(view.contentOffset == CGPoint(x: 9, y: 8))
    #expect(reported.map(\.code) == [.invalidContentOffset])
  }

  // MARK: - Range

  @Test("an offset within the range stays in it when the content shrinks")
  func shrinkingContent() {
    view.contentOffset.y = 700
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 0)
  }

  @Test("an offset set before there is content survives the content")
  func offsetBeforeContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentOffset.y = 300
    view.contentSize = CGSize(width: 200, height: 3000)
    #expect(view.contentOffset.y == 300)
  }

  @Test("an offset set outside on purpose is left alone")
  func offsetOutside() {
    view.contentOffset.y = 2000
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 2000)
  }

  @Test("growing at the end of the content, the view keeps to the end")
  func growingView() {
    view.contentOffset.y = 700
    view.frame.size.height = 500
    #expect(view.contentOffset.y == 500)
    #expect(listener.calls.last == "scroll 0.0,500.0")
  }

  // MARK: - Insets

  @Test("at the leading edge a new inset is scrolled into view")
  func insetAtLeadingEdge() {
    view.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -10, y: -20))
    #expect(view.adjustedContentInset == view.contentInset)
    #expect(listener.calls.last == "inset")
    view.contentInset = .zero
    #expect(view.contentOffset == .zero)
  }

  @Test(
    "NaN insets, and insets larger than the view, give a valid range",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 500])
  func hostileInsets(_ value: CGFloat) {
    view.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    view.scrollRectToVisible(CGRect(x: 10, y: 500, width: 20, height: 20), animated: false)
    #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
    if !value.isFinite { #expect(view.adjustedContentInset == .zero) }
    view.contentInset = .zero
    view.contentOffset = .zero
    view.scrollRectToVisible(CGRect(x: 10, y: 500, width: 20, height: 20), animated: false)
    #expect(view.contentOffset.y == 220)
  }

  @Test("content of no finite size leaves a safe range", arguments: [CGFloat.nan, .infinity, -.infinity])
  func hostileContent(_ value: CGFloat) {
    view.contentSize = CGSize(width: value, height: value)
    view.scrollRectToVisible(CGRect(x: 10, y: 500, width: 20, height: 20), animated: false)
    #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
  }

  struct Adjustment: Sendable {
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var contentSize: CGSize
    var alwaysBounces = false
    var expected: UIEdgeInsets
  }

  // The safe area is 20, 5, 30, 5 (top, left, bottom, right); the content inset 1 all round; the view 200 × 300.
  @Test(
    "the safe area adds to the inset as the behaviour says",
    arguments: [
      Adjustment(
        behavior: .never, contentSize: CGSize(width: 900, height: 900),
        expected: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
      Adjustment(
        behavior: .always, contentSize: .zero,
        expected: UIEdgeInsets(top: 21, left: 6, bottom: 31, right: 6)),
      Adjustment(
        behavior: .automatic, contentSize: CGSize(width: 200, height: 900),
        expected: UIEdgeInsets(top: 21, left: 1, bottom: 31, right: 1)),
      Adjustment(
        behavior: .scrollableAxes, contentSize: CGSize(width: 900, height: 300),
        expected: UIEdgeInsets(top: 1, left: 6, bottom: 1, right: 6)),
      Adjustment(
        behavior: .scrollableAxes, contentSize: .zero, alwaysBounces: true,
        expected: UIEdgeInsets(top: 21, left: 6, bottom: 31, right: 6)),
    ])
  func safeArea(_ row: Adjustment) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 5)
    view.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.contentInsetAdjustmentBehavior = row.behavior
    view.contentSize = row.contentSize
    view.alwaysBounceVertical = row.alwaysBounces
    view.alwaysBounceHorizontal = row.alwaysBounces
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.adjustedContentInset == row.expected)
    #expect(view.contentOffset == CGPoint(x: -row.expected.left, y: -row.expected.top))
  }

  @Test("a safe area that changes is followed")
  func safeAreaChange() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.addSubview(view)
    window.layoutIfNeeded()
    listener.calls = []
    window.hostSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    #expect(listener.calls == ["scroll 0.0,-44.0", "inset"])
  }

  // MARK: - Showing a rectangle

  struct Showing: Sendable {
    var rect: CGRect
    var expected: CGFloat
  }

  // Insets of 10 above and 20 below: from offset 100, content 110…380 is visible; the range is −10…720.
  @Test(
    "the minimum scrolling that shows a rectangle, within the insets and the range",
    arguments: [
      Showing(rect: CGRect(x: 0, y: 200, width: 10, height: 50), expected: 100),
      Showing(rect: CGRect(x: 0, y: 370, width: 10, height: 50), expected: 140),
      Showing(rect: CGRect(x: 0, y: 60, width: 10, height: 10), expected: 50),
      Showing(rect: CGRect(x: 0, y: 990, width: 10, height: 50), expected: 720),
      Showing(rect: CGRect(x: 0, y: -50, width: 10, height: 10), expected: -10),
      Showing(rect: .null, expected: 100),
      Showing(rect: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10), expected: 100),
    ])
  func scrollRectToVisible(_ row: Showing) {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.scrollRectToVisible(row.rect, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: row.expected))
  }
}
