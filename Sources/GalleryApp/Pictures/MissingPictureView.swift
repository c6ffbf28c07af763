import Translations
import UIKit

/// Replaces a picture that cannot be shown: the name of the file and the reason below a torn frame. A video has only its name,
/// below the mark of a video.
final class MissingPictureView: UIView {
  /// The width from which on texts have the usual size instead of a small one, in points.
  private static let minimumWideWidth: CGFloat = 300

  private let isVideo: Bool
  private let nameLabel = UILabel()
  private let reasonLabel = UILabel()

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - reason: The reason why it cannot be shown; nil if it is not known.
  init(showing item: AlbumItem, reason: String?) {
    isVideo = item.isVideo
    super.init(frame: .zero)
    contentMode = .redraw
    backgroundColor = .secondarySystemBackground
    nameLabel.text = item.title
    nameLabel.numberOfLines = 2
    reasonLabel.text = isVideo ? "" : reason.map { translated("Cannot be shown: %@", $0) } ?? ""
    for label in [nameLabel, reasonLabel] {
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
    }
    reasonLabel.lineBreakMode = .byTruncatingTail
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width >= Self.minimumWideWidth
    nameLabel.setSystemFont(ofSize: isWide ? 17 : 12, weight: .medium, like: .caption1)
    reasonLabel.setSystemFont(ofSize: isWide ? 15 : 11, like: .caption1)
    let width = max(0, bounds.width - 16)
    let height = nameLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let top = isVideo ? VideoMark.frame(in: bounds).maxY : symbol.maxY
    nameLabel.frame = CGRect(x: 8, y: min(top + 8, bounds.maxY - height), width: width, height: height)
    placeReason(below: nameLabel.frame.maxY + 4, width: width)
    setNeedsDisplay()
  }

  /// Shows as many lines of the reason as there is room for.
  private func placeReason(below top: CGFloat, width: CGFloat) {
    let room = max(0, bounds.maxY - 4 - top)
    reasonLabel.numberOfLines = max(1, Int(room / reasonLabel.font.lineHeight))
    let height = reasonLabel.sizeThatFits(CGSize(width: width, height: room)).height
    reasonLabel.isHidden = height > room
    reasonLabel.frame = CGRect(x: 8, y: top, width: width, height: height)
  }

  /// The rectangle of the frame.
  private var symbol: CGRect {
    let side = min(44, bounds.width / 2, bounds.height / 3)
    return CGRect(x: bounds.midX - side * 0.6, y: bounds.midY - side, width: side * 1.2, height: side)
  }

  override func draw(_ rect: CGRect) {
    guard !isVideo else { return }
    let frame = symbol
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    for (outline, shift) in [
      ([at(0, 0), at(0.52, 0), at(0.44, 0.3), at(0.56, 0.55), at(0.4, 1), at(0, 1)], -2),
      ([at(0.52, 0), at(1, 0), at(1, 1), at(0.4, 1), at(0.56, 0.55), at(0.44, 0.3)], 3),
    ] as [([CGPoint], CGFloat)] {
      let half = UIBezierPath(polygon: outline)
      half.apply(CGAffineTransform(translationX: shift, y: 0))
      half.stroke(.tertiaryLabel, width: 2)
    }
  }
}
