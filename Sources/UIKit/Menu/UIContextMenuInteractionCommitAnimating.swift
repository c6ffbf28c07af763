/// Runs animations together with a menu that closes because its preview was chosen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a chosen preview disappears.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to its source.
  case dismiss
  /// It becomes the next view.
  case pop
}
