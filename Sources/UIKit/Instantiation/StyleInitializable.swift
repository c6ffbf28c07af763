/// The base class that declares the initializer of every cell of a table view, `init(style:reuseIdentifier:)`.
///
/// It must remain the only new member of the vtable, without stored properties: `makeCell(_:style:reuseIdentifier:)` relies on it.
/// `FrameInitializable` explains why.
@preconcurrency @MainActor
open class StyleInitializable: UIView {
  /// Creates a cell with a style.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the standard labels.
  ///   - reuseIdentifier: The identifier for reuse; nil for a cell that is not reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a view with a frame in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// The same class as `StyleInitializable`, except for `required`. It is never instantiated.
@preconcurrency @MainActor
open class StyleInitializableTwin: UIView {
  /// Never called on this class itself; see the type.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  /// Creates a view with a frame in its superview's coordinates.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

/// Creates a cell of a class that is known only at run time.
@MainActor
func makeCell<Cell: UITableViewCell>(
  _ cellClass: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  let twin = unsafeBitCast(cellClass as AnyClass, to: StyleInitializableTwin.Type.self)
  return unsafeDowncast(twin.init(style: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: Cell.self)
}
