/// A drag on its way, as the side it may be dropped at sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The other side, if the drag began in this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether it is shown that data is still to come.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Has everything that can be had as objects of a class, and gives it to a closure.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// Whether it is shown that data of a drop is still to come.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// It is not.
  case none
  /// It is.
  case `default`
}
