import UIKit

/// Shows a picture that the program draws. The picture fills the view.
///
/// The drawing has a fixed height and a width between limits, so that its lettering keeps its proportions. It is scaled
/// uniformly to fill the view, and clipped.
final class DrawnPictureView: UIView {
  /// The height, in points, that drawings are made for.
  static let designHeight: CGFloat = 346

  /// The aspect ratios, width over height, that drawings support.
  private static let aspectRatios: ClosedRange<CGFloat> = 0.64...1

  /// Returns the aspect ratio of a drawing that uses as much of an area as possible.
  static func aspectRatio(in size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(max(size.width / size.height, aspectRatios.lowerBound), aspectRatios.upperBound)
  }

  private let drawing: UIView

  /// Shows a drawing made for `designHeight`.
  init(_ drawing: UIView) {
    self.drawing = drawing
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(drawing)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    let ratio = Self.aspectRatio(in: bounds.size)
    let size = CGSize(width: Self.designHeight * ratio, height: Self.designHeight)
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    drawing.bounds = CGRect(origin: .zero, size: size)
    drawing.center = CGPoint(x: bounds.midX, y: bounds.midY)
    drawing.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
