/// A drag session, as its destination sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if the drag started in this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether progress is shown while data is loading.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads all items that are available as objects of a class, and passes them to a closure.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether progress is shown while data of a drop is loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Shows no progress.
  case none
  /// Shows progress.
  case `default`
}
