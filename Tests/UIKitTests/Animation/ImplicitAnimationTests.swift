import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  /// §36.14.
  @MainActor
  @Suite("Implicit animations of layers")
  struct ImplicitAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let layer = CALayer()
    private let stage: Stage

    init() {
      view.layer.addSublayer(layer)
      stage = Stage(view)
      stage.advance(by: 1)
    }

    private var shown: Float { layer.presentation()?.opacity ?? -1 }

    @Test("a change takes 0.25 seconds, along the default curve")
    func curve() {
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
      stage.advance(by: 0)
      #expect(shown == 1)
      stage.advance(by: 0.125)
      // The curve (0.25, 0.1), (0.25, 1) has the height 0.8024 in the middle of the time.
      #expect(abs(shown - (1 - 0.8024)) < 0.001)
      stage.advance(by: 0.13)
      #expect(shown == 0 && layer.animationKeys() == nil)
    }

    @Test("a second change begins at what is on screen")
    func again() {
      layer.position.x = 100
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      let middle = layer.presentation()?.position.x ?? 0
      #expect(middle > 20 && middle < 95)
      layer.position.x = 0
      #expect(layer.animationKeys() == ["position"])
      stage.advance(by: 0)
      #expect(abs((layer.presentation()?.position.x ?? 0) - middle) < 0.01)
      stage.advance(by: 0.3)
      #expect(layer.presentation()?.position.x == 0)
    }

    @Test("two changes before the next frame begin at what is on screen, too")
    func twice() {
      layer.opacity = 0
      layer.opacity = 0.5
      stage.advance(by: 0)
      #expect(shown == 1)
      stage.advance(by: 0.3)
      #expect(shown == 0.5)
    }

    @Test("the transaction has the duration, the curve and the completion")
    func transaction() {
      var count = 0
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { count += 1 }
      layer.opacity = 0
      CATransaction.commit()
      stage.advance(by: 0)
      stage.advance(by: 0.25)
      #expect(abs(shown - 0.75) < 0.001 && count == 0)
      stage.advance(by: 0.8)
      #expect(shown == 0 && count == 1)
    }

    @Test("neither a transaction without actions nor one without a duration animates")
    func transactionWithout() {
      for change in [{ CATransaction.setDisableActions(true) }, { CATransaction.setAnimationDuration(0) }] {
        CATransaction.begin()
        change()
        layer.opacity -= 0.25
        layer.setValue(2.0, forKeyPath: "transform.scale")
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
      }
      layer.setValue(3.0, forKeyPath: "transform.scale")
      #expect(layer.animationKeys() == ["transform"])
    }

    @Test("layers of views, new layers, and those without a window change at once")
    func others() {
      view.layer.opacity = 0.5
      view.layer.cornerRadius = 5
      let new = CALayer()
      view.layer.addSublayer(new)
      new.opacity = 0.5
      view.layoutIfNeeded()
      new.opacity = 0.25
      #expect(view.layer.animationKeys() == nil && new.animationKeys() == nil)
      stage.advance(by: 0.1)
      new.opacity = 1
      #expect(new.animationKeys() == ["opacity"])
      layer.removeFromSuperlayer()
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
    }

    @Test("the line of a shape and the colours of a gradient animate; a path and what is hidden do not")
    func properties() {
      let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      for layer in [shape, gradient] { view.layer.addSublayer(layer) }
      stage.advance(by: 0.1)
      shape.strokeEnd = 0.5
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      shape.shadowPath = shape.path
      shape.isHidden = true
      gradient.colors = [UIColor.blue.cgColor, UIColor.red.cgColor]
      #expect(shape.animationKeys() == ["strokeEnd"] && gradient.animationKeys() == ["colors"])
      stage.advance(by: 0)
      #expect(shape.presentation()?.strokeEnd == 1)
      stage.advance(by: 0.3)
      #expect(shape.presentation()?.strokeEnd == 0.5)
    }

    private final class Delegate: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }

    @Test(
      "the delegate and the actions of the layer come first, and an action without values begins on screen")
    func actions() {
      let delegate = Delegate()
      layer.delegate = delegate
      let slow = CABasicAnimation()
      slow.duration = 2
      layer.actions = ["position": slow, "opacity": slow]
      layer.opacity = 0
      layer.position.x = 100
      #expect(layer.animationKeys() == ["position"])
      stage.advance(by: 0)
      stage.advance(by: 1)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 50) < 0.01)
    }

    @Test("in an animation block, a layer moves with the block")
    func block() {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.opacity = 0 }
      stage.advance(by: 0)
      stage.advance(by: 0.5)
      #expect(abs(shown - 0.5) < 0.001)
    }
  }
}
