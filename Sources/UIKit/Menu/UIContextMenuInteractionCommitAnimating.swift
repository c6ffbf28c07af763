/// Lets code animate along with a menu that closes because its preview was chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview that was chosen leaves.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss
  /// It becomes what is shown next.
  case pop
}
