import UIKit

/// The objects of assistive technology for the content of a window. There are none while no technology asks for them.
@MainActor
final class AccessibleContent {
  private let canvas: Canvas
  private unowned let scene: UIWindowScene
  private var widgets: [AccessibleWidget] = []
  /// Its name is what was announced last.
  private var status: AccessibleWidget?
  /// The element that the app wants the user to move to.
  private weak var wanted: UIResponder?
  private var lastFrame = -1

  /// The number of frames between two updates while content moves.
  private static let framesWhileMoving = 20

  init(of scene: UIWindowScene, on canvas: Canvas) { (self.scene, self.canvas) = (scene, canvas) }

  /// Updates the objects if there was a frame since the last update. While content moves, only now and then.
  func update(isMoving: Bool) {
    let frame = canvas.frameCount
    guard frame != lastFrame, !isMoving || frame >= lastFrame + Self.framesWhileMoving else { return }
    lastFrame = frame
    // The focus leaves an object that is removed.
    let hadFocus = hasFocus
    widgets = AccessibleWidget.update(widgets, to: scene.accessibleElements, in: canvas.widget)
    place()
    if hadFocus { moveFocus() }
  }

  /// Removes all objects.
  func removeAll() {
    let hadFocus = hasFocus
    for widget in widgets { widget.remove() }
    status?.remove()
    (widgets, status, lastFrame) = ([], nil, -1)
    UIAccessibility.focusDidMove(to: nil)
    if hadFocus { canvas.widget.grabFocus() }
  }

  /// Reports what the app posted.
  ///
  /// GTK 4.8 cannot announce a text, so the text becomes the name of an object.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    switch argument {
    case let text as String: announce(text)
    case let text as NSAttributedString: announce(text.string)
    case let element as UIResponder where [.layoutChanged, .screenChanged].contains(notification):
      wanted = element
      lastFrame = -1
    default: lastFrame = -1
    }
  }

  private func announce(_ text: String) {
    let element = AccessibleElement(announcing: text, in: scene)
    if let status { return status.update(element) }
    status = AccessibleWidget(element)
    status?.widget.insertLast(in: canvas.widget)
    place()
  }

  /// Places the objects where their elements were at the last update.
  func place() {
    for widget in widgets { widget.place(from: .zero) }
    status?.place(from: .zero)
  }

  /// Whether the canvas or an object in it has the keyboard focus, and no widget in a view.
  private var hasFocus: Bool {
    canvas.widget.isFocus || widgets.contains { $0.hasFocus } || status?.hasFocus == true
  }

  /// Gives the keyboard focus to the object of the focused element. It passes the keys on to the canvas.
  private func moveFocus() {
    let wantedWidget = wanted.flatMap { wanted in widgets.lazy.compactMap { $0.widget(of: wanted) }.first }
    let focused = wantedWidget ?? widgets.lazy.compactMap(\.focused).first
    wanted = nil
    let target = focused?.widget ?? canvas.widget
    if !target.isFocus { target.grabFocus() }
    UIAccessibility.focusDidMove(to: focused?.element.responder)
  }
}
