/// The appearance of the buttons of a bar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// How far the title is from its usual position, in points. That of the item is added.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// An image behind the button, which fills it. Nil for none.
  open var backgroundImage: UIImage? { didSet { onChange() } }
  /// How far the image behind the button is from its usual position, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange() } }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Copies another appearance.
  func assume(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
