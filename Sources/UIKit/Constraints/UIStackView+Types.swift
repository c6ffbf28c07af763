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
    /// The leading edges.
    case leading
    /// The first baselines, in a horizontal stack.
    case firstBaseline
    /// The centres.
    case center
    /// The trailing edges.
    case trailing
    /// The last baselines, in a horizontal stack.
    case lastBaseline

    /// The upper edges, in a horizontal stack.
    public static var top: Alignment { .leading }
    /// The lower edges, in a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
