import CollectionLayouts
import UIKit

/// A cell whose picture is higher than the cell and moves against the scroll direction.
class ParallaxCell: UICollectionViewCell {
  /// The maximum distance that the picture moves up and down, in points.
  static let maximumOffset: CGFloat = 28

  private let backdrop = UIView()
  private var selectionMark: SelectionMark?

  /// The view that moves, behind all other content.
  var picture: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      picture.map(backdrop.addSubview)
      layoutPicture()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    contentView.addSubview(backdrop)
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backdrop.transform = (layoutAttributes as? StretchyHeaderLayoutAttributes)?.parallax ?? .identity
  }

  override var isSelected: Bool {
    didSet { SelectionMark.show(isSelected, as: &selectionMark, in: contentView) }
  }

  override var isHighlighted: Bool { didSet { picture?.alpha = isHighlighted ? 0.75 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPicture()
    selectionMark?.place(in: contentView.bounds)
  }

  /// Makes the picture large enough to fill the cell at every offset.
  private func layoutPicture() {
    let area = contentView.bounds
    backdrop.bounds = CGRect(
      x: 0, y: 0, width: area.width, height: area.height + 2 * Self.maximumOffset)
    backdrop.center = CGPoint(x: area.midX, y: area.midY)
    picture?.frame = backdrop.bounds
  }
}
