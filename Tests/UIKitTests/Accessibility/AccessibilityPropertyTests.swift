import CollectionViewTesting
import Testing

@testable import UIKit

extension TimedTests {
  /// Apple, UIAccessibility: what standard views say about themselves, and what apps set.
  @MainActor
  @Suite("Accessibility properties")
  struct AccessibilityPropertyTests {
    @Test("a plain view is no element; labels and controls are")
    func elements() {
      #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
      #expect(UILabel().isAccessibilityElement && UIButton().isAccessibilityElement)
      let view = UIView()
      view.isAccessibilityElement = true
      #expect(view.isAccessibilityElement)
    }

    @Test("a label is static text with its own text, until the app sets another")
    func label() {
      let label = UILabel()
      label.text = "Three"
      #expect(label.accessibilityLabel == "Three" && label.accessibilityTraits == .staticText)
      label.accessibilityLabel = "Drei"
      #expect(label.accessibilityLabel == "Drei")
      label.accessibilityAttributedLabel = NSAttributedString(string: "Trois")
      #expect(label.accessibilityLabel == "Trois")
      label.accessibilityLabel = nil
      #expect(label.accessibilityLabel == "Three" && label.accessibilityUserInputLabels == ["Three"])
    }

    @Test("a button has its title, the trait of buttons and its state")
    func button() {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
      button.isSelected = true
      button.isEnabled = false
      #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
      #expect(button.accessibilityRespondsToUserInteraction)
    }

    @Test("an image has the label that the app gave it")
    func image() {
      let image = UIImage()
      image.accessibilityLabel = "A lake"
      let view = UIImageView(image: image)
      #expect(view.accessibilityLabel == "A lake" && view.accessibilityTraits == .image)
    }

    @Test("controls are activated and adjusted, with their events")
    func actions() {
      var events: [String] = []
      let button = UIButton(primaryAction: UIAction { _ in events.append("button") })
      #expect(button.accessibilityActivate())
      button.isEnabled = false
      #expect(!button.accessibilityActivate() && !UIView().accessibilityActivate())
      let slider = UISlider()
      slider.value = 0.5
      slider.addAction(UIAction { _ in events.append("slider") }, for: .valueChanged)
      #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
      slider.accessibilityIncrement()
      #expect(abs(slider.value - 0.6) < 0.0001)
      let stepper = UIStepper()
      stepper.accessibilityIncrement()
      stepper.accessibilityIncrement()
      stepper.accessibilityDecrement()
      #expect(stepper.value == 1)
      let toggle = UISwitch()
      #expect(toggle.accessibilityValue == "0")
      #expect(events == ["button", "slider"])
    }

    @Test("the frame is that of the view in its window, until the app sets one")
    func frame() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
      root.addSubview(view)
      let stage = Stage(root)
      #expect(view.accessibilityFrame == CGRect(x: 20, y: 30, width: 40, height: 50))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 40, y: 55))
      view.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
      _ = stage
    }

    @Test("a subclass overrides what it says")
    func overrides() {
      final class Cell: UICollectionViewCell {
        override var accessibilityLabel: String? {
          get { "Photo" }
          set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
          get { super.accessibilityTraits.union(.button) }
          set { super.accessibilityTraits = newValue }
        }
      }
      let cell = Cell(frame: .zero)
      cell.accessibilityTraits = .header
      #expect(cell.accessibilityLabel == "Photo" && cell.accessibilityTraits == [.header, .button])
    }

    @Test("custom actions call a closure, or a method by name")
    func customActions() {
      final class Target: SelectorPerforming {
        var names: [String] = []
        func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
          names.append(selector.description + ((arguments.first as? UIAccessibilityCustomAction)?.name ?? ""))
          return true
        }
      }
      let target = Target()
      #expect(!UIAccessibilityCustomAction(name: "a") { _ in false }.perform())
      #expect(UIAccessibilityCustomAction(name: "b", target: target, selector: "open:").perform())
      #expect(target.names == ["open:b"])
      #expect(!UIAccessibilityCustomAction(name: "c", target: nil, selector: "open:").perform())
    }

    @Test("notifications reach what listens, and nothing happens if nothing does")
    func notifications() {
      UIAccessibility.post(notification: .announcement, argument: "Nobody hears this")
      var heard: [(UIAccessibility.Notification, String?)] = []
      UIAccessibility.listener = { heard.append(($0, $1 as? String)) }
      defer { UIAccessibility.listener = nil }
      UIAccessibility.post(notification: .announcement, argument: "Deleted")
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      #expect(heard.map(\.0) == [.announcement, .layoutChanged] && heard[0].1 == "Deleted")
    }
  }
}
