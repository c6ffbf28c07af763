/// The appearance of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the image and the title. Nil for the default.
  open var iconColor: UIColor? { didSet { onChange() } }
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the title is from its usual position, in points. That of the item is added.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// The colour of the badge. Nil for red. That of the item takes precedence.
  open var badgeBackgroundColor: UIColor? { didSet { onChange() } }
  /// Attributes of the text in the badge, which replace the usual ones.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the badge is from its usual position, in points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { onChange() } }

  /// How far the text in the badge is from its usual position, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange() } }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Copies another appearance.
  func assume(_ other: UITabBarItemStateAppearance) {
    (iconColor, titleTextAttributes) = (other.iconColor, other.titleTextAttributes)
    titlePositionAdjustment = other.titlePositionAdjustment
    (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
