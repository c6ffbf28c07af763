// Registering, creating and recycling views.
extension UICollectionView {
  /// Registers a class, if it is a subclass of the required class.
  func register<View: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: View.Type, for key: ReuseKey
  ) {
    guard let viewClass else {
      reusePool.register(nil, for: key)
      return
    }
    guard let suitable = viewClass as? View.Type else {
      UIDiagnostic.report(
        .unsuitableClass,
        "\(viewClass) was registered for \(key), but is not a subclass of \(base). The registration is ignored. "
          + "Register a subclass of \(base).")
      return
    }
    reusePool.register(.viewClass(suitable), for: key)
  }

  /// Returns a recycled or new view, with the element's attributes applied.
  func dequeue<View: UICollectionReusableView>(
    _ plainClass: View.Type, _ reuseKey: ReuseKey, for key: ElementKey, from source: ViewSource?
  ) -> View {
    if let cell = binding.cellInReconfiguration as? View, cell.display.elementKey == key { return cell }
    let attributes = attributesForDequeuing(key)
    let view: View
    if let recycled = reusePool.take(for: reuseKey) as? View {
      recycled.prepareForReuse()
      view = recycled
    } else {
      view = makeView(
        plainClass, reuseKey, from: source, frame: attributes.map { untransformedFrame($0) } ?? .zero)
    }
    view.display.phase = .dequeued
    view.display.reuseKey = reuseKey
    view.display.attributes = nil
    view.display.measurement = nil
    if let attributes { view.take(attributes) }
    if binding.attributes != nil { binding.dequeued.append(view) }
    return view
  }

  /// Returns the attributes of the element that is being shown, or else those that the layout returns.
  private func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let attributes = binding.attributes, ElementKey(attributes) == key { return attributes }
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      return layoutAttributesForSupplementaryElement(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: return nil
    }
  }

  private func untransformedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let (center, size) = (attributes.center, attributes.size)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func makeView<View: UICollectionReusableView>(
    _ plainClass: View.Type, _ key: ReuseKey, from source: ViewSource?, frame: CGRect
  ) -> View {
    guard let source else {
      report(
        .unregisteredIdentifier, about: "\(key)",
        "Nothing is registered for \(key). A plain view is used. Call register(_:…withReuseIdentifier:) first."
      )
      return make(plainClass, frame: frame)
    }
    if let view = source.makeView(frame: frame) as? View { return view }
    report(
      .unsuitableClass, about: "\(key)",
      "The first object of the nib for \(key) is not a \(plainClass). A plain view is used. Change its class."
    )
    return make(plainClass, frame: frame)
  }

  /// Returns a view without content, which replaces one that could not be created.
  func makePlainView<View: UICollectionReusableView>(_ plainClass: View.Type) -> View {
    let view = make(plainClass, frame: .zero)
    view.display.phase = .dequeued
    return view
  }

  /// Returns a decoration view of the class or nib that the layout registered for its kind.
  func dequeueDecorationView(for key: ElementKey) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    guard let source = collectionViewLayout.decorationViewSources[kind] else {
      report(
        .unregisteredIdentifier, about: kind,
        "The layout has a \(key), but registered no view for this kind. A plain view is shown. "
          + "Register a class or a nib with the layout.")
      return makePlainView(UICollectionReusableView.self)
    }
    return dequeue(
      UICollectionReusableView.self, .decorationView(ofKind: kind), for: key, from: source)
  }

  /// Removes a view from the screen and returns it to its pool. A plain view is released.
  func recycle(_ view: UICollectionReusableView) {
    if view.superview === self { view.removeFromSuperview() }
    view.layer.removeAllAnimations()
    view.display.elementKey = nil
    guard let reuseKey = view.display.reuseKey else {
      view.display.phase = .foreign
      return
    }
    view.display.phase = .pooled
    reusePool.put(view, for: reuseKey)
  }
}
