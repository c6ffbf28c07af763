/// The gestures that ask for a context menu: a long press, and the mouse's other button.
@MainActor
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  /// Whether there is a menu at a point of the window; where there is none the touch is for others.
  var findsMenu: ((CGPoint) -> Bool)?
  /// Called with a point of the window where there is one.
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

  /// Looks at the touches of a view.
  func enter(_ view: UIView) { for recognizer in recognizers { view.addGestureRecognizer(recognizer) } }

  /// Looks at them no longer.
  func leave(_ view: UIView?) { for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) } }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    findsMenu?(gestureRecognizer.location(in: nil)) ?? false
  }
}
