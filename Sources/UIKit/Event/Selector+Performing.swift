extension Selector {
  /// The methods that were reported as missing.
  @MainActor private static var reported: Set<String> = []

  /// Calls the method with this name, and reports once for each class that has none.
  ///
  /// - Returns: Whether the object has such a method.
  @MainActor @discardableResult
  func perform(on target: AnyObject, with arguments: [Any?]) -> Bool {
    if attempt(on: target, with: arguments) { return true }
    let name = String(reflecting: type(of: target))
    if Selector.reported.insert("\(name) \(description)").inserted {
      let advice =
        target is any SelectorPerforming
        ? "Add the method to the table of \(name).perform(_:with:), or pass a closure instead."
        : "Let \(name) conform to SelectorPerforming, or pass a closure instead."
      UIDiagnostic.report(
        .unknownSelector,
        "\(name) has no method for the selector \"\(description)\". Nothing is called. \(advice)")
    }
    return false
  }

  /// Calls the method with this name of the first object that has it, in the responder chain that begins at a responder.
  ///
  /// - Returns: Whether there is such an object.
  @MainActor
  func perform(inChainFrom responder: UIResponder?, with arguments: [Any?]) -> Bool {
    sequence(first: responder, next: { $0?.next }).contains { responder in
      responder.map { attempt(on: $0, with: arguments) } ?? false
    }
  }

  /// Calls the method with this name, if the object has it.
  @MainActor
  private func attempt(on target: AnyObject, with arguments: [Any?]) -> Bool {
    if let target = target as? any SelectorPerforming, target.perform(self, with: arguments) { return true }
    if ExtensionMethods.perform(description, on: target, with: arguments) { return true }
    return (target as? UIResponder)?.performEditAction(self, sender: arguments.first ?? nil) ?? false
  }
}

extension UIResponder {
  /// The methods of the Edit menu's actions.
  static let editActions: [Selector: @MainActor (UIResponder, Any?) -> Void] = [
    .cut: { $0.cut($1) }, .copy: { $0.copy($1) }, .paste: { $0.paste($1) }, .select: { $0.select($1) },
    .selectAll: { $0.selectAll($1) }, .delete: { $0.delete($1) },
  ]

  /// Performs an action of the Edit menu, if this is one that the responder can perform now.
  fileprivate func performEditAction(_ action: Selector, sender: Any?) -> Bool {
    guard let perform = Self.editActions[action], canPerformAction(action, withSender: sender) else {
      return false
    }
    perform(self, sender)
    return true
  }
}
