/// Measures the views of elements whose size the layout only estimates, and reports the sizes to the layout
/// (Behaviour.md 12).
@MainActor
final class ElementMeasurer {
  private let driver: LayoutDriver
  private let mistakes: ReportedMistakes
  /// The current round. An element is measured once in each round.
  private var round: UInt64 = 1
  /// The measurements of this layout pass and this round.
  private var asked: [ElementKey: Measurement] = [:]

  init(_ driver: LayoutDriver, _ mistakes: ReportedMistakes) {
    (self.driver, self.mistakes) = (driver, mistakes)
  }

  /// Begins a layout pass, in which each element may be measured again.
  func beginPass() { asked.removeAll(keepingCapacity: true) }

  /// Measures the view of an element and reports the size to the layout, once in each round, and again at another
  /// width.
  func measure(_ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
    let width = attributes.size.width
    if let last = view.display.measurement, last.round == round, last.holds(at: width) { return }
    let layout = driver.layout
    guard driver.abilities.measures(attributes) else { return }
    let key = ElementKey(attributes)
    if let answer = asked[key], answer.holds(at: width) {
      view.display.measurement = answer
      return
    }
    let start = driver.abilities.attributesForMeasuring(attributes)
    if start !== attributes { view.take(start) }
    let preferred = validPreference(of: view, from: start)
    let answer = Measurement(round: round, width: width, preferredWidth: preferred.size.width)
    view.display.measurement = answer
    asked[key] = answer
    layout.willReceive(
      "shouldInvalidateLayout(forPreferredLayoutAttributes)", [key.indexPath, preferred.size])
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.willReceive("invalidationContext(forPreferredLayoutAttributes)", [key.indexPath, preferred.size])
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    context.cause = .preferredAttributes
    driver.invalidate { if $0 === layout { $0.invalidateLayout(with: context) } }
  }

  /// Marks one element for measuring, because its view has changed.
  func forget(_ key: ElementKey) { asked[key] = nil }

  /// Marks all elements for measuring.
  func forgetAll() {
    round += 1
    asked.removeAll(keepingCapacity: true)
  }

  private func validPreference(
    of view: UICollectionReusableView, from start: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Existing cells write the size into the attributes they receive.
    guard let own = start.copy() as? UICollectionViewLayoutAttributes else { return start }
    let preferred = view.preferredLayoutAttributesFitting(own)
    let (width, height) = (preferred.size.width, preferred.size.height)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      mistakes.report(
        .invalidPreferredSize,
        "\(type(of: view)) prefers the size \(width) × \(height) for \(ElementKey(start)), which is invalid. "
          + "The view keeps its current size. Return finite values of 0 or more."
      )
      return start
    }
    return preferred
  }
}
