extension UIWindow {
  /// The responder that receives keys first.
  ///
  /// While a controller is presented, keys do not reach what is below it.
  var keyResponder: UIResponder {
    trappingResponder ?? controlFocus.view ?? firstResponder ?? rootViewController?.mainView ?? self
  }

  /// Performs the action of a key.
  func perform(_ key: UIKey) {
    let flags = key.modifierFlags.subtracting(.alphaShift)
    switch (key.code, flags) {
    case (.menu, []), (.function(10), .shift): openInnermostMenu()
    case (.tab, []): _ = controlFocus.advance(isForward: true)
    case (.tab, .shift): _ = controlFocus.advance(isForward: false)
    case (.character("x"), .control): edit(.cut) { $0.cut(key) }
    case (.character("c"), .control): edit(.copy) { $0.copy(key) }
    case (.character("v"), .control): edit(.paste) { $0.paste(key) }
    #if DEBUG
      // For the people who write the app, not for those who use it.
      case (.character("l"), [.control, .shift]): showsWireframes.toggle()
    #endif
    default: break
    }
  }

  /// Opens the menu of the innermost view that receives keys and has a menu.
  private func openInnermostMenu() {
    _ = sequence(first: keyResponder, next: \.next).first { responder in
      responder !== self && (responder as? UIView)?.openContextMenuByKey() == true
    }
  }

  private func edit(_ action: Selector, _ perform: (any UIResponderStandardEditActions) -> Void) {
    (keyResponder.target(forAction: action, withSender: nil) as? UIResponder).map(perform)
  }
}
