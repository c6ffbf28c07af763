import ImageDecoding
import UIKit

/// Shows one tile, and half a pixel of its neighbours on every side.
///
/// The neighbours show the same pixels there. So an edge between two tiles that is between pixels of the display shows
/// nothing of what is behind them, and enlarged pixels blend across the edge.
final class PictureTileView: UIView {
  /// The pixels that are shown around a tile.
  private static let overlap: CGFloat = 0.5

  private let imageView: UIImageView
  /// The rectangle of the image in the picture, in pixels of the picture.
  private let imageRect: CGRect
  /// The rectangle to show, in pixels of the picture.
  private let shownRect: CGRect

  /// Creates a view for a tile. The image has ``PictureTiling/margin`` pixels around the tile, if the
  /// level has them.
  init(_ tile: PictureTile, of tiling: PictureTiling, image: UIImage, isOpaque: Bool) {
    imageView = UIImageView(image: image)
    imageRect = tiling.rect(of: tiling.pixels(of: tile, margin: PictureTiling.margin), atLevel: tile.level)
    let overlap = Self.overlap * CGFloat(1 << tile.level)
    shownRect = tiling.rect(of: tiling.pixels(of: tile), atLevel: tile.level)
      .insetBy(dx: -overlap, dy: -overlap).intersection(imageRect)
    super.init(frame: .zero)
    clipsToBounds = true
    // What is behind a tile must not be seen through it. The viewer is black.
    if !isOpaque { backgroundColor = .black }
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves to the tile's position in a view that shows the whole picture.
  ///
  /// - Parameter scale: Points for each pixel of the picture.
  func place(atScale scale: CGFloat) {
    func scaled(_ rect: CGRect, from origin: CGPoint) -> CGRect {
      CGRect(
        x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    frame = scaled(shownRect, from: .zero)
    imageView.frame = scaled(imageRect, from: shownRect.origin)
  }
}
