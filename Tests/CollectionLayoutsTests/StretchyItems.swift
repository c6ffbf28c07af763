import CollectionLayouts
import UIKit

/// A cell whose picture, three stripes higher than the cell, follows the parallax.
final class StripedCell: UICollectionViewCell {
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentView.addSubview(picture)
    for stripe in 0..<3 {
      let view = UIView()
      view.backgroundColor = UIColor(
        hue: 0.1 + 0.15 * CGFloat(stripe), saturation: 0.6, brightness: 0.9, alpha: 1)
      picture.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = CGSize(width: bounds.width, height: bounds.height + 60)
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let height = picture.bounds.height / 3
    for (stripe, view) in picture.subviews.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(stripe) * height, width: bounds.width, height: height)
    }
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    picture.transform = (layoutAttributes as? StretchyHeaderLayoutAttributes)?.parallax ?? .identity
  }
}

/// A bar of one colour with a disc that fills it, and an overlay that follows the attributes.
final class BarView: UICollectionReusableView {
  let overlay = UIView()
  let disc = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.backgroundColor = .white
    overlay.backgroundColor = .black
    overlay.alpha = 0
    addSubview(disc)
    addSubview(overlay)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height) - 8
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    overlay.frame = bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    overlay.alpha = (layoutAttributes as? StretchyHeaderLayoutAttributes)?.headerOverlayAlpha ?? 0
  }
}

/// Sections of striped cells with bars of all kinds.
@MainActor
final class StretchyItems: NSObject, UICollectionViewDataSource {
  static let colors: [String: UIColor] = [
    StretchyHeaderLayout.elementKindHeader: UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 1),
    StretchyHeaderLayout.elementKindMenu: UIColor(red: 0.7, green: 0.2, blue: 0.2, alpha: 1),
    UICollectionView.elementKindSectionHeader: UIColor(red: 0.2, green: 0.5, blue: 0.3, alpha: 1),
    UICollectionView.elementKindSectionFooter: UIColor(white: 0.6, alpha: 1),
  ]

  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    view.backgroundColor = Self.colors[kind]
    return view
  }

  /// A collection view that shows the items, not laid out yet.
  func makeView(_ layout: UICollectionViewLayout, width: CGFloat, height: CGFloat) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.backgroundColor = .white
    view.register(StripedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.colors.keys {
      view.register(BarView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = self
    return view
  }
}
