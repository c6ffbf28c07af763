/// The gestures that open a context menu: a long press and the secondary mouse button.
@MainActor
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  /// Whether there is a menu at a point of the window. Without one, the gesture does not take the touch.
  var findsMenu: ((CGPoint) -> Bool)?
  /// Called with the point of the window at which the menu opens.
  var onRecognize: ((CGPoint) -> Void)?

  private let longPress = UILongPressGestureRecognizer()
  private let secondaryClick = SecondaryClickGestureRecognizer()
  private var recognizers: [UIGestureRecognizer] { [longPress, secondaryClick] }

  override init() {
    super.init()
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.addAction { [weak self] recognizer in
        guard let self, recognizer.state == .began || recognizer === secondaryClick else { return }
        onRecognize?(recognizer.location(in: nil))
      }
    }
  }

  /// Adds the gesture recognizers to a view.
  func enter(_ view: UIView) { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }

  /// Removes the gesture recognizers from a view.
  func leave(_ view: UIView?) { for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) } }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    findsMenu?(gestureRecognizer.location(in: nil)) ?? false
  }
}
