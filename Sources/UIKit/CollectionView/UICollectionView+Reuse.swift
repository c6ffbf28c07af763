// Registering, making and recycling views.
extension UICollectionView {
  /// Registers a class, if it is one of the kind needed.
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
        "\(viewClass) was registered for \(key), but is no subclass of \(base)")
      return
    }
    reusePool.register(.viewClass(suitable), for: key)
  }

  /// A view out of the pool, or a new one, with the element's attributes applied.
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

  /// The attributes of the element being shown, or what the layout says of one asked for at another time.
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
        "nothing is registered for \(key); a plain view is used. Call register(_:…withReuseIdentifier:) first"
      )
      return make(plainClass, frame: frame)
    }
    if let view = source.makeView(frame: frame) as? View { return view }
    report(
      .unsuitableClass, about: "\(key)",
      "the first object of the nib for \(key) is no \(plainClass); a plain view is used")
    return make(plainClass, frame: frame)
  }

  /// A view without content, which stands for one that could not be had.
  func makePlainView<View: UICollectionReusableView>(_ plainClass: View.Type) -> View {
    let view = make(plainClass, frame: .zero)
    view.display.phase = .dequeued
    return view
  }

  /// A decoration view of the class or nib that the layout registered for its kind.
  func dequeueDecorationView(for key: ElementKey) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    guard let source = collectionViewLayout.decorationViewSources[kind] else {
      report(
        .unregisteredIdentifier, about: kind,
        "the layout has a \(key), but registered nothing for that kind; a plain view is shown")
      return makePlainView(UICollectionReusableView.self)
    }
    return dequeue(
      UICollectionReusableView.self, .decorationView(ofKind: kind), for: key, from: source)
  }

  /// Takes a view off the screen and back into its pool; a plain one is let go.
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
