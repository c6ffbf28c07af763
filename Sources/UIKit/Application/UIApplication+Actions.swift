extension UIApplication {
  /// Calls a method of an object by name.
  ///
  /// - Parameters:
  ///   - action: The name of the method. It may take the sender, and the event.
  ///   - target: The object, whose class conforms to ``SelectorPerforming``. Nil for the first responder and the
  ///     responders after it, or, without a first responder, the sender and those after it.
  ///   - sender: The object that the method receives.
  ///   - event: The event.
  /// - Returns: Whether an object has such a method.
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: [sender, event]) }
    let responder = sender as? UIResponder
    let window = (responder as? UIView)?.window ?? keyWindow
    return action.perform(
      inChainFrom: window?.firstResponder ?? responder ?? window, with: [sender, event])
  }
}
