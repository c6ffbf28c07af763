/// The ancestor that declares the initialiser every view class has, `init(frame:)`.
///
/// Its only member, and no stored property: see `make(_:frame:)`, which relies on it.
@preconcurrency @MainActor
open class FrameInitializable: UIResponder {
  /// Makes a view in its superview's coordinates.
  public init(frame: CGRect) { super.init() }
}

/// The twin of `FrameInitializable`: the same class but for `required`, and never made.
///
/// Swift makes an object from a class value only through a required initialiser, and UIKit's `init(frame:)`
/// is not one: existing cells write `override init(frame:)`. Both classes have the same superclass, the same
/// single first member and no stored property, so that the initialiser has the same place in the table of
/// every subclass, and a class value looked at as the twin's reaches it. `open` and `public` keep the
/// optimiser from calling the twin's own initialiser directly.
@preconcurrency @MainActor
open class FrameInitializableTwin: UIResponder {
  /// Never called on this class itself.
  public required init(frame: CGRect) { super.init() }
}

/// Makes a view of a class known at run time only, as `[[class alloc] initWithFrame:]` does.
@MainActor
func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  let twin = unsafeBitCast(viewClass as AnyClass, to: FrameInitializableTwin.Type.self)
  return unsafeDowncast(twin.init(frame: frame) as AnyObject, to: View.self)
}
