// Self-sizing: elements whose size is not known before they are measured (Behaviour.md 12).
extension UICollectionView {
  /// The maximum number of rounds in a pass that measures elements. Each element is measured once, so a pass may need
  /// as many rounds as there are elements, but must end.
  static var maximumNumberOfMeasuringRounds: Int { 512 }

  /// Measures the view of an element and reports the size to the layout, once in each round, and again at another
  /// width.
  func measure(_ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    let (width, round) = (attributes.size.width, measuring.round)
    if let last = view.display.measurement, last.round == round, last.holds(at: width) { return }
    guard layout.measures(attributes) else { return }
    let key = ElementKey(attributes)
    if let answer = measuring.asked[key], answer.holds(at: width) {
      view.display.measurement = answer
      return
    }
    let start = layout.attributesForMeasuring(attributes)
    if start !== attributes { view.take(start) }
    let preferred = validPreference(of: view, from: start)
    let answer = Measurement(round: round, width: width, preferredWidth: preferred.size.width)
    view.display.measurement = answer
    measuring.asked[key] = answer
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.cause = .preferredAttributes
    invalidateLayout { if $0 === layout { $0.invalidateLayout(with: context) } }
  }

  /// Measures an element on screen again, because its content has changed.
  func contentDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !isInLayoutPass, elementKey(of: view) != nil else { return }
    view.display.measurement = nil
    setNeedsLayout()
  }

  /// Creates and measures views for appearing elements, if the layout estimates sizes. The delegate receives no
  /// `willDisplay` call before all sizes are known.
  ///
  /// Elements that measured sizes have moved off screen meanwhile are not measured.
  ///
  /// - Returns: Whether the layout must be asked for the elements again.
  func measureAhead(
    _ entering: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)]
  ) -> Bool {
    let layout = collectionViewLayout
    guard layout.isSelfSizing else { return driver.isMeasuring }
    for (key, attributes) in entering {
      guard !needsReload else { return true }
      if driver.isMeasuring, !driver.isContentMirrored,
        !bounds.reaches(layout.currentFrame(of: attributes))
      {
        continue
      }
      if let departing = departures.first(where: { $0.key == key })?.view {
        // It will be reused for the element, so another view is not needed.
        measure(departing, with: attributes)
        continue
      }
      let view = makeView(for: key, with: attributes)
      measuring.viewsInWaiting[key] = view
      measure(view, with: attributes)
    }
    return driver.isMeasuring
  }

  /// Recycles the views that were measured but are not needed.
  func releaseViewsInWaiting() {
    guard !measuring.viewsInWaiting.isEmpty else { return }
    let views = measuring.viewsInWaiting.sorted { $0.key < $1.key }.map(\.value)
    measuring.viewsInWaiting.removeAll()
    for view in views { recycle(view) }
  }

  /// Marks the elements on screen that may look different after an invalidation for measuring.
  func remeasure(after context: UICollectionViewLayoutInvalidationContext) {
    guard context.cause == .change || context.cause == .update else { return }
    guard context.concernsNamedElementsOnly else {
      measuring.round += 1
      measuring.asked.removeAll(keepingCapacity: true)
      return
    }
    for key in context.namedElements {
      visible[key]?.display.measurement = nil
      measuring.asked[key] = nil
    }
  }

  private func validPreference(
    of view: UICollectionReusableView, from start: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Existing cells write the size into the attributes they receive.
    guard let own = start.copy() as? UICollectionViewLayoutAttributes else { return start }
    let preferred = view.preferredLayoutAttributesFitting(own)
    let (width, height) = (preferred.size.width, preferred.size.height)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      report(
        .invalidPreferredSize,
        "\(type(of: view)) prefers the size \(width) × \(height) for \(ElementKey(start)), which is invalid. "
          + "The view keeps its current size. Return finite values of 0 or more."
      )
      return start
    }
    return preferred
  }
}

extension CGRect {
  /// Whether two rectangles overlap. Shared edges do not count.
  fileprivate func reaches(_ other: CGRect) -> Bool {
    other.minX < maxX && other.maxX > minX && other.minY < maxY && other.maxY > minY
  }
}
