/// A row of bar button items: buttons, views and spaces.
final class BarItemRow: UIView {
  private var items: [UIBarButtonItem] = []
  private var views: [(item: UIBarButtonItem, view: UIView)] = []
  /// The distance between two items, in points (Behaviour.md 27.33).
  static let spacing: CGFloat = 16

  /// Shows items, in writing direction. The views of items that are shown already stay, so that they keep their touches and
  /// the keyboard.
  func show(_ items: [UIBarButtonItem], appearance: UIBarAppearance.Buttons) {
    let old = views
    self.items = items.filter { !$0.isHidden }
    views = self.items.compactMap { item in
      if item.isSpace { return nil }
      let shown = old.first { $0.item === item }?.view
      return (item, item.customView ?? button(of: item, shown, appearance.of(item)))
    }
    for (_, view) in old where view.superview === self && !views.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (item, view) in views {
      item.view = view
      if view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }

  /// The button of an item: the view that shows the item, if it is a button.
  private func button(
    of item: UIBarButtonItem, _ shown: UIView?, _ appearance: UIBarButtonItemAppearance
  ) -> BarButtonView {
    guard let button = shown as? BarButtonView else { return BarButtonView(item, appearance) }
    button.show(appearance)
    return button
  }

  /// Changes the appearance of the items that are shown.
  func show(_ appearance: UIBarAppearance.Buttons) {
    for (item, view) in views { (view as? BarButtonView)?.appearance = appearance.of(item) }
    setNeedsLayout()
  }

  private func width(of item: UIBarButtonItem, in height: CGFloat) -> CGFloat {
    if item.isSpace { return item.fixedWidth ?? 0 }
    guard let view = views.first(where: { $0.item === item })?.view else { return 0 }
    if let custom = item.customView { return item.fixedWidth ?? Self.size(of: custom, in: height).width }
    return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width
  }

  /// A view without a size of its own gets the one that it prefers.
  private static func size(of view: UIView, in height: CGFloat) -> CGSize {
    let natural = view.intrinsicContentSize
    var size = view.bounds.size
    if natural.width >= 0, size.width == 0 { size.width = natural.width }
    if natural.height >= 0, size.height == 0 { size.height = natural.height }
    if size == .zero { size = view.systemLayoutSizeFitting(CGSize(width: 0, height: height)) }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  /// The distance after an item. A space stands for the usual distance.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < items.count else { return 0 }
    return items[index].isSpace || items[index + 1].isSpace ? 0 : Self.spacing
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = items.reduce(0) { $0 + width(of: $1, in: size.height) }
    return CGSize(width: items.indices.reduce(widths) { $0 + gap(after: $1) }, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = items.count { $0.systemItem == .flexibleSpace && $0.fixedWidth == nil }
    let rest = max(0, bounds.width - sizeThatFits(bounds.size).width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, item) in items.enumerated() {
      let isFlexible = item.systemItem == .flexibleSpace && item.fixedWidth == nil
      let width = isFlexible ? rest / CGFloat(flexible) : width(of: item, in: bounds.height)
      if let view = views.first(where: { $0.item === item })?.view {
        let height = item.customView.map { Self.size(of: $0, in: bounds.height).height } ?? bounds.height
        view.frame = CGRect(
          x: isMirrored ? bounds.width - x - width : x, y: ((bounds.height - height) / 2).rounded(),
          width: width, height: height)
      }
      x += width + gap(after: index)
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item only takes place.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
