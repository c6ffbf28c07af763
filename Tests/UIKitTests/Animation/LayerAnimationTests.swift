import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Animations of layers in a window")
  struct LayerAnimationTests {
    private final class Witness: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let stage: Stage
    private var layer: CALayer { view.layer }

    init() {
      stage = Stage(size: CGSize(width: 100, height: 100))
      stage.window.addSubview(view)
    }

    private func shown() throws -> CALayer { try #require(layer.presentation()) }

    @Test("§36.2 an animation that remains ends once, shows its end, and needs no more frames")
    func remaining() throws {
      let witness = Witness()
      var completions = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (1, 0.25, 0.5)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      animation.delegate = witness
      layer.add(animation, forKey: "fade")
      CATransaction.commit()
      #expect(stage.settle(within: 2), "nothing moves")
      #expect(witness.log == ["start", "stop true"] && completions == 1)
      #expect(try shown().opacity == 0.25 && layer.opacity == 1 && layer.animationKeys() == ["fade"])
      // Other properties change below it.
      view.center.x = 50
      stage.settle()
      #expect(try shown().position.x == 50 && shown().opacity == 0.25)
      layer.removeAnimation(forKey: "fade")
      #expect(try shown().opacity == 1)
      #expect(witness.log.count == 2 && completions == 1)
    }

    // x³ is 1/8 at half of the time: the curve has its x at thirds.
    @Test("§36.3 animations of a group last as long as it, follow its curve, and remain with it")
    func group() throws {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue) = (0, 80)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.5, 0.1)
      let group = CAAnimationGroup()
      group.animations = [move, fade]
      group.duration = 2
      group.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 0)
      group.fillMode = .forwards
      group.isRemovedOnCompletion = false
      layer.add(group, forKey: "both")
      #expect(move.duration == 0, "the layer has a copy")
      stage.advance(by: 0)
      stage.advance(by: 1)
      #expect(try abs(shown().position.x - 10) < 1e-4)
      #expect(try shown().opacity == 1, "the shorter one is over when the group's curve has passed it")
      #expect(stage.settle(within: 3))
      #expect(try shown().position.x == 80 && shown().opacity == 1)
      layer.removeAllAnimations()
      #expect(try shown().position.x == 5)
    }

    /// The property at a time of an animation from 2 to 10 in one second, which repeats four times.
    private func repeated(
      at time: Double, autoreverses: Bool = false, isAdditive: Bool = false, isCumulative: Bool = true
    ) throws -> CGFloat {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (2, 10, 1)
      (animation.repeatCount, animation.autoreverses) = (4, autoreverses)
      (animation.isCumulative, animation.isAdditive) = (isCumulative, isAdditive)
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "move")
      stage.advance(by: 0)
      stage.advance(by: time)
      defer { layer.removeAllAnimations() }
      return try shown().position.x
    }

    @Test("§36.14 the value at the end of each run is added to those of the next one")
    func cumulative() throws {
      #expect(try abs(repeated(at: 0.5) - 6) < 1e-9)
      #expect(try abs(repeated(at: 1.5) - 16) < 1e-9)
      #expect(try abs(repeated(at: 3.25) - 34) < 1e-9)
      #expect(try abs(repeated(at: 9) - 40) < 1e-9, "four runs of 10, after the end")
      #expect(try abs(repeated(at: 3.25, isCumulative: false) - 4) < 1e-9)
      // The layer's own value is 5, and is added once.
      #expect(try abs(repeated(at: 1.5, isAdditive: true) - 21) < 1e-9)
      // A run that also plays in reverse takes two seconds, and ends at 2.
      #expect(try abs(repeated(at: 1.5, autoreverses: true) - 6) < 1e-9)
      #expect(try abs(repeated(at: 2.5, autoreverses: true) - 8) < 1e-9)
    }

    @Test("§36.14 a cumulative rotation turns on; colours, which cannot be added, repeat")
    func cumulativeRotation() throws {
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi / 2, 1)
      (turn.repeatCount, turn.isCumulative) = (.infinity, true)
      layer.add(turn, forKey: "turn")
      let tint = CABasicAnimation(keyPath: "backgroundColor")
      (tint.fromValue, tint.toValue, tint.duration) = (UIColor.black.cgColor, UIColor.white.cgColor, 1)
      (tint.repeatCount, tint.isCumulative) = (.infinity, true)
      layer.add(tint, forKey: "tint")
      stage.advance(by: 0)
      stage.advance(by: 41.5)
      // 41 quarters are one more than whole turns.
      let shown = try shown()
      let angle = atan2(shown.affineTransform().b, shown.affineTransform().a)
      #expect(abs(abs(angle) - 3 * .pi / 4) < 1e-6 && angle > 0)
      #expect(try abs(#require(shown.backgroundColor?.components?.first) - 0.5) < 1e-6)
      layer.removeAllAnimations()
    }

    @Test("a group without a duration lasts as long as the transaction says, and so do its animations")
    func groupInTransaction() throws {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue) = (0, 80)
      let group = CAAnimationGroup()
      group.animations = [move]
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      layer.add(group, forKey: nil)
      CATransaction.commit()
      stage.advance(by: 0)
      stage.advance(by: 1)
      #expect(try abs(shown().position.x - 20) < 1e-6)
      layer.removeAllAnimations()
    }

    @Test("a value may be in an NSValue")
    func values() throws {
      func half(_ keyPath: String, from: NSValue, to: NSValue) throws -> CALayer {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
        layer.add(animation, forKey: "value")
        stage.advance(by: 0)
        stage.advance(by: 1)
        return try shown()
      }
      let position = try half(
        "position", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 40, y: 20)))
      #expect(abs(position.position.x - 20) < 1e-9 && abs(position.position.y - 10) < 1e-9)
      let bounds = try half(
        "bounds", from: NSValue(cgRect: .zero),
        to: NSValue(cgRect: CGRect(x: 2, y: 4, width: 6, height: 8)))
      #expect(abs(bounds.bounds.minX - 1) < 1e-9 && abs(bounds.bounds.height - 4) < 1e-9)
      let size = try half(
        "bounds.size", from: NSValue(cgSize: .zero), to: NSValue(cgSize: CGSize(width: 30, height: 10)))
      #expect(abs(size.bounds.width - 15) < 1e-9 && abs(size.bounds.height - 5) < 1e-9)
      let transform = try half(
        "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1)))
      #expect(abs(transform.transform.m11 - 2) < 1e-9)
      layer.removeAllAnimations()
    }

    @Test("values that are no geometry, or of several kinds, are ignored")
    func badValues() throws {
      for value in [NSValue(uiEdgeInsets: .zero), NSNull(), [1, "a"], [UIColor.red, 1]] as [Any] {
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.duration) = (value, 2)
        layer.add(animation, forKey: "value")
        stage.advance(by: 0)
        #expect(try shown().position == CGPoint(x: 5, y: 5))
      }
      layer.removeAllAnimations()
    }

    @Test("§36.6 a layer in a window has a presentation layer, also when nothing moves")
    func presentation() throws {
      #expect(try shown().position == CGPoint(x: 5, y: 5))
      let sublayer = CALayer()
      #expect(sublayer.presentation() == nil)
      layer.addSublayer(sublayer)
      #expect(sublayer.presentation() != nil)
      view.removeFromSuperview()
      #expect(layer.presentation() == nil)
    }

    // MARK: - Transactions

    @Test("§36.4 a transaction's completion waits for animations of views, also in transactions inside of it")
    func transaction() {
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      UIView.animateKeyframes(withDuration: 2, delay: 0) { view.alpha = 0.5 }
      CATransaction.commit()
      CATransaction.commit()
      stage.advance(by: 0)
      stage.advance(by: 1.5)
      #expect(log.isEmpty)
      stage.settle()
      #expect(log.sorted() == ["inner", "outer"])
    }

    @Test("§36.4 a transaction's completion waits for a push and for an update of a table")
    func transactionOfUIKit() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let table = TableController()
      let stage = Stage(navigation)
      var completions = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      navigation.pushViewController(table, animated: true)
      CATransaction.commit()
      #expect(completions == 0)
      stage.settle()
      #expect(completions == 1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { completions += 1 }
      table.tableView.beginUpdates()
      table.count = 2
      table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.tableView.endUpdates()
      CATransaction.commit()
      #expect(completions == 1)
      stage.settle()
      #expect(completions == 2)
    }

    private final class TableController: UITableViewController {
      var count = 3
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }

    @Test("§36.4 without begin(), settings belong to a transaction that ends with the next frame")
    func implicit() {
      var log: [String] = []
      CATransaction.setCompletionBlock { log.append("moved") }
      CATransaction.setAnimationDuration(3)
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      stage.advance(by: 0)
      #expect(log.isEmpty && CATransaction.animationDuration() == 0.25)
      stage.settle()
      #expect(log == ["moved"])
      CATransaction.setCompletionBlock { log.append("nothing moved") }
      #expect(log.count == 1)
      stage.advance(by: 0)
      #expect(log == ["moved", "nothing moved"])
      CATransaction.setCompletionBlock { log.append("flushed") }
      CATransaction.flush()
      #expect(log.last == "flushed")
    }
  }
}
