import CollectionLayouts
import DisplayList
import UIKit

/// Twenty cells with a shadow, a picture and a title each, and bars for whatever else a layout has.
@MainActor
final class SceneItems: NSObject, UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
  /// A frame of a collection view of 240 × 176 points, scrolled to an offset along the way it scrolls.
  static func list(
    of layout: SceneLayout, at offset: Double, style: UIUserInterfaceStyle, scale: Double
  ) -> DisplayList {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 176))
    window.traitOverrides.displayScale = scale
    window.overrideUserInterfaceStyle = style
    let items = SceneItems()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout.make())
    view.register(layout.cellClass, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(SceneBar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.backgroundColor = .systemBackground
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    view.layoutIfNeeded()
    let scrollsSideways = view.contentSize.width > view.bounds.width
    if scrollsSideways { view.bounds.origin.x = offset } else { view.bounds.origin.y = offset }
    return withExtendedLifetime(items) { window.makeDisplayList() }
  }

  private static let kinds = [
    StretchyHeaderLayout.elementKindHeader, StretchyHeaderLayout.elementKindMenu,
    TurntableLayout.elementKindPointer, TurntableLayout.elementKindHub,
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let card = cell.contentView.subviews.lazy.compactMap { $0 as? SceneCard }.first ?? SceneCard()
    if card.superview == nil {
      card.frame = cell.contentView.bounds
      card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(card)
    }
    card.show(indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
  ) -> CGFloat? { [0.75, 1.5, 1, 0.56, 1.33][indexPath.item % 5] }
}

/// A card: a shadow, the first letters of a title, a stripe that runs from one colour into another.
private final class SceneCard: UIView {
  private let card = UIView()
  private let title = UILabel()
  private let stripe = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 7
    card.layer.borderWidth = 1
    card.clipsToBounds = true
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(card)
    card.layer.addSublayer(stripe)
    title.textColor = .label
    title.font = .systemFont(ofSize: 13)
    card.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    title.text = "No. \(item)"
    let color = UIColor(hue: CGFloat(item % 7) / 7, saturation: 0.7, brightness: 0.9, alpha: 1)
    stripe.colors = [color.cgColor, color.withAlphaComponent(0).cgColor]
    card.layer.borderColor = color.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.insetBy(dx: 3, dy: 3)
    stripe.frame = CGRect(x: 0, y: 0, width: card.bounds.width, height: card.bounds.height * 0.6)
    title.frame = CGRect(x: 5, y: card.bounds.height - 19, width: card.bounds.width - 8, height: 17)
  }
}

/// A bar of one colour with a round button.
private final class SceneBar: UICollectionReusableView {
  private let button = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    button.backgroundColor = .systemBackground
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(bounds.width, bounds.height) - 10)
    button.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    button.layer.cornerRadius = side / 2
  }
}
