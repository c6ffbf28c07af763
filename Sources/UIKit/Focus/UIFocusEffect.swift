/// The effect that shows that a view has the focus.
///
/// An instance of this class is the default effect: a ring around the bounds of a cell, with its rounded corners.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates the default effect.
  public override init() { super.init() }

  /// Returns an effect with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}
