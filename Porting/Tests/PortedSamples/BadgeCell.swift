import Porting

#if os(iOS) || os(Linux)
import UIKit
#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#else
import UIKit
#endif

@SelectorTable
open class BadgeCell: UICollectionViewCell {
  public private(set) var badge: UILabel! = UILabel()
  lazy var tap = UITapGestureRecognizer(target: self, action: #Selector(BadgeCell.handleTap))
  public private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(badge)
    contentView.addGestureRecognizer(tap)
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  @SelectorMethod func handleTap() { taps += 1 }

  open override func prepareForReuse() {
    super.prepareForReuse()
    taps = 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = contentView.bounds
  }
}
#endif
