/// The elements that the layout has in an area, without those that are invalid or not drawn there.
@MainActor
struct ShownElements {
  /// An element and its attributes.
  typealias Element = (key: ElementKey, attributes: UICollectionViewLayoutAttributes)

  private unowned let host: UIView
  private let data: PresentedData
  private let driver: LayoutDriver
  private let mistakes: ReportedMistakes

  /// - Parameter host: The collection view, whose bounds are the visible area.
  init(_ host: UIView, _ data: PresentedData, _ driver: LayoutDriver, _ mistakes: ReportedMistakes) {
    (self.host, self.data, self.driver, self.mistakes) = (host, data, driver, mistakes)
  }

  /// Returns the attributes of the elements that are drawn in a rectangle, of the held item and of an element to keep.
  /// Reports invalid ones and leaves them out. An element may be repeated.
  func attributes(in rect: CGRect, and kept: ElementKey? = nil) -> [UICollectionViewLayoutAttributes] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let answer = driver.elements(in: rect, of: .visible)
    driver.readContentSizeIfNeeded()
    let viewport = Viewport(bounds: rect, space: host.layer.properties.sublayerMatrix)
    let counts = data.counts
    let held = driver.attributesOfHeldItem
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
    if let kept, kept != heldKey, !shown.contains(where: { ElementKey($0) == kept }),
      let attributes = driver.attributes(of: kept), attributes.isValid, exists(attributes, in: counts)
    {
      shown.append(attributes)
    }
    return shown
  }

  /// Returns the elements in the visible area and an element to keep, each once, after the layout has stopped
  /// invalidating itself.
  func settled(and kept: ElementKey?) -> [Element] {
    for _ in 0..<LayoutDriver.maximumNumberOfRounds {
      driver.prepareIfNeeded()
      let standing = driver.standing
      let elements = elements(in: host.bounds, and: kept)
      if driver.holds(since: standing) { return elements }
    }
    return elements(in: host.bounds, and: kept)
  }

  private func elements(in rect: CGRect, and kept: ElementKey?) -> [Element] {
    var keys: Set<ElementKey> = []
    return attributes(in: rect, and: kept).map { (ElementKey($0), $0) }.filter { key, _ in
      if keys.insert(key).inserted { return true }
      reportRepeated(key)
      return false
    }
  }

  /// Whether attributes have finite values and a size that is not negative. Reports those that have not.
  private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isValid else { return true }
    mistakes.report(
      .invalidGeometry,
      "\(type(of: driver.layout)) returned attributes for \(ElementKey(attributes)) with a NaN or infinite "
        + "value or a negative size. The element is not shown. Return finite values and sizes of 0 or more.")
    return false
  }

  /// Whether the data has the item of a cell's attributes. Reports those for which it has none.
  private func exists(_ attributes: UICollectionViewLayoutAttributes, in counts: ItemCounts) -> Bool {
    guard attributes.representedElementCategory == .cell, !counts.contains(attributes.indexPath) else {
      return true
    }
    mistakes.report(
      .attributesOutOfRange,
      "\(type(of: driver.layout)) returned attributes for \(ElementKey(attributes)), which does not exist. "
        + "The attributes are ignored. Return attributes for existing items only.")
    return false
  }

  /// Reports that the layout returned an element twice.
  func reportRepeated(_ key: ElementKey) {
    mistakes.report(
      .duplicateAttributes,
      "\(type(of: driver.layout)) returned attributes for \(key) twice. The first ones are used. "
        + "Return each element once.")
  }
}
