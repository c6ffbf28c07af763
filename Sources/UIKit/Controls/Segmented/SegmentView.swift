/// The title or image of a segment.
final class SegmentView: UIView {
  let label = UILabel()
  let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ segment: Segment, attributes: [NSAttributedString.Key: Any], color: UIColor) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    let attributes = attributes.merging([.paragraphStyle: style]) { own, _ in own }
    label.attributedText = segment.title.map { NSAttributedString(string: $0, attributes: attributes) }
    let image = segment.image
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    setNeedsLayout()
  }

  /// The size of title or image.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture.image?.size ?? label.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    picture.frame = bounds.insetBy(dx: 4, dy: 2)
    if let image = picture.image, image.size.width <= picture.bounds.width,
      image.size.height <= picture.bounds.height
    {
      picture.contentMode = .center
    } else {
      picture.contentMode = .scaleAspectFit
    }
  }
}
