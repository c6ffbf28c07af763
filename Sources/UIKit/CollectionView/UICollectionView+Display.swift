// The elements on screen: those that appear, those that stay, and those that disappear.
extension UICollectionView {
  /// Asks the layout for the elements in a rectangle and shows a view for each.
  ///
  /// The delegate receives all appearing elements before the first disappearing one. The visible elements change
  /// between the two. Elements that stay are updated only if their attributes have changed.
  ///
  /// - Complexity: O(*n*) for *n* elements that the layout returns or that are on screen, plus a sort of those that
  ///   disappear.
  func displayElements(in rect: CGRect) {
    passNumber += 1
    var entering: [PlacedElement] = []
    var enteringKeys: Set<ElementKey> = []
    for attributes in attributesToShow(in: rect) {
      let key = ElementKey(attributes)
      switch visible.encounter(key, in: passNumber) {
      case .present(let view):
        update(view, to: attributes)
        measure(view, with: attributes)
      case .absent where enteringKeys.insert(key).inserted:
        entering.append((key, attributes))
      case .absent, .repeated:
        reportRepeated(key)
      }
    }
    restoreOrderIfNeeded()
    guard !measureAhead(entering) else { return }
    var arrived: [PlacedView] = []
    // Once a reload is requested, no more views of the old data are needed.
    for (key, attributes) in entering where !needsReload {
      arrived.append((key, recall(key, to: attributes) ?? beginDisplaying(key, with: attributes)))
    }
    let leaving = visible.removeElements(notIn: passNumber)
    for (key, view) in arrived { visible.insert(view, for: key, in: passNumber) }
    endDisplaying(leaving)
  }

  /// Returns the layout's elements that are visible in a rectangle. Reports invalid ones and leaves them out.
  func attributesToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let answer = driver.elements(in: rect, of: .visible)
    driver.readContentSizeIfNeeded()
    let viewport = Viewport(bounds: rect, space: layer.properties.sublayerMatrix)
    let counts = counts
    let held = heldAttributes
    let heldKey = held.map { ElementKey($0) }
    var shown: [UICollectionViewLayoutAttributes] = []
    shown.reserveCapacity(answer.count + 1)
    // A loop, because a closure would check on each call that it runs on the main actor.
    for attributes in answer {
      guard isValid(attributes), viewport.shows(attributes) else { continue }
      if let heldKey, heldKey == ElementKey(attributes) { continue }
      if exists(attributes, in: counts) { shown.append(attributes) }
    }
    if let held { shown.append(held) }
    return shown
  }

  /// Whether attributes have finite values and a size that is not negative. Reports those that have not.
  private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isValid else { return true }
    report(
      .invalidGeometry,
      "\(type(of: collectionViewLayout)) returned attributes for \(ElementKey(attributes)) with a NaN or infinite "
        + "value or a negative size. The element is not shown. Return finite values and sizes of 0 or more.")
    return false
  }

  /// Whether the data has the item of a cell's attributes. Reports those for which it has none.
  private func exists(_ attributes: UICollectionViewLayoutAttributes, in counts: ItemCounts) -> Bool {
    guard attributes.representedElementCategory == .cell, !counts.contains(attributes.indexPath) else {
      return true
    }
    report(
      .attributesOutOfRange,
      "\(type(of: collectionViewLayout)) returned attributes for \(ElementKey(attributes)), which does not exist. "
        + "The attributes are ignored. Return attributes for existing items only.")
    return false
  }

  /// Reports that the layout returned an element twice.
  func reportRepeated(_ key: ElementKey) {
    report(
      .duplicateAttributes,
      "\(type(of: collectionViewLayout)) returned attributes for \(key) twice. The first ones are used. "
        + "Return each element once.")
  }

  /// Creates a view for an appearing element, notifies the delegate and adds the view, without animation.
  func beginDisplaying(
    _ key: ElementKey, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    AnimationScope.perform(nil) { makeDisplayedView(for: key, with: attributes) }
  }

  private func makeDisplayedView(
    for key: ElementKey, with attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let view = makeView(for: key, with: attributes)
    measure(view, with: attributes)
    view.display.phase = .displayed
    name(view, key)
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell, !view.display.isPlaceholder {
        collectionViewDelegate?.collectionView(self, willDisplay: cell, forItemAt: view.display.dataPath)
      }
    case .supplementaryView:
      collectionViewDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: view.display.dataPath)
    case .decorationView:
      break
    }
    insertInOrder(view)
    return view
  }

  /// Records the element that a view shows.
  func name(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.display.elementKey = key
    view.display.dataPath = data.dataPath(of: key)
    view.display.isPlaceholder = key.category == .cell && data.isPlaceholder(key.indexPath)
  }

  /// Removes views that are no longer visible from the screen, and notifies the delegate.
  func endDisplaying(_ views: [UICollectionReusableView]) {
    for view in views {
      let key = view.display.elementKey
      switch (key?.category, view) {
      case (.cell, let cell as UICollectionViewCell) where !view.display.isPlaceholder:
        collectionViewDelegate?.collectionView(
          self, didEndDisplaying: cell, forItemAt: view.display.dataPath)
      case (.supplementaryView, _):
        collectionViewDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key?.kind ?? "",
          at: view.display.dataPath)
      default:
        break
      }
      recycle(view)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether all values are finite and the size is not negative.
  var isValid: Bool {
    let sum = center.x * 0 + center.y * 0 + size.width * 0 + size.height * 0 + alpha * 0
    return sum == 0 && size.width >= 0 && size.height >= 0
      && (CATransform3DIsIdentity(transform3D) || transform3D.matrix.isFinite)
  }
}
