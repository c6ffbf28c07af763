import UIKit

/// A cell that is a page of a book: darkened as its leaf turns, and towards the spine, over whatever it shows.
///
/// In any other layout it is a plain cell.
@preconcurrency @MainActor
open class BookPageCell: UICollectionViewCell {
  /// The opacity of the shade where a page is darkest. Default 0.45.
  open var maximumShade: CGFloat = 0.45 { didSet { updateShade() } }

  /// Shades the page; above the content view.
  private let shadeView = BookShadeView()
  private var shade: CGFloat = 0

  /// Makes a page in its superview's coordinates.
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
