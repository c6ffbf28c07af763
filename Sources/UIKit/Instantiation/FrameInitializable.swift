/// The base class that declares the initializer of every view class, `init(frame:)`.
///
/// `init(frame:)` must remain its only member, without stored properties: `make(_:frame:)` relies on it.
@preconcurrency @MainActor
open class FrameInitializable: UIResponder {
  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) { super.init() }
}

/// The same class as `FrameInitializable`, except for `required`. It is never instantiated.
///
/// Swift creates an object from a class value only through a required initializer. UIKit's `init(frame:)` is not
/// required: existing cells write `override init(frame:)`. Both classes here have the same superclass, the same single
/// first member and no stored property. So the initializer has the same index in the vtable of every subclass, and a
/// class value that is reinterpreted as the second class reaches it. `open` and `public` keep the optimizer from
/// calling the second class's own initializer directly.
@preconcurrency @MainActor
open class FrameInitializableTwin: UIResponder {
  /// Never called on this class itself; see the type.
  public required init(frame: CGRect) { super.init() }
}

/// Creates a view of a class that is known only at run time, as `[[class alloc] initWithFrame:]` does.
@MainActor
func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  let twin = unsafeBitCast(viewClass as AnyClass, to: FrameInitializableTwin.Type.self)
  return unsafeDowncast(twin.init(frame: frame) as AnyObject, to: View.self)
}
