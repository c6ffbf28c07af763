import CollectionViewTesting
import UIKit

/// A cell that counts and tells what happens to it.
///
/// A test that reads `log` or `made` sets it at its beginning; other tests run before and after it, never in
/// between, because all are on the main actor.
class LoggingCell: UICollectionViewCell {
  static var log: CallLog?
  static var made = 0

  private(set) var preparedForReuse = 0
  private(set) var applied: [UICollectionViewLayoutAttributes] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    LoggingCell.made += 1
    LoggingCell.log?.add("init")
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparedForReuse += 1
    LoggingCell.log?.add("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
    LoggingCell.log?.add("apply \(layoutAttributes.indexPath.short)")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    LoggingCell.log?.add(superview == nil ? "removed" : "added")
  }
}
