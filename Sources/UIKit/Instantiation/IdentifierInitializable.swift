/// The base class that declares the initializer of the headers and footers of a table view, `init(reuseIdentifier:)`.
///
/// It must remain the only new member of the vtable, without stored properties: `makeHeaderFooterView(_:reuseIdentifier:)` relies on
/// it. `FrameInitializable` explains why.
@preconcurrency @MainActor
open class IdentifierInitializable: UIView {
  /// Creates a view with an identifier for reuse; nil for a view that is not reused.
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a view with a frame in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// The same class as `IdentifierInitializable`, except for `required`. It is never instantiated.
@preconcurrency @MainActor
open class IdentifierInitializableTwin: UIView {
  /// Never called on this class itself; see the type.
  public required init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a view with a frame in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// Creates a header or footer of a class that is known only at run time.
@MainActor
func makeHeaderFooterView<View: UITableViewHeaderFooterView>(
  _ viewClass: View.Type, reuseIdentifier: String?
) -> View {
  let twin = unsafeBitCast(viewClass as AnyClass, to: IdentifierInitializableTwin.Type.self)
  return unsafeDowncast(twin.init(reuseIdentifier: reuseIdentifier) as AnyObject, to: View.self)
}
