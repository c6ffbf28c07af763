/// A layout that can be chosen in a window's header bar.
public struct LayoutChoice: Hashable, Sendable {
  /// What the program knows it by.
  public var identifier: String
  /// What the user reads.
  public var title: String

  /// Makes a choice.
  public init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }
}
