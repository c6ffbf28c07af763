extension UIStackView {
  /// How the views of a stack fill its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis. Their priorities determine which of them grow or shrink.
    case fill
    /// The views fill the axis and have equal lengths.
    case fillEqually
    /// The views fill the axis in proportion to their content.
    case fillProportionally
    /// The views have the length of their content, with equal spacing between them.
    case equalSpacing
    /// The centres of the views are equally spaced, as far as the minimum spacing allows.
    case equalCentering
  }

  /// The alignment of the views on the cross axis of a stack.
  public enum Alignment: Int, Sendable {
    /// The views fill the cross axis.
    case fill
    /// Aligns the leading edges.
    case leading
    /// Aligns the first baselines, in a horizontal stack.
    case firstBaseline
    /// Aligns the centres.
    case center
    /// Aligns the trailing edges.
    case trailing
    /// Aligns the last baselines, in a horizontal stack.
    case lastBaseline

    /// Aligns the upper edges, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// Aligns the lower edges, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
