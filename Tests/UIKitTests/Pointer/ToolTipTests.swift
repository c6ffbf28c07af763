import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Tool tips")
  struct ToolTipTests {
    private final class Delegate: UIToolTipInteractionDelegate {
      func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
      {
        point.x < 50
          ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
      }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let stage: Stage

    init() {
      root.addSubview(view)
      stage = Stage(root)
    }

    private func hover(_ x: Double, _ y: Double, wait seconds: TimeInterval = 1) {
      stage.send(.hover(.init(phase: .changed, location: .init(x: x, y: y))))
      stage.advance(by: seconds)
    }

    private var panel: UIView? { stage.window.subviews.count > 1 ? stage.window.subviews.last : nil }
    private var text: String? { (panel?.subviews.first as? UILabel)?.text }

    @Test("§26.30 the text appears where the pointer rests, and disappears with the pointer or a touch")
    func resting() throws {
      view.addInteraction(UIToolTipInteraction(defaultToolTip: "A view"))
      hover(110, 110, wait: 0.3)
      hover(120, 110, wait: 0.3)
      #expect(text == nil, "it has moved")
      hover(121, 110)
      #expect(text == "A view")
      let frame = try #require(panel).frame
      #expect(frame.minX == 121 && frame.minY == 130)
      hover(150, 150)
      #expect(panel?.frame == frame, "it stays")
      hover(50, 50)
      #expect(text == nil)
      hover(150, 150)
      #expect(text == "A view")
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 150, y: 150))
      stage.settle()
      #expect(text == nil)
    }

    @Test("§26.30 the tool tip is inside of the window")
    func edges() throws {
      view.frame = CGRect(x: 300, y: 300, width: 100, height: 100)
      view.addInteraction(
        UIToolTipInteraction(defaultToolTip: String(repeating: "A text of several lines. ", count: 10)))
      hover(395, 395)
      let frame = try #require(panel).frame
      #expect(frame.maxX == 400 && frame.maxY == 385 && frame.minX >= 0 && frame.height > 40)
    }

    @Test("§26.30 a delegate chooses the text and its rectangle")
    func delegate() {
      let (interaction, delegate) = (UIToolTipInteraction(), Delegate())
      interaction.delegate = delegate
      view.addInteraction(interaction)
      hover(110, 110)
      #expect(text == "left")
      hover(160, 110)
      #expect(text == nil)
      hover(110, 110)
      interaction.isEnabled = false
      #expect(text == nil)
      hover(111, 110)
      #expect(text == nil)
      interaction.isEnabled = true
      hover(112, 110)
      #expect(text == "left")
      view.removeInteraction(interaction)
      #expect(text == nil && view.gestureRecognizers?.isEmpty != false)
    }

    @Test("§26.30 a control has a tool tip")
    func control() {
      let button = UIButton(frame: view.bounds)
      #expect(button.toolTip == nil && button.toolTipInteraction == nil)
      button.toolTip = "Undo"
      view.addSubview(button)
      #expect(button.toolTipInteraction?.defaultToolTip == "Undo")
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      hover(110, 110)
      #expect(text == "Undo")
      stage.finger.tap(at: CGPoint(x: 150, y: 150))
      #expect(taps == 1 && text == nil)
      button.toolTip = nil
      hover(120, 110)
      #expect(text == nil && button.toolTipInteraction == nil)
    }
  }
}
