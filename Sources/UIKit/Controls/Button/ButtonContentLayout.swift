/// The positions of image, title, subtitle and indicator in a button.
///
/// The image is beside, above or below the texts; the indicator is at the trailing end. All lengths are in points.
struct ButtonContentLayout {
  /// The side of the texts on which the image is.
  enum Placement {
    case left, right, top, bottom
  }

  /// The parts. A part that is missing has no size.
  struct Parts {
    var image: CGSize?
    /// The size of the title in a width.
    var title: ((CGFloat) -> CGSize)?
    /// The size of the subtitle in a width.
    var subtitle: ((CGFloat) -> CGSize)?
    var indicator: CGSize?
    var placement = Placement.left
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var indicatorPadding: CGFloat = 0
    /// The length along the placement that is kept for the image. It is in the middle of it.
    var imageReservation: CGFloat = 0
    /// The alignment of the texts with each other.
    var textAlignment = UIControl.ContentHorizontalAlignment.left
    /// Whether the indicator is at the left end.
    var isMirrored = false
  }

  private(set) var image = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var indicator = CGRect.zero
  /// The size of all parts together.
  private(set) var size: CGSize

  /// Places the parts in a rectangle.
  init(
    _ parts: Parts, in area: CGRect, horizontal: UIControl.ContentHorizontalAlignment = .center,
    vertical: UIControl.ContentVerticalAlignment = .center
  ) {
    let isBeside = parts.placement == .left || parts.placement == .right
    let hasText = parts.title != nil || parts.subtitle != nil
    let imageSize = parts.image ?? .zero
    // 1. The length that the image takes from the texts.
    let natural = isBeside ? imageSize.width : imageSize.height
    let imageLength = parts.image == nil ? 0 : max(natural, parts.imageReservation)
    let padding = parts.image != nil && hasText ? parts.imagePadding : 0
    let indicatorLength = parts.indicator.map { $0.width + parts.indicatorPadding } ?? 0
    let available = max(0, area.width - indicatorLength - (isBeside ? imageLength + padding : 0))
    // 2. The sizes of the texts.
    let titleSize = Self.clamped(parts.title?(available), to: available)
    let subtitleSize = Self.clamped(parts.subtitle?(available), to: available)
    let titlePadding = parts.title != nil && parts.subtitle != nil ? parts.titlePadding : 0
    let text = CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + titlePadding + subtitleSize.height)
    // 3. The block of image and texts, and the indicator at its end.
    var block = CGSize(
      width: isBeside ? imageLength + padding + text.width : max(imageSize.width, text.width),
      height: isBeside ? max(imageSize.height, text.height) : imageLength + padding + text.height)
    size = CGSize(
      width: block.width + indicatorLength, height: max(block.height, parts.indicator?.height ?? 0))
    var origin = CGPoint(
      x: Self.start(size.width, in: (area.minX, area.width), horizontal),
      y: Self.start(size.height, in: (area.minY, area.height), vertical))
    if horizontal == .fill, parts.indicator != nil {
      // The indicator goes to the end of the button.
      block.width = max(block.width, area.width - indicatorLength)
      origin.x = area.minX
    }
    let whole = CGRect(
      x: origin.x, y: origin.y, width: block.width + indicatorLength, height: size.height)
    if let indicator = parts.indicator {
      self.indicator = CGRect(
        x: parts.isMirrored ? whole.minX : whole.maxX - indicator.width,
        y: whole.midY - indicator.height / 2, width: indicator.width, height: indicator.height)
      if parts.isMirrored { origin.x += indicatorLength }
    }
    let blockArea = CGRect(
      x: origin.x, y: whole.midY - block.height / 2, width: block.width, height: block.height)
    // 4. The image and the texts in the block.
    place(parts, imageSize, imageLength, text, titleSize, subtitleSize, titlePadding, in: blockArea)
  }

  private mutating func place(
    _ parts: Parts, _ imageSize: CGSize, _ imageLength: CGFloat, _ text: CGSize, _ titleSize: CGSize,
    _ subtitleSize: CGSize, _ titlePadding: CGFloat, in block: CGRect
  ) {
    let isBeside = parts.placement == .left || parts.placement == .right
    let slot: CGRect
    let textOrigin: CGPoint
    let centeredText = CGPoint(x: block.midX - text.width / 2, y: block.midY - text.height / 2)
    let crossExtent = isBeside ? block.height : block.width
    switch parts.placement {
    case .left:
      slot = CGRect(x: block.minX, y: block.minY, width: imageLength, height: crossExtent)
      textOrigin = CGPoint(x: block.maxX - text.width, y: centeredText.y)
    case .right:
      slot = CGRect(x: block.maxX - imageLength, y: block.minY, width: imageLength, height: crossExtent)
      textOrigin = CGPoint(x: block.minX, y: centeredText.y)
    case .top:
      slot = CGRect(x: block.minX, y: block.minY, width: crossExtent, height: imageLength)
      textOrigin = CGPoint(x: centeredText.x, y: block.maxY - text.height)
    case .bottom:
      slot = CGRect(x: block.minX, y: block.maxY - imageLength, width: crossExtent, height: imageLength)
      textOrigin = CGPoint(x: centeredText.x, y: block.minY)
    }
    if parts.image != nil {
      image = CGRect(
        x: slot.midX - imageSize.width / 2, y: slot.midY - imageSize.height / 2, width: imageSize.width,
        height: imageSize.height)
    }
    let column = (textOrigin.x, text.width)
    title = CGRect(
      origin: CGPoint(x: Self.start(titleSize.width, in: column, parts.textAlignment), y: textOrigin.y),
      size: titleSize)
    subtitle = CGRect(
      origin: CGPoint(
        x: Self.start(subtitleSize.width, in: column, parts.textAlignment),
        y: textOrigin.y + titleSize.height + titlePadding),
      size: subtitleSize)
  }

  private static func clamped(_ size: CGSize?, to width: CGFloat) -> CGSize {
    size.map { CGSize(width: min($0.width, width), height: $0.height) } ?? .zero
  }

  private static func start(
    _ length: CGFloat, in range: (start: CGFloat, length: CGFloat),
    _ alignment: UIControl.ContentHorizontalAlignment
  ) -> CGFloat {
    switch alignment {
    case .left, .leading, .fill: range.start
    case .right, .trailing: range.start + range.length - length
    case .center: range.start + (range.length - length) / 2
    }
  }

  private static func start(
    _ length: CGFloat, in range: (start: CGFloat, length: CGFloat),
    _ alignment: UIControl.ContentVerticalAlignment
  ) -> CGFloat {
    switch alignment {
    case .top: range.start
    case .bottom: range.start + range.length - length
    case .center, .fill: range.start + (range.length - length) / 2
    }
  }
}
