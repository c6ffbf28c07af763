import DisplayList
import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Members of views, layers and other classes that screens use here and there.
  @MainActor
  @Suite("Small members")
  struct SmallMembersTests {
    private static var key: UInt8 = 0
    private static var otherKey: UInt8 = 0

    private final class Token {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }

    @Test("associated objects are found under their key, and end with a view")
    func associations() {
      var ended = 0
      do {
        let (view, object) = (UIView(), NSObject())
        for owner in [view, object] as [NSObject] {
          objc_setAssociatedObject(owner, &Self.key, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          objc_setAssociatedObject(owner, &Self.otherKey, "b", .OBJC_ASSOCIATION_COPY)
          #expect(objc_getAssociatedObject(owner, &Self.key) as? Int == 7)
          #expect(objc_getAssociatedObject(owner, &Self.otherKey) as? String == "b")
          objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
          objc_removeAssociatedObjects(owner)
          #expect(objc_getAssociatedObject(owner, &Self.otherKey) == nil)
        }
        objc_setAssociatedObject(view, &Self.key, Token { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Self.otherKey, Token {}, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil, "kept weakly, it has ended")
      }
      #expect(ended == 1)
    }

    @Test("values of other objects end when further ones are associated, and do not pass to new objects")
    func otherAssociations() {
      nonisolated(unsafe) var ended = 0
      for _ in 0..<100 {
        let object = NSObject()
        #expect(objc_getAssociatedObject(object, &Self.key) == nil)
        objc_setAssociatedObject(object, &Self.key, Token { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(ended > 80)
    }

    @Test("the name of a class, and what an object responds to")
    func classes() {
      #expect(UIView.description() == "UIKit.UIView")
      #expect(UIView().responds(to: Selector("copy:")) && !UIView().responds(to: Selector("fly")))
      #expect(CGFloat(3).distance(from: 5) == 2)
    }

    @Test("endEditing takes the keys from a view inside, by force if it refuses")
    func editing() {
      final class Field: UIView {
        var refuses = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refuses }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (field, other) = (Field(), UIView())
      window.addSubview(field)
      window.addSubview(other)
      field.becomeFirstResponder()
      #expect(other.endEditing(true) && field.isFirstResponder)
      field.refuses = true
      #expect(!window.endEditing(false) && field.isFirstResponder)
      #expect(window.endEditing(true) && !field.isFirstResponder)
    }

    @Test("a view receives one touch at a time unless it asks for several")
    func touches() {
      final class Pad: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
      }
      for isMultiple in [false, true] {
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        pad.isMultipleTouchEnabled = isMultiple
        let fingers = Stage(pad).finger
        fingers.down(20, 20, finger: 1)
        fingers.down(40, 20, finger: 2)
        #expect(pad.count == (isMultiple ? 2 : 1))
      }
    }

    @Test("margins that preserve the superview's are at least as far from its edges")
    func margins() {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
      let inner = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
      outer.addSubview(inner)
      #expect(inner.layoutMargins.left == 8)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
    }

    @Test("the layout direction of an attribute")
    func direction() {
      #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
      #expect(
        UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
      #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    }

    // MARK: - Drawing

    @Test("render(in:) and drawHierarchy draw the view into the context")
    func drawing() throws {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
      view.backgroundColor = .red
      let rendered = CGContext.commands(size: CGSize(width: 40, height: 40)) { view.layer.render(in: $0) }
      #expect(
        Fragment(identity: 0, generation: 0, commands: rendered).extent
          == Rectangle(x: 0, y: 0, width: 20, height: 10))
      let drawn = CGContext.commands(size: CGSize(width: 40, height: 40)) { _ in
        #expect(view.drawHierarchy(in: CGRect(x: 5, y: 5, width: 10, height: 20), afterScreenUpdates: true))
      }
      #expect(
        Fragment(identity: 0, generation: 0, commands: drawn).extent
          == Rectangle(x: 5, y: 5, width: 10, height: 20))
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false), "there is no context")
    }

    @Test("a resizable snapshot shows a part of the view")
    func partialSnapshot() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let part = UIView(frame: CGRect(x: 60, y: 60, width: 40, height: 40))
      part.backgroundColor = .red
      view.addSubview(part)
      let rect = CGRect(x: 50, y: 50, width: 50, height: 50)
      let snapshot = try #require(
        view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero))
      #expect(snapshot.bounds.size == CGSize(width: 50, height: 50))
      snapshot.frame.size = CGSize(width: 100, height: 50)
      let extent = try #require(snapshot.makeDisplayList().root.extent)
      #expect(extent.maxX <= 100 && extent.maxY <= 50)
      #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero) == nil)
    }

    // MARK: - Animation

    private func show(_ view: UIView) -> Stage {
      let stage = Stage(size: CGSize(width: 100, height: 100))
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
      return stage
    }

    @Test("a cross-fade covers the view with its old appearance, which fades")
    func crossDissolve() throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let stage = show(view)
      let seconds = stage.seconds
      seconds.tick(0)
      var finished: Bool?
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .red
      } completion: {
        finished = $0
      }
      let cover = try #require(view.subviews.first)
      #expect(cover.frame == view.bounds && view.backgroundColor == .red)
      seconds.tick(0)
      seconds.tick(0.5)
      #expect(abs((cover.layer.presentation()?.opacity ?? 1) - 0.5) < 1e-6)
      seconds.tick(1.1)
      #expect(finished == true && view.subviews.isEmpty)
      withExtendedLifetime(stage) {}
    }

    @Test("a flip shows the old side for the first half, and the view itself for the second")
    func flip() throws {
      let (front, back) = (UIView(), UIView())
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      card.addSubview(front)
      let stage = show(card)
      let seconds = stage.seconds
      seconds.tick(0)
      var finished: Bool?
      UIView.transition(from: front, to: back, duration: 1, options: .transitionFlipFromLeft) {
        finished = $0
      }
      #expect(front.superview == nil && back.superview === card && card.subviews.count == 2)
      seconds.tick(0)
      seconds.tick(0.25)
      let first = try #require(card.layer.presentation()).transform
      #expect(first.m11 > 0.01 && first.m11 < 0.99 && card.subviews.count == 2)
      seconds.tick(0.51)
      #expect(card.subviews == [back])
      seconds.tick(0.6)
      seconds.tick(2)
      #expect(finished == true && card.layer.animationKeys() == nil)
      withExtendedLifetime(stage) {}
    }

    @Test("a layer's speed and time offset pause and resume its animations, and those of its sublayers")
    func timing() throws {
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
      let seconds = TestSeconds()
      seconds.tick(0)
      layer.add(animation, forKey: "fade")
      seconds.tick(0)
      seconds.tick(4)
      func opacity() -> Float { layer.presentation()?.opacity ?? -1 }
      #expect(abs(opacity() - 0.4) < 1e-5)
      // The way of Apple's technical note QA1673.
      let paused = outer.convertTime(FrameClock.main.time, from: nil)
      outer.speed = 0
      outer.timeOffset = paused
      seconds.tick(100)
      #expect(abs(opacity() - 0.4) < 1e-5)
      #expect(!FrameClock.main.isRunning)
      let offset = outer.timeOffset
      outer.speed = 1
      outer.timeOffset = 0
      outer.beginTime = 0
      outer.beginTime = outer.convertTime(FrameClock.main.time, from: nil) - offset
      seconds.tick(102)
      #expect(abs(opacity() - 0.6) < 1e-5)
      #expect(
        layer.convertTime(outer.convertTime(7, from: nil), from: outer) == outer.convertTime(7, from: nil))
      outer.beginTime = 0
    }

    @Test("an action animates a change, and NSNull does nothing")
    func actions() {
      let layer = CALayer()
      let fade = CABasicAnimation()
      fade.duration = 1
      layer.actions = ["opacity": fade, "position": NSNull()]
      layer.position = CGPoint(x: 5, y: 5)
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.9
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == ["opacity"])
    }

    // MARK: - Text size

    @Test("font metrics scale as the text style does; a label follows the category")
    func fontMetrics() {
      // Body text: 17 points for large, 23 for the largest size without accessibility, 53 for the largest at all.
      let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
      let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let font = UIFont.systemFont(ofSize: 34)
      #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 46)
      #expect(
        UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 60, compatibleWith: huge).pointSize
          == 60)
      #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 17, compatibleWith: huge) == 30)
      let label = UILabel()
      label.font = UIFontMetrics.default.scaledFont(for: font)
      label.adjustsFontForContentSizeCategory = true
      label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      #expect(label.font.pointSize == 106)
      #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
      #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
      #expect(UIContentSizeCategory.small < .accessibilityLarge)
    }
  }
}

extension CGFloat {
  /// Calls `abs` as libraries do in extensions of `CGFloat`.
  fileprivate func distance(from other: CGFloat) -> CGFloat { abs(self - other) }
}

extension CGContext {
  /// What a closure draws.
  @MainActor
  fileprivate static func commands(size: CGSize, _ draw: @escaping (CGContext) -> Void) -> [Command] {
    final class Canvas: UIView {
      var draw: (CGContext) -> Void = { _ in }
      override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(draw) }
    }
    let canvas = Canvas(frame: CGRect(origin: .zero, size: size))
    canvas.backgroundColor = .clear
    canvas.draw = draw
    return canvas.makeDisplayList().root.commands
  }
}
