import UIKit

/// A cell that overrides its initializer, and has stored properties that only it sets.
open class RowCell: UITableViewCell {
  /// Set by the initializer.
  public let madeFor: String
  /// Set where it is declared.
  public var note = "made"

  /// Notes the identifier, and chooses another style.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    madeFor = "\(style) \(reuseIdentifier ?? "nil")"
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { fatalError("no archives") }
}

/// Inherits the initializer, with a stored property of its own.
public final class InheritingRowCell: RowCell {
  /// Set where it is declared.
  public var numbers = [1, 2, 3]
}

/// Generic, with a stored property of the parameter's type.
public final class GenericRowCell<Content: Sendable>: UITableViewCell {
  /// Nothing until set.
  public var content: Content?
  /// Set by the initializer.
  public private(set) var title = ""

  /// Notes what it is a cell of.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title = "\(Content.self)"
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { nil }
}

/// A header that overrides its initializer.
public final class RowHeader: UITableViewHeaderFooterView {
  /// Set by the initializer.
  public let madeFor: String?

  /// Notes the identifier.
  public override init(reuseIdentifier: String?) {
    madeFor = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(UILabel())
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { nil }
}

/// A header that inherits everything but one stored property.
public final class PlainRowHeader: UITableViewHeaderFooterView {
  /// Set where it is declared.
  public var title = "header"
}
