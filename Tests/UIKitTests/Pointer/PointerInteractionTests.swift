import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Pointer interactions")
  struct PointerInteractionTests {
    final class Delegate: UIPointerInteractionDelegate {
      var effect: (UITargetedPreview) -> UIPointerEffect = { .lift($0) }
      var events: [String] = []

      func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
      {
        interaction.view.map { UIPointerStyle(effect: effect(UITargetedPreview(view: $0))) }
      }

      func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { events.append("enter \(Int(region.rect.width))") }

      func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) { events.append("exit") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let delegate = Delegate()
    private let interaction: UIPointerInteraction

    init() {
      interaction = UIPointerInteraction(delegate: delegate)
      window.addSubview(view)
      view.addInteraction(interaction)
    }

    private func hover(_ x: Double, _ y: Double) {
      window.send(
        InputEvent(timestamp: 0, action: .hover(.init(phase: .changed, location: Point2D(x: x, y: y)))))
    }

    @Test("the view is lifted while the pointer is over it")
    func lift() {
      hover(110, 110)
      hover(120, 120)
      #expect(delegate.events == ["enter 50"])
      #expect(view.transform.a == 1.05 && view.layer.shadowOpacity > 0)
      hover(10, 10)
      #expect(delegate.events == ["enter 50", "exit"])
      #expect(view.transform == .identity && view.layer.shadowOpacity == 0)
    }

    @Test("a highlight is behind the content, and has a corner radius")
    func highlight() {
      delegate.effect = { .highlight($0) }
      let label = UILabel()
      view.addSubview(label)
      hover(110, 110)
      #expect(view.subviews.count == 2 && view.subviews.last === label)
      #expect(view.subviews.first?.layer.cornerRadius == UIPointerShape.defaultCornerRadius)
      #expect(view.subviews.first?.frame == view.bounds)
    }

    @Test("an effect ends when the interaction is disabled or removed, and does not begin again")
    func removal() {
      hover(110, 110)
      interaction.isEnabled = false
      #expect(delegate.events == ["enter 50", "exit"] && view.transform == .identity)
      hover(112, 110)
      interaction.isEnabled = true
      hover(113, 110)
      #expect(delegate.events.last == "enter 50")
      view.removeInteraction(interaction)
      hover(114, 110)
      #expect(delegate.events.last == "exit" && view.gestureRecognizers?.isEmpty != false)
    }

    private func button() -> UIButton {
      let button = UIButton(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
      button.backgroundColor = .blue
      window.addSubview(button)
      return button
    }

    @Test("§26.28 a button has an effect if that is enabled")
    func buttons() {
      let button = button()
      hover(210, 210)
      #expect(!button.isPointerInteractionEnabled && !button.isHovered && button.transform == .identity)
      button.isPointerInteractionEnabled = true
      hover(220, 210)
      #expect(button.isHovered && button.transform != .identity)
      hover(50, 50)
      #expect(!button.isHovered && button.transform == .identity)
      button.isEnabled = false
      hover(210, 210)
      #expect(!button.isHovered)
      button.isEnabled = true
      hover(220, 210)
      button.isPointerInteractionEnabled = false
      #expect(!button.isPointerInteractionEnabled && !button.isHovered && button.transform == .identity)
    }

    @Test("§26.28 the closure of a button chooses the style, and enables the effect")
    func styleProvider() {
      let button = button()
      var proposals: [CGRect] = []
      button.pointerStyleProvider = { button, effect, shape in
        guard case .roundedRect(let rect, _) = shape else { return nil }
        proposals.append(rect)
        return UIPointerStyle(effect: .lift(effect.preview))
      }
      #expect(button.isPointerInteractionEnabled)
      hover(210, 210)
      #expect(proposals == [CGRect(x: 200, y: 200, width: 50, height: 50)] && button.isHovered)
      hover(50, 50)
      button.pointerStyleProvider = { _, _, _ in nil }
      hover(210, 210)
      #expect(!button.isHovered && button.transform == .identity && button.subviews.isEmpty)
    }
  }
}
