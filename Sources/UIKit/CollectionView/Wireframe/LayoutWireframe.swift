/// The elements of a layout as outlines over the view: blue for cells, orange for supplementary views, grey for
/// decoration views. Green is the content, violet the area inside the adjusted content insets, dashed the layout margins,
/// and pink the area that was searched for items to prefetch.
package final class LayoutWireframe: UIView {
  /// - Parameters:
  ///   - view: The view whose layout is shown. The wireframe shows the same part of the content.
  ///   - elements: The elements to show.
  ///   - highlighted: The elements that are filled with red.
  package init(
    of view: UICollectionView, elements: [UICollectionViewLayoutAttributes],
    highlighted: (UICollectionViewLayoutAttributes) -> Bool = { _ in false }
  ) {
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    clipsToBounds = true
    isUserInteractionEnabled = false
    bounds.origin = view.bounds.origin
    addOutline(CGRect(origin: .zero, size: view.contentSize), Self.contentColor)
    if let area = view.prefetchedArea { addOutline(area, Self.prefetchedColor) }
    if view.adjustedContentInset != .zero {
      addOutline(view.bounds.inset(by: view.adjustedContentInset), Self.insetColor)
    }
    // Guides belong to what an app lays out by constraints. Without margins they are the edges.
    addGuide(view.bounds.inset(by: view.safeAreaInsets), besides: view.bounds, Self.insetColor)
    addGuide(view.bounds.inset(by: view.layoutMargins), besides: view.bounds, Self.guideColor)
    for element in elements.sorted(by: Self.isBehind) { add(element, isHighlighted: highlighted(element)) }
    let map = ContentMap(of: view, elements)
    if let map { addSubview(map) }
  }

  /// Shows the elements in the visible area of a view.
  package convenience init(of view: UICollectionView) {
    self.init(
      of: view,
      elements: view.driver.elements(in: view.bounds).filter { $0.isValid })
  }

  package required init?(coder: NSCoder) { nil }

  private static func isBehind(
    _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
  ) -> Bool {
    (first.zIndex, first.indexPath) < (second.zIndex, second.indexPath)
  }

  private func addOutline(_ rect: CGRect, _ color: UIColor) {
    let outline = UIView(frame: rect)
    outline.layer.borderColor = color.cgColor
    outline.layer.borderWidth = 1
    addSubview(outline)
  }

  private func addGuide(_ rect: CGRect, besides bounds: CGRect, _ color: UIColor) {
    guard rect != bounds, rect.width > 0, rect.height > 0 else { return }
    let line = CAShapeLayer().still()
    line.path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).cgPath
    line.fillColor = nil
    line.strokeColor = color.cgColor
    line.lineDashPattern = [4, 3]
    layer.addSublayer(line)
  }

  private func add(_ element: UICollectionViewLayoutAttributes, isHighlighted: Bool) {
    guard !element.isHidden, element.size.width > 0, element.size.height > 0 else { return }
    let color = isHighlighted ? Self.highlight : Self.color(of: element.representedElementCategory)
    let outline = UIView(frame: CGRect(origin: .zero, size: element.size))
    outline.layer.borderColor = color.cgColor
    outline.layer.borderWidth = isHighlighted ? 2 : 1
    outline.backgroundColor = color.withAlphaComponent(isHighlighted ? 0.45 : 0.12)
    let anchor = (element as? any UICollectionViewLayoutAnchoring)?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    outline.layer.anchorPoint = anchor
    outline.center = CGPoint(
      x: element.center.x + (anchor.x - 0.5) * element.size.width,
      y: element.center.y + (anchor.y - 0.5) * element.size.height)
    let pivot = UIView(
      frame: CGRect(
        x: anchor.x * element.size.width - 2, y: anchor.y * element.size.height - 2, width: 4, height: 4))
    pivot.layer.cornerRadius = 2
    pivot.backgroundColor = color
    outline.addSubview(pivot)
    let label = UILabel(frame: outline.bounds.insetBy(dx: 2, dy: 1))
    label.text = Self.caption(of: element)
    label.font = .systemFont(ofSize: 9)
    label.textColor = .black
    // Cells can be dark, and crowded.
    label.backgroundColor = UIColor(white: 1, alpha: 0.75)
    label.numberOfLines = 0
    label.sizeToFit()
    outline.addSubview(label)
    outline.layer.transform = element.transform3D
    outline.layer.zPosition = CGFloat(element.zIndex)
    addSubview(outline)
  }

  private static func caption(of element: UICollectionViewLayoutAttributes) -> String {
    let kind = element.representedElementKind.map { "\($0) " } ?? ""
    let order = element.zIndex == 0 ? "" : " z \(element.zIndex)"
    return "\(kind)\(Array(element.indexPath).map(String.init).joined(separator: ","))\(order)"
  }

  static let contentColor = UIColor(red: 0.2, green: 0.65, blue: 0.3, alpha: 1)
  static let prefetchedColor = UIColor(red: 0.9, green: 0.2, blue: 0.6, alpha: 1)
  private static let insetColor = UIColor(red: 0.7, green: 0.3, blue: 0.8, alpha: 1)
  private static let guideColor = UIColor(red: 0.1, green: 0.6, blue: 0.65, alpha: 1)
  private static let highlight = UIColor(red: 0.9, green: 0.15, blue: 0.15, alpha: 1)

  static func color(of category: UICollectionView.ElementCategory) -> UIColor {
    switch category {
    case .cell: UIColor(red: 0.15, green: 0.4, blue: 0.9, alpha: 1)
    case .supplementaryView: UIColor(red: 0.95, green: 0.55, blue: 0.1, alpha: 1)
    case .decorationView: UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    }
  }
}
