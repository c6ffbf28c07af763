extension UIStackView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; which of them give is a matter of their priorities.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in proportion to their contents.
    case fillProportionally
    /// They are as long as their contents, and what is left stands between them in equal parts.
    case equalSpacing
    /// Their middles are equally far apart, as far as the spacing allows.
    case equalCentering
  }

  /// Where views stand across a stack's axis.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// At the edge where writing begins.
    case leading
    /// On the line their first line of text stands on, in a horizontal stack.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where writing ends.
    case trailing
    /// On the line their last line of text stands on, in a horizontal stack.
    case lastBaseline

    /// At the upper edge of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the lower edge of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
