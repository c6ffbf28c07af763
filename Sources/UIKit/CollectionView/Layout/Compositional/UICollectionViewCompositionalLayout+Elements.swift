import Geometry
import LayoutCore

// Converts the solver's elements to attributes, and back.
extension UICollectionViewCompositionalLayout {
  /// Returns new attributes of an element.
  func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: attributesClass)
    let section = element.section
    switch element.kind {
    case .item(let item):
      attributes.identify(as: .cell, kind: nil, at: IndexPath(item: item, section: section))
      attributes.listRow = listRow(ofItem: item, inSection: section)
    case .supplement(let id, let item):
      attributes.identify(
        as: .supplementaryView, kind: plans[section].supplementKinds[id],
        at: IndexPath(item: item, section: section))
    case .boundary(let index):
      let (kind, number) = plans[section].boundaries[index]
      attributes.identify(
        as: .supplementaryView, kind: kind, at: IndexPath(item: number, section: section))
      attributes.listRow = listBoundary(ofKind: kind, inSection: section)
    case .background(let index):
      let (kind, number) = plans[section].backgrounds[index]
      attributes.identify(as: .decorationView, kind: kind, at: IndexPath(item: number, section: section))
    case .globalBoundary(let index):
      let (kind, number) = globalBoundaries[index]
      attributes.identify(as: .supplementaryView, kind: kind, at: IndexPath(index: number))
    }
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    return attributes
  }

  /// Returns the element that attributes describe, as the solver has it now.
  func element(_ attributes: UICollectionViewLayoutAttributes) -> CompositionalElement? {
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _):
      return path.count == 2 ? solver.element(ofItem: path.item, inSection: path.section) : nil
    case (.supplementaryView, let kind?): return supplementaryElement(ofKind: kind, at: path)
    case (.decorationView, let kind?): return decorationElement(ofKind: kind, at: path)
    case (_, nil): return nil
    }
  }

  /// Returns a header or footer of a section or the layout, or an element attached to an item; nil if it does not
  /// exist.
  func supplementaryElement(ofKind kind: String, at path: IndexPath) -> CompositionalElement? {
    let solver = placed
    if path.count == 1 {
      return globalBoundaries.index(ofKind: kind, number: path[0]).flatMap {
        solver.element(ofGlobalBoundary: $0)
      }
    }
    guard path.count == 2, plans.indices.contains(path.section) else { return nil }
    let plan = plans[path.section]
    if let index = plan.boundaries.index(ofKind: kind, number: path.item) {
      return solver.element(ofBoundary: index, inSection: path.section)
    }
    for id in plan.supplementKinds.indices where plan.supplementKinds[id] == kind {
      if let element = solver.element(ofSupplement: id, item: path.item, inSection: path.section) {
        return element
      }
    }
    return nil
  }

  /// Returns a background of a section; nil if it does not exist.
  func decorationElement(ofKind kind: String, at path: IndexPath) -> CompositionalElement? {
    guard path.count == 2, plans.indices.contains(path.section),
      let index = plans[path.section].backgrounds.index(ofKind: kind, number: path.item)
    else { return nil }
    return solver.element(ofBackground: index, inSection: path.section)
  }

  /// Calls the sections' handlers, which may change the appearance of visible elements. Elements in a rectangle that is
  /// smaller than the visible area keep the appearance that the last calls have given them.
  func callHandlers(for found: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    guard features.contains(.handlers) else { return }
    let seen = collectionView.map { $0.contentMirror.image(of: $0.bounds) } ?? rect
    guard rect.width >= seen.width, rect.height >= seen.height else {
      for attributes in found { handledElements[ElementKey(attributes)]?.apply(to: attributes) }
      return
    }
    handledElements.removeAll()
    let elements = found.filter {
      $0.representedElementCategory != .decorationView && $0.indexPath.count == 2
        && Rectangle($0.frame).overlaps(Rectangle(seen))
    }
    for (section, attributes) in Dictionary(grouping: elements, by: \.indexPath.section).sorted(by: {
      $0.key < $1.key
    }) {
      guard plans.indices.contains(section),
        let handler = plans[section].section?.visibleItemsInvalidationHandler
      else { continue }
      let scrolling = solver.orthogonalScrolling(ofSection: section)
      let scrolled = attributes.filter { scrolling == nil || $0.representedElementCategory == .cell }
      let origin = scrolling.map { CGPoint($0.contentOrigin) } ?? .zero
      let centers = scrolled.map(\.center)
      handler(
        scrolled.map { VisibleItem($0, origin: origin) },
        scrolling.map { CGPoint($0.offset) } ?? collectionView?.contentOffset ?? .zero, layoutEnvironment)
      for (attributes, center) in zip(scrolled, centers) {
        handledElements[ElementKey(attributes)] = HandledElement(attributes, movedFrom: center)
      }
    }
  }
}
