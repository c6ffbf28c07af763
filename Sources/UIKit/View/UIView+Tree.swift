extension UIView {
  /// Inserts a view at an index of the subviews. A view that is already a subview moves without any notification.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview === self {
      let old = subviews.firstIndex { $0 === view } ?? subviews.count
      move(view, to: old < index ? index - 1 : index)
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    let (previousTraits, previousTint) = (view.traitCollection, view.tintColor)
    view.willMove(toSuperview: self)
    if changesWindow { view.forEachInTree { $0.reportWillMove(to: newWindow) } }
    if let old = view.superview {
      view.deactivateConstraintsToOutside()
      old.willRemoveSubview(view)
      old.subviews.removeFirst(identicalTo: view)
    }
    let index = min(max(0, index), subviews.count)
    insertLayer(of: view, at: index)
    subviews.insert(view, at: index)
    view.superview = self
    view.didMoveToSuperview()
    if changesWindow { view.forEachInTree { $0.reportMove(to: newWindow) } }
    didAddSubview(view)
    if view.isLaidOutWithSuperview {
      view.setNeedsConstraintLayout()
      setNeedsLayout()
    }
    if view.traitCollection != previousTraits { view.traitsDidChangeInTree(from: previousTraits) }
    if view.ownTintColor == nil, view.tintColor != previousTint { view.tintColorDidChangeInTree() }
    view.layer.markNeedsLayout()
  }

  /// Moves a subview to an index, counted without this subview.
  func move(_ view: UIView, to index: Int) {
    subviews.removeFirst(identicalTo: view)
    let index = min(max(0, index), subviews.count)
    insertLayer(of: view, at: index)
    subviews.insert(view, at: index)
  }

  /// Reorders the subviews and their layers, without any notification.
  ///
  /// - Parameter views: The same views, back to front.
  /// - Complexity: O(*n*) for *n* layers.
  func arrangeSubviews(_ views: [UIView]) {
    subviews = views
    layer.arrangeSublayers(views.map(\.layer)) { $0.view?.superview === self }
  }

  /// Inserts a view's layer directly behind that of the subview at an index, or in front of all layers.
  private func insertLayer(of view: UIView, at index: Int) {
    guard index < subviews.count else { return layer.addSublayer(view.layer) }
    if let place = placeOfLayer(ofSubviewAt: index) {
      layer.insertSublayer(view.layer, at: UInt32(place))
    } else {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    }
  }

  /// The index of a subview's layer among the sublayers, if the sublayers without a view are all in front of those with
  /// a view, or all behind them. A search would take long among thousands of subviews.
  private func placeOfLayer(ofSubviewAt index: Int) -> Int? {
    let (layers, sibling) = (layer.children, subviews[index].layer)
    func isThere(_ place: Int) -> Bool { layers.indices.contains(place) && layers[place] === sibling }
    if isThere(index) { return index }
    let placeInFront = index + layers.count - subviews.count
    return isThere(placeInFront) ? placeInFront : nil
  }

  func detach() {
    guard let superview else { return }
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { forEachInTree { $0.reportWillMove(to: nil) } }
    deactivateConstraintsToOutside()
    superview.willRemoveSubview(self)
    superview.subviews.removeFirst(identicalTo: self)
    layer.removeFromSuperlayer()
    detachedTraits = inheritedTraits
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { forEachInTree { $0.reportMove(to: nil) } }
  }

  /// Notifies the controller of the view that its window will change, and then the view.
  private func reportWillMove(to window: UIWindow?) {
    if window == nil { viewController?.viewWillLeaveWindow() }
    willMove(toWindow: window)
  }

  /// Notifies the view that its window changed, and then its controller.
  private func reportMove(to window: UIWindow?) {
    if window != nil { AppearanceProxies.shared.apply(to: self) }
    // The touches belong to the window that the view has left.
    for recognizer in gestureRecognizers ?? [] where !recognizer.continuesWithoutWindow {
      recognizer.cancel()
    }
    didMoveToWindow()
    viewController?.viewDidMove(to: window)
  }

  /// Calls a closure with the view, then with its descendants.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// Notifies the view and the descendants that inherit its tint colour.
  func tintColorDidChangeInTree() {
    layer.contentsDidChange()
    traitCollection.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.ownTintColor == nil { subview.tintColorDidChangeInTree() }
  }

  /// Notifies the view and its descendants that the traits changed.
  func traitsDidChangeInTree(from previous: UITraitCollection) {
    // Leading edges, rounding to pixels and the sizes of texts depend on traits.
    setNeedsConstraintLayout()
    forEachInTree { view in
      view.constraintStateIfAny?.solution = nil
      view.layer.setNeedsFragment()
      view.setNeedsLayout()
      view.traitCollection.performAsCurrent {
        view.traitCollectionDidChange(previous)
        view.viewController?.traitCollectionDidChange(previous)
        for responder in [view, view.viewController] as [UIResponder?] {
          for handler in responder?.traitChangeHandlers ?? [] {
            handler.traitsDidChange(from: previous, to: view.traitCollection)
          }
        }
      }
    }
  }
}

extension Array where Element: AnyObject {
  /// Removes an object. Stops the search at the first match.
  mutating func removeFirst(identicalTo object: Element) {
    if let index = firstIndex(where: { $0 === object }) { remove(at: index) }
  }
}
