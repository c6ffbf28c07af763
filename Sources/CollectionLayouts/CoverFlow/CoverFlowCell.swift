import UIKit

/// A picture that fills its cell, and stands on a floor in which it is mirrored as far as the layout asks for.
///
/// The floor is part of the cell, below its bounds, so it is turned with the cover and hides what lies behind.
@preconcurrency @MainActor
open class CoverFlowCell: UICollectionViewCell {
  /// The picture. Default nil.
  open var image: UIImage? {
    didSet { for view in [imageView, mirrorView] { view.image = image } }
  }

  /// The colour of the floor, which should be that of the collection view. Default black.
  open var floorColor = UIColor.black {
    didSet { updateFloor() }
  }

  /// The opacity of the mirror image where it meets the picture; further down it fades away. Default 0.4.
  open var reflectionAlpha: CGFloat = 0.4 {
    didSet { updateFloor() }
  }

  /// The view that shows the picture, filled by it unless the content mode is changed.
  public let imageView = UIImageView()

  private let floorView = UIView()
  private let mirrorView = UIImageView()
  private let haze = CAGradientLayer()
  private var reflectedFraction: CGFloat = 0

  /// Makes a cell without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(imageView)
    contentView.addSubview(floorView)
    floorView.addSubview(mirrorView)
    contentView.layer.addSublayer(haze)
    for view in [imageView, mirrorView] {
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
    }
    mirrorView.transform = CGAffineTransform(scaleX: 1, y: -1)
    floorView.clipsToBounds = true
    floorView.isUserInteractionEnabled = false
    updateFloor()
  }

  /// Cells of this kind are made in code: nil.
  public required init?(coder: NSCoder) { nil }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    reflectedFraction = (layoutAttributes as? CoverFlowLayoutAttributes)?.reflectedFraction ?? 0
    setNeedsLayout()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    image = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    imageView.frame = bounds
    let depth = bounds.height * reflectedFraction
    floorView.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: depth)
    floorView.isHidden = depth <= 0
    haze.isHidden = depth <= 0
    mirrorView.contentMode = imageView.contentMode
    mirrorView.bounds = bounds
    mirrorView.center = CGPoint(x: bounds.midX, y: bounds.height / 2)
    // A point longer than the mirror image, of which nothing is to shine through the blended pixels of its edge.
    haze.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: depth + 1)
    haze.locations = [0, NSNumber(value: Double(depth / (depth + 1)))]
  }

  private func updateFloor() {
    floorView.backgroundColor = floorColor
    haze.colors = [floorColor.withAlphaComponent(1 - reflectionAlpha).cgColor, floorColor.cgColor]
  }
}
