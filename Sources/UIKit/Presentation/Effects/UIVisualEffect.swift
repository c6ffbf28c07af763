/// An effect of a visual effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  /// Creates an effect without any appearance.
  public override init() { super.init() }
}
