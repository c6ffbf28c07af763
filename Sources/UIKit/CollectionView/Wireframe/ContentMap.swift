/// A small map in a corner of a wireframe: where in the content the visible area is, and how far items were prefetched.
///
/// Both reach beyond the view, so that outlines in the view itself cannot show them.
final class ContentMap: UIView {
  /// The size into which the map fits at most, in points.
  private static let room = CGSize(width: 60, height: 90)
  /// The fraction of the view that the map covers at most, along each axis.
  private static let fraction: CGFloat = 0.25
  /// How far around the visible area the map reaches, in sizes of the view.
  private static let reach: CGFloat = 2

  /// Nil if the view shows all of its content.
  init?(of view: UICollectionView, _ elements: [UICollectionViewLayoutAttributes]) {
    let (bounds, content) = (view.bounds, CGRect(origin: .zero, size: view.contentSize))
    guard bounds.width > 0, bounds.height > 0, !bounds.contains(content) else { return nil }
    let near = bounds.insetBy(dx: -Self.reach * bounds.width, dy: -Self.reach * bounds.height)
    let area = content.intersection(near).union(bounds)
    guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else { return nil }
    let scale = min(
      min(Self.room.width, bounds.width * Self.fraction) / area.width,
      min(Self.room.height, bounds.height * Self.fraction) / area.height)
    let size = CGSize(width: area.width * scale, height: area.height * scale)
    super.init(
      frame: CGRect(
        x: bounds.maxX - size.width - 4, y: bounds.maxY - size.height - 4, width: size.width,
        height: size.height))
    backgroundColor = UIColor(white: 1, alpha: 0.85)
    clipsToBounds = true
    layer.zPosition = .greatestFiniteMagnitude
    func add(_ rect: CGRect, _ color: UIColor, width: CGFloat = 1) {
      let outline = UIView(
        frame: CGRect(
          x: (rect.minX - area.minX) * scale, y: (rect.minY - area.minY) * scale, width: rect.width * scale,
          height: rect.height * scale))
      outline.layer.borderColor = color.cgColor
      outline.layer.borderWidth = width
      addSubview(outline)
    }
    add(area, UIColor(white: 0.6, alpha: 1))
    for element in elements where !element.isHidden && !element.frame.isNull {
      add(element.frame, LayoutWireframe.color(of: element.representedElementCategory), width: 0.5)
    }
    add(content.intersection(area), LayoutWireframe.contentColor)
    if let prefetched = view.prefetchedArea { add(prefetched, LayoutWireframe.prefetchedColor) }
    add(bounds, .black)
  }

  required init?(coder: NSCoder) { nil }
}
