/// A drag session, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Any object that belongs to the session, for use in this program only.
  var localContext: Any? { get set }
}
