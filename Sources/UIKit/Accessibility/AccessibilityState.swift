/// What an app has set about an element. Nil stands for what the element's class says.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var customRotors: [UIAccessibilityCustomRotor]?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var userInputLabels: [String]?
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
}

/// What a class says about its elements.
struct DefaultAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}
