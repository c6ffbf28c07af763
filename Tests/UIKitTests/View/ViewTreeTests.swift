import Testing
import UIKit

@MainActor
@Suite("Views in a tree")
struct ViewTreeTests {
  @Test("layers stand in the order of the views, and a layer without view keeps its place")
  func order() {
    let parent = UIView(frame: .zero)
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    let extra = CALayer()
    parent.layer.addSublayer(extra)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.subviews == [a, b, c])
    #expect(parent.layer.sublayers == [a.layer, extra, b.layer, c.layer])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    #expect(parent.layer.sublayers?.last === a.layer)
  }

  @Test("inserting a view that is here already moves it, and indexes beyond the end are the end")
  func reinsertion() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(parent.addSubview)
    parent.insertSubview(views[0], at: 2)
    #expect(parent.subviews == [views[1], views[0], views[2], views[3]])
    parent.insertSubview(views[1], at: 99)
    #expect(parent.subviews == [views[0], views[2], views[3], views[1]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("a view cannot be put into itself or into one of its subviews")
  func noCycles() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil && inner.superview === outer && inner.subviews.isEmpty)
  }

  final class Witness: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willSuper \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { log.append("didSuper \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow \(newWindow != nil)") }
    override func didMoveToWindow() { log.append("didWindow \(window != nil)") }
  }

  @Test("views receive changes of superview and window; deeper ones only those of the window")
  func notifications() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (outer, inner) = (Witness(), Witness())
    outer.addSubview(inner)
    (outer.log, inner.log) = ([], [])
    window.addSubview(outer)
    #expect(outer.log == ["willSuper true", "willWindow true", "didSuper true", "didWindow true"])
    #expect(inner.log == ["willWindow true", "didWindow true"])
    outer.log = []
    outer.removeFromSuperview()
    #expect(outer.log == ["willSuper false", "willWindow false", "didSuper false", "didWindow false"])
  }

  final class BigLayer: CALayer {}
  final class CustomLayerView: UIView {
    override class var layerClass: AnyClass { BigLayer.self }
  }

  @Test("a view makes its layer of the class it names")
  func layerClass() {
    let view = CustomLayerView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is BigLayer)
    #expect(view.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer.delegate === view)
  }

  @Test("a view is found by its tag, the first in depth order")
  func tags() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(b)
    b.tag = 7
    #expect(root.viewWithTag(7) === b)
    #expect(root.viewWithTag(8) == nil)
  }
}
