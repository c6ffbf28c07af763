/// A layout that the user can choose in a window's header bar.
public struct LayoutChoice: Hashable, Sendable {
  /// The identifier by which the program knows the layout.
  public var identifier: String
  /// The title that the user sees.
  public var title: String

  /// Creates a choice.
  public init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }
}
