/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to text that does not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction of text without a direction of its own.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Extra distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Extra distance below a paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// A factor for the natural height of a line; 0 is treated as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// How lines are broken besides. It is kept, and has no effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Whether letters come closer before text is truncated. It is kept, and has no effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightensForTruncation }
    set { values.tightensForTruncation = newValue }
  }

  /// The distance of the first line of a paragraph from the edge where lines begin, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines of a paragraph from the edge where lines begin, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end: the distance from the edge where they begin if it is positive, and otherwise from the other edge, in
  /// points.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Extra distance above a paragraph, unless the text begins with it, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where text continues after a tab: by default, at each of the first twelve multiples of 28 points.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops ?? NSTextTab.standard }
    set { values.tabStops = newValue }
  }
  /// The distance between further places where text continues after a tab, in points; 28 points if it is 0.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// When words are hyphenated. It is kept, and words are not hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Adds a tab stop, in the order of their locations.
  open func addTabStop(_ tabStop: NSTextTab) {
    let stops = tabStops ?? []
    let index = stops.firstIndex { $0.location > tabStop.location } ?? stops.count
    values.tabStops = stops[..<index] + [tabStop] + stops[index...]
  }

  /// Removes the tab stops that are equal to another one.
  open func removeTabStop(_ tabStop: NSTextTab) {
    values.tabStops = (tabStops ?? []).filter { $0 != tabStop }
  }

  /// Copies all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
