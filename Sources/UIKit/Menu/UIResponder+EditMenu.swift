extension UIResponder {
  /// The actions that this responder or one after it can perform now, as elements of an Edit menu.
  ///
  /// - Parameters:
  ///   - choices: The titles and names of the actions.
  ///   - sender: What the methods receive. Nil for the element.
  func editMenuElements(_ choices: [(title: String, action: Selector)], sender: AnyObject?) -> [UIMenuElement]
  {
    choices.compactMap { choice in
      guard target(forAction: choice.action, withSender: sender) != nil else { return nil }
      return UIAction(title: choice.title) { [weak self, weak sender] action in
        let sender = sender ?? action
        guard let target = self?.target(forAction: choice.action, withSender: sender) else { return }
        choice.action.perform(on: target as AnyObject, with: [sender])
      }
    }
  }

  /// What the responders from this one on add to an Edit menu with these elements.
  func buildEditMenu(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    let tree = MenuTree(
      .context,
      UIMenu(
        identifier: .root, children: [UIMenu(identifier: .edit, options: .displayInline, children: elements)])
    )
    for responder in sequence(first: self, next: \.next) { responder.buildMenu(with: tree) }
    return tree.root.children.filter { ($0 as? UIMenu)?.children.isEmpty != true }
  }
}
