/// A change of focus, told in views.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus; nil when none had it, or it is not on screen.
  public private(set) weak var previouslyFocusedView: UIView?
  /// The view that gets the focus; nil when none does, or it is not on screen yet.
  public private(set) weak var nextFocusedView: UIView?
  /// What loses the focus; nil when nothing had it, or it is not on screen.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What gets the focus; nil when nothing does, or it is not on screen yet.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction of the movement; empty when there is none.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
  }
}
