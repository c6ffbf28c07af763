import UIKit

/// A cell that shows an image and its reflection on the floor, to the extent that the layout requests.
///
/// The floor is part of the cell, below its bounds. It is therefore turned with the cover and hides what is behind it.
@preconcurrency @MainActor
open class CoverFlowCell: UICollectionViewCell {
  /// The image. Default nil.
  open var image: UIImage? {
    didSet { for view in [imageView, mirrorView] { view.image = image } }
  }

  /// The colour of the floor. It should be the background colour of the collection view. Default black.
  open var floorColor = UIColor.black {
    didSet { updateFloor() }
  }

  /// The opacity of the reflection at the edge of the image. It fades further down. Default 0.4.
  open var reflectionAlpha: CGFloat = 0.4 {
    didSet { updateFloor() }
  }

  /// The view that shows the image. The image fills it unless you change the content mode.
  public let imageView = UIImageView()

  private let floorView = UIView()
  private let mirrorView = UIImageView()
  private let haze = CAGradientLayer()
  private var reflectedFraction: CGFloat = 0

  /// Makes a cell without an image.
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

  /// Returns nil. Cells of this class can only be made in code.
  public required init?(coder: NSCoder) { nil }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    reflectedFraction = (layoutAttributes as? CoverFlowLayoutAttributes)?.reflectedFraction ?? 0
    setNeedsLayout()
  }

  /// Resolves the colour of the floor again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFloor()
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
    mirrorView.contentMode = imageView.contentMode
    mirrorView.bounds = bounds
    mirrorView.center = CGPoint(x: bounds.midX, y: bounds.height / 2)
    CATransaction.withoutActions {
      haze.isHidden = depth <= 0
      // One point longer than the reflection, which must not be visible through the blended pixels at its edge.
      haze.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: depth + 1)
      haze.locations = [0, NSNumber(value: Double(depth / (depth + 1)))]
    }
  }

  private func updateFloor() {
    floorView.backgroundColor = floorColor
    CATransaction.withoutActions {
      haze.colors = [floorColor.withAlphaComponent(1 - reflectionAlpha).cgColor, floorColor.cgColor]
    }
  }
}
