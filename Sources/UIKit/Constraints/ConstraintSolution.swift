/// The frames that constraints determine for the views and guides of one layout, and the values they depend on.
@MainActor
struct ConstraintSolution {
  /// The frames in the coordinates of the superview, or of the view that owns a guide, in points.
  var frames: [ObjectIdentifier: CGRect] = [:]
  /// The content sizes that constraints determine for scroll views, in points.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The size of the root view.
  var size: CGSize
  /// The values that the solution depends on. When one changes, the solution is no longer valid.
  var givens: [Given] = []

  /// A value that constraints use but do not determine.
  enum Given {
    case frame(of: UIView, CGRect)
    case insets(of: UILayoutGuide, UIEdgeInsets)
    case contentSize(of: UIScrollView, CGSize)
    case contentOffset(of: UIView, CGPoint)

    @MainActor var holds: Bool {
      switch self {
      case .frame(let view, let frame): view.frame == frame
      case .insets(let guide, let insets): guide.insets == insets
      case .contentSize(let view, let size): view.contentSize == size
      case .contentOffset(let view, let offset): view.bounds.origin == offset
      }
    }
  }

  /// Whether the solution is valid for a root of a size, with the current values.
  func holds(for size: CGSize) -> Bool { self.size == size && givens.allSatisfy(\.holds) }
}
