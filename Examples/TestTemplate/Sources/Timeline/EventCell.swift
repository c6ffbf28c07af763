import UIKit

/// A cell with the title of an event.
public final class EventCell: UICollectionViewCell {
  /// The label of the title.
  public let title = UILabel()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    title.frame = contentView.bounds.insetBy(dx: 10, dy: 6)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.numberOfLines = 0
    contentView.addSubview(title)
  }

  /// Returns nil, because the cell is not stored in archives.
  public required init?(coder: NSCoder) { nil }
}
