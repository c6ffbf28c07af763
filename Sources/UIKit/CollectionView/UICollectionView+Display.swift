// Which elements are on screen: those that come, those that stay, those that go.
extension UICollectionView {
  /// Asks the layout for the elements in a rectangle and gives each a view.
  ///
  /// All that come are told before the first that goes; what is answered about visible elements changes between
  /// the two. Elements that stay are compared with what was applied to them last, and otherwise left alone.
  ///
  /// - Complexity: O(*n*) for *n* elements that the layout returns or that are on screen, and a sort of those
  ///   that go.
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
    // Once the data is known to be other data there is no use in asking for more of the old.
    for (key, attributes) in entering where !needsReload {
      arrived.append((key, recall(key, to: attributes) ?? beginDisplaying(key, with: attributes)))
    }
    let leaving = visible.removeElements(notIn: passNumber)
    for (key, view) in arrived { visible.insert(view, for: key, in: passNumber) }
    endDisplaying(leaving)
  }

  /// The layout's elements that are drawn in a rectangle; what cannot be shown is said and left out.
  func attributesToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let answer = layoutElements(in: rect, of: .visible)
    readContentSizeIfNeeded()
    let viewport = Viewport(bounds: rect, space: layer.properties.sublayerMatrix)
    let counts = counts
    let held = heldAttributes
    let shown = answer.filter { attributes in
      guard attributes.isValid else {
        report(
          .invalidGeometry,
          "\(type(of: collectionViewLayout)) has geometry that is not finite, or a negative size, for "
            + "\(ElementKey(attributes)); it is not shown")
        return false
      }
      guard viewport.shows(attributes), held.map({ ElementKey($0) != ElementKey(attributes) }) ?? true
      else { return false }
      guard attributes.representedElementCategory != .cell || counts.contains(attributes.indexPath) else {
        report(
          .attributesOutOfRange,
          "\(type(of: collectionViewLayout)) has attributes for \(ElementKey(attributes)), "
            + "but there is no such item; they are passed over")
        return false
      }
      return true
    }
    return held.map { shown + [$0] } ?? shown
  }

  /// Says that the layout has an element twice.
  func reportRepeated(_ key: ElementKey) {
    report(
      .duplicateAttributes,
      "\(type(of: collectionViewLayout)) returned attributes for \(key) twice; the first are used")
  }

  /// Makes a view for an element that comes on screen, says so, and adds it. None of it is animated.
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

  /// Takes note of the element that a view shows.
  func name(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.display.elementKey = key
    view.display.dataPath = dataPath(of: key)
    view.display.isPlaceholder = key.category == .cell && isPlaceholder(key.indexPath)
  }

  /// Takes views off the screen that are no longer among the visible ones, and tells of it.
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
  /// Whether the numbers are finite and the size is not negative.
  var isValid: Bool {
    let sum = center.x * 0 + center.y * 0 + size.width * 0 + size.height * 0 + alpha * 0
    return sum == 0 && size.width >= 0 && size.height >= 0
      && (CATransform3DIsIdentity(transform3D) || transform3D.matrix.isFinite)
  }
}
