import Geometry

/// An element as assistive technology sees it. A host makes an object of the desktop for each.
@MainActor
package struct AccessibleElement {
  /// What an element is. The desktop may distinguish fewer kinds.
  package enum Role: Sendable {
    /// A part of the window with elements of its own.
    case group
    /// A collection view or a table view.
    case list
    /// A cell.
    case item
    case button, toggle, link, image, text, heading, slider, searchField
    /// A text that was announced.
    case announcement
  }

  /// Something that the user can do with an element.
  @MainActor
  package struct Action {
    /// The name, such as `press`, or the name of a custom action.
    package let name: String
    /// Performs the action.
    package let perform: () -> Void

    package init(_ name: String, _ perform: @escaping () -> Void) {
      (self.name, self.perform) = (name, perform)
    }
  }

  /// What the element stands for. It identifies the element from one frame to the next.
  package let responder: UIResponder
  /// What it is.
  package var role: Role
  /// Its name.
  package var label: String
  /// What there is to say after the name: value, position, state, hint.
  package var details: [String] = []
  /// Its bounds in the coordinates of the scene.
  package var frame: CGRect
  /// Whether it is selected; nil if it cannot be.
  package var isSelected: Bool?
  /// Whether it is on; nil if it is no switch.
  package var isOn: Bool?
  package var isFocused = false
  package var isEnabled = true
  package var actions: [Action] = []
  package var children: [AccessibleElement] = []

  /// Describes a view, or another element of a view.
  init(_ responder: UIResponder, role: Role? = nil) {
    let traits = responder.accessibilityTraits
    self.responder = responder
    self.role = role ?? Role(traits)
    label = responder.accessibilityLabel ?? ""
    frame = responder.accessibilityFrame
    isEnabled = !traits.contains(.notEnabled)
    let value = responder.accessibilityValue
    if self.role == .toggle { isOn = value == "1" }
    if isOn == nil, let value { details.append(value) }
    if traits.contains(.selected) {
      isSelected = true
      details.append("selected")
    }
    if let hint = responder.accessibilityHint { details.append(hint) }
    actions = Self.actions(of: responder, traits)
    isFocused = (responder as? UIControl)?.isFocused ?? responder.isFirstResponder
  }

  /// Describes a text that was announced.
  package init(announcing text: String, in scene: UIWindowScene) {
    responder = scene
    (role, label, frame) = (Role.announcement, text, CGRect.zero)
  }

  /// Whether the focus is on the element, or on one in it.
  var containsFocus: Bool { isFocused || children.contains(where: \.containsFocus) }

  private static func actions(of responder: UIResponder, _ traits: UIAccessibilityTraits) -> [Action] {
    var actions: [Action] = []
    if responder.accessibilityRespondsToUserInteraction {
      actions.append(Action("press") { [weak responder] in responder?.activateOrTap() })
    }
    if let control = responder as? UIControl {
      actions.append(
        Action("focus") { [weak control] in control?.window?.controlFocus.move(to: control) })
    }
    if traits.contains(.adjustable) {
      actions.append(Action("increment") { [weak responder] in responder?.accessibilityIncrement() })
      actions.append(Action("decrement") { [weak responder] in responder?.accessibilityDecrement() })
    }
    for action in responder.accessibilityCustomActions ?? [] {
      actions.append(Action(action.name) { _ = action.perform() })
    }
    return actions
  }
}

extension AccessibleElement.Role {
  fileprivate init(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, Self)] = [
      (.toggleButton, .toggle), (.adjustable, .slider), (.searchField, .searchField), (.link, .link),
      (.button, .button), (.header, .heading), (.image, .image), (.staticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .group
  }
}

extension UIResponder {
  /// Activates the element. If it does not activate itself, a finger taps at its activation point.
  fileprivate func activateOrTap() {
    guard !accessibilityActivate(), let window = (self as? UIView)?.window else { return }
    let location = Point2D(accessibilityActivationPoint)
    for phase in [InputEvent.Phase.began, .ended] {
      let touch = InputEvent.Touch(id: .max, phase: phase, location: location)
      window.send(InputEvent(timestamp: window.frameClock.time, action: .touches([touch])))
    }
  }
}
