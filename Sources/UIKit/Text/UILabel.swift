import DisplayList
import Geometry
import Typesetting

/// A view that shows one or more lines of text, centred vertically.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates a label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Text

  /// The text. If the text is attributed, this is its string.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = newValue.map { .plain($0) } ?? .none
    }
  }

  /// The attributed text. If the text is plain, it has the attributes of the label.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text):
        NSAttributedString(string: text, attributes: ownAttributes)
      case .attributed(let text): text
      }
    }
    set {
      guard let newValue, newValue.length > 0 else {
        content = newValue.map { .attributed($0) } ?? .none
        return
      }
      // Attributes that the text lacks are taken from the label when the text is set.
      let text = NSMutableAttributedString(string: newValue.string, attributes: ownAttributes)
      newValue.enumerateAttributes(in: NSRange(location: 0, length: newValue.length), options: []) {
        attributes, range, _ in
        text.addAttributes(attributes, range: range)
      }
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { ownFont = font }
      if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
      if let style = first[.paragraphStyle] as? NSParagraphStyle {
        ownParagraphStyle.setParagraphStyle(style)
      }
      content = .attributed(text)
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: ownParagraphStyle.copy()]
  }

  private enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
  }

  private var content = Content.none { didSet { textDidChange() } }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor = UIColor.label
  private let ownParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return style
  }()

  /// The font. Setting it changes all of an attributed text; nil sets the system font in 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      // Views set the font in each layout pass. An equal font must not cause another layout.
      if !isAttributed, font.isEqual(ownFont), font.textStyle == ownFont.textStyle { return }
      ownFont = font
      setAttribute(.font, font)
    }
  }

  /// The colour of the text. Setting it changes all of an attributed text; nil sets `UIColor.label`.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      if case .attributed = content {
        setAttribute(.foregroundColor, ownTextColor)
      } else {
        appearanceDidChange()
      }
    }
  }

  private var isAttributed: Bool {
    if case .attributed = content { true } else { false }
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content else { return textDidChange() }
    content = .attributed(text.adding([key: value]))
  }

  private func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content else { return textDidChange() }
    content = .attributed(text.changingParagraphStyles(change))
  }

  // MARK: - Lines

  /// The alignment of lines. Setting it changes all of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { ownParagraphStyle.alignment }
    set {
      guard newValue != textAlignment else { return }
      ownParagraphStyle.alignment = newValue
      changeParagraphStyles { $0.alignment = newValue }
    }
  }

  /// What happens to text that does not fit. Setting it changes all of an attributed text.
  open var lineBreakMode: NSLineBreakMode {
    get { ownParagraphStyle.lineBreakMode }
    set {
      guard newValue != lineBreakMode else { return }
      ownParagraphStyle.lineBreakMode = newValue
      changeParagraphStyles { $0.lineBreakMode = newValue }
    }
  }

  /// The maximum number of lines; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// The width at which `intrinsicContentSize` breaks multiline text, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font is scaled down if the text is too wide.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The minimum factor by which the font is scaled down; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where a text that was scaled down to fit is placed. Default `alignBaselines`. It matters for a single line.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// How lines are broken, in addition to the rules of the writing system. No effect.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether letters move closer together, by up to 3 % of the font size, before a single line is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }

  /// Whether the whole text is shown while the pointer is over the label, if the text is truncated.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { updateExpansion() } }
  }

  private var expansion: LabelExpansion?

  private func updateExpansion() {
    expansion?.end()
    expansion = showsExpansionTextWhenTruncated ? superview.map { LabelExpansion(of: self, in: $0) } : nil
  }

  /// Watches the pointer over the new superview, if `showsExpansionTextWhenTruncated` is true.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if showsExpansionTextWhenTruncated || expansion != nil { updateExpansion() }
  }

  /// Whether some of the text is left out.
  var isTruncated: Bool { fittedText(in: bounds.size).isTruncated }

  /// Whether a font for a text style, or one of `UIFontMetrics`, adapts to changes of the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFontForContentSizeCategory() } }

  // MARK: - Appearance

  /// Whether the label is highlighted. The cell that contains the label sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedTextColor != nil { appearanceDidChange() } }
  }

  /// The colour of plain text while the label is highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { appearanceDidChange() } }

  /// Whether the label is enabled. A disabled label draws paler text.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }

  /// The colour of the shadow; nil for no shadow.
  open var shadowColor: UIColor? { didSet { appearanceDidChange() } }

  /// The offset of the shadow, in points, y down.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { appearanceDidChange() } }

  // MARK: - Changes

  /// The text as it is drawn, made lazily after a change.
  private var preparedText: DrawableText?
  private var typesettingCache = TypesettingCache()

  private func textDidChange() {
    preparedText = nil
    typesettingCache = TypesettingCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    observedPropertiesDidChange()
  }

  private func appearanceDidChange() {
    preparedText = nil
    setNeedsDisplay()
    observedPropertiesDidChange()
  }

  /// Adapts the font to the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFontForContentSizeCategory()
  }

  private func adjustFontForContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    if let adjusted = ownFont.adjusted(compatibleWith: traitCollection), adjusted != ownFont {
      font = adjusted
    }
  }

  // MARK: - Typesetting

  /// The text with all its styles.
  var drawableText: DrawableText {
    if let preparedText { return preparedText }
    var text: DrawableText
    switch content {
    case .none:
      text = DrawableText("", font: ownFont, color: ownTextColor, paragraphStyle: ownParagraphStyle)
    case .plain(let string):
      let color = isHighlighted ? highlightedTextColor ?? ownTextColor : ownTextColor
      text = DrawableText(string, font: ownFont, color: color, paragraphStyle: ownParagraphStyle)
    case .attributed(let string):
      text = DrawableText(string, font: ownFont, color: ownTextColor, paragraphStyle: ownParagraphStyle)
    }
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowOffset = shadowOffset
      shadow.shadowColor = shadowColor
      for index in text.runStyles.indices where text.runStyles[index].shadow == nil {
        text.runStyles[index].shadow = shadow
      }
    }
    if !isEnabled {
      for index in text.runStyles.indices { text.runStyles[index].color = .tertiaryLabel }
    }
    preparedText = text
    return text
  }

  private func typeset(
    width: Double?, height: Double? = nil, maximumNumberOfLines: Int, scale: Double = 1
  ) -> TypesetText {
    let request = TypesettingCache.Request(
      width: width, height: height, maximumNumberOfLines: maximumNumberOfLines, scale: scale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return typesettingCache.answer(to: request, for: drawableText)
  }

  // MARK: - Measuring

  /// Returns the rectangle of the text in given bounds, in points. Its origin is that of the bounds, its size that of
  /// the text, rounded up to pixels.
  ///
  /// Override it to leave room around the text. `sizeThatFits` and `intrinsicContentSize` call it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let width = bounds.width > 0 && bounds.width < unlimited ? Double(bounds.width) : nil
    let text = typeset(width: width, maximumNumberOfLines: numberOfLines)
    let size = CGSize(
      width: roundedUp(min(text.size.width, width ?? .infinity)), height: roundedUp(text.size.height))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, max(0, bounds.height)))
  }

  /// Returns the size of the text in a width, in points, rounded up to pixels.
  ///
  /// A single line is as wide as its text, regardless of the width. A width of 0 is treated as no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || !(size.width > 0) ? unlimited : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: unlimited), limitedToNumberOfLines: numberOfLines
    ).size
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }

  /// The size of the text, in points, rounded up to pixels. Multiline text is broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: givenWidth ?? preferredMaxLayoutWidth, height: 0))
  }

  /// The width that constraints give the label while they ask for its height.
  private var givenWidth: CGFloat?

  // A subclass may add margins to the intrinsic size.
  override func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1 else { return nil }
    givenWidth = width
    defer { givenWidth = nil }
    return intrinsicContentSize.height
  }

  override var baselineDistances: (first: Double, last: Double) {
    (Double(ownFont.ascender), -Double(ownFont.descender))
  }

  /// A length that stands for no limit, in points.
  private var unlimited: CGFloat { 1_000_000 }

  private func roundedUp(_ length: Double) -> CGFloat {
    let scale = max(1, Double(traitCollection.displayScale))
    // The tolerance prevents a rounding error from adding a pixel.
    return CGFloat((length * scale - 1e-6).rounded(.up) / scale)
  }

  // MARK: - Drawing

  /// Draws the text into the current context, centred vertically in a rectangle of the label's coordinates.
  ///
  /// Override it to draw elsewhere: call `super` with another rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let text = fittedText(in: rect.size)
    let top = Double(rect.minY) + (Double(rect.height) - text.size.height) / 2 + baselineShift(of: text)
    let commands = drawableText.commands(
      for: text, at: Point2D(x: rect.minX, y: top), traits: .current)
    let overflows = text.size.width > rect.width + 0.01 || text.size.height > bounds.height + 0.01
    guard overflows else { return context.draw(commands) }
    context.saveGState()
    context.clip(to: bounds)
    context.draw(commands)
    context.restoreGState()
  }

  /// How far a line that was scaled down is below the middle, in points.
  private func baselineShift(of text: TypesetText) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let line = text.lines.first, let full = typeset(width: nil, maximumNumberOfLines: 1).lines.first,
      line.height < full.height - 0.01
    else { return 0 }
    let toTop = (line.height - full.height) / 2
    return baselineAdjustment == .none ? toTop : toTop + full.line.ascent - line.line.ascent
  }

  /// Draws the text of the label.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The text broken into lines for a size, scaled down if the label allows it and the text is too wide.
  private func fittedText(in size: CGSize) -> TypesetText {
    func text(_ scale: Double) -> TypesetText {
      typeset(width: size.width, height: size.height, maximumNumberOfLines: numberOfLines, scale: scale)
    }
    var natural = text(1)
    if natural.isTruncated, let tightened = tightenedText(in: size) { natural = tightened }
    guard adjustsFontSizeToFitWidth, natural.isTruncated || natural.size.width > size.width else {
      return natural
    }
    let minimum = min(max(minimumScaleFactor, 0.01), 1)
    if numberOfLines == 1 {
      // Widths are proportional to the font size, except for rounding errors.
      let width = typeset(width: nil, maximumNumberOfLines: 1).size.width
      return text(min(1, max(minimum, Double(size.width) / width * (1 - 1e-4))))
    }
    var (low, high) = (Double(minimum), 1.0)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if text(middle).isTruncated { high = middle } else { low = middle }
    }
    return text(low)
  }

  /// The text in a single line whose letters are closer together; nil if that is not allowed or not enough.
  private func tightenedText(in size: CGSize) -> TypesetText? {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1 else { return nil }
    var text = drawableText
    let excess = typeset(width: nil, maximumNumberOfLines: 1).size.width - Double(size.width)
    let count = text.text.runs.map(\.text.count).reduce(0, +)
    let smallest = text.text.runs.map(\.font.size).min() ?? 0
    // A small excess is added, because widths are rounded.
    let kern = (excess + 0.1) / Double(max(1, count))
    guard kern <= smallest * 0.03 else { return nil }
    for index in text.text.runs.indices { text.text.runs[index].kern -= kern }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    text.changeParagraphStyles { $0.aligned(isRightToLeft: isRightToLeft) }
    let tightened = text.typeset(
      width: Double(size.width), height: Double(size.height), maximumNumberOfLines: 1)
    return tightened.isTruncated ? nil : tightened
  }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    guard content.string?.isEmpty == false else { return [] }
    var commands: [Command] = []
    traits.performAsCurrent {
      commands = CGContext.recording(size: Size2D(bounds.size), origin: Point2D(bounds.origin)) { _ in
        draw(bounds)
      }
    }
    return commands
  }

  override var contentFollowsSize: Bool { true }
}
