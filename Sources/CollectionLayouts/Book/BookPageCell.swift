import UIKit

/// A cell for a page of a book. A shade above its contents darkens it while its leaf turns, and near the spine.
///
/// In other layouts it is a plain cell.
@preconcurrency @MainActor
open class BookPageCell: UICollectionViewCell {
  /// The opacity of the shade of the darkest page. Default 0.45.
  open var maximumShade: CGFloat = 0.45 { didSet { updateShade() } }

  /// The view that shades the page, above the content view.
  private let shadeView = BookShadeView()
  private var shade: CGFloat = 0

  /// Creates a page with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(shadeView)
  }

  /// Makes a page from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(shadeView)
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let attributes = layoutAttributes as? BookLayoutAttributes
    shade = attributes?.shade ?? 0
    shadeView.isHidden = attributes == nil
    shadeView.bindingEdge = attributes?.bindingEdge ?? []
    updateShade()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shadeView.frame = bounds
    bringSubviewToFront(shadeView)
  }

  private func updateShade() {
    let alpha = shade * maximumShade
    shadeView.backgroundColor = UIColor(white: 0, alpha: alpha > 0 ? min(alpha, 1) : 0)
  }
}
