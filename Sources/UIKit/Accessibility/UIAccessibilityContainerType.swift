/// What elements are together.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none
  /// A table of rows and columns.
  case dataTable
  /// A list.
  case list
  /// A part of the screen, such as navigation.
  case landmark
  /// A group.
  case semanticGroup
}
