/// A drag on its way, as the side it comes from sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Anything, kept for the session, and seen in this program only.
  var localContext: Any? { get set }
}
