/// A focus update in terms of views.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus; nil if none had it or it is not on screen.
  public private(set) weak var previouslyFocusedView: UIView?
  /// The view that receives the focus; nil if none does or it is not on screen yet.
  public private(set) weak var nextFocusedView: UIView?
  /// The object that loses the focus; nil if none had it or it is not on screen.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The object that receives the focus; nil if none does or it is not on screen yet.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction of the movement; empty if there is none.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }
}
