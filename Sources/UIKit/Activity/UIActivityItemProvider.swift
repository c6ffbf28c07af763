import Foundation

/// An item that is made when the user has chosen an activity. A subclass overrides ``item``.
// Unchecked because an operation is: the type of the activity is set before the item is read, on the same thread.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// An item of the same class, from which the possible activities follow.
  public let placeholderItem: Any?
  /// The activity that the user has chosen. Nil before.
  public private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with an item of the same class, from which the possible activities follow.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. On iOS, it is made on another thread; here, on the main thread. By default, that of the initializer.
  open var item: Any { placeholderItem ?? NSNull() }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// The item of the initializer.
  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  {
    placeholderItem ?? NSNull()
  }

  /// The item.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
