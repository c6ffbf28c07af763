/// Where constraints place the views and guides that are laid out together, and what that was found out from.
@MainActor
struct ConstraintSolution {
  /// Frames in the coordinates of the superview, or of the view a guide belongs to, in points.
  var frames: [ObjectIdentifier: CGRect] = [:]
  /// The size of the view at the root.
  var size: CGSize
  /// What was taken as given, to notice when it changes.
  var givens: [Given] = []

  /// Something that constraints refer to and do not decide.
  enum Given {
    case frame(of: UIView, CGRect)
    case insets(of: UILayoutGuide, UIEdgeInsets)

    @MainActor var holds: Bool {
      switch self {
      case .frame(let view, let frame): view.frame == frame
      case .insets(let guide, let insets): guide.insets == insets
      }
    }
  }

  /// Whether the solution is one for a root of a size, with what else is given as it is now.
  func holds(for size: CGSize) -> Bool { self.size == size && givens.allSatisfy(\.holds) }
}
