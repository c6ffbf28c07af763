import Foundation
import Geometry

/// Places the characters of a text storage in the lines of containers, and draws them.
///
/// Each UTF-16 code unit has a glyph of its own here, so that indexes of glyphs are those of characters, and ranges that
/// come from either can be used for both. All rectangles and points are in the coordinates of a container, in points.
///
/// The containers are filled one after the other, up to their heights and numbers of lines. As on iOS, the storage owns its
/// layout managers, and a layout manager does not own its storage.
open class NSLayoutManager: NSObject {
  /// Creates a layout manager without containers and text.
  public override init() { super.init() }

  // MARK: - Text and containers

  /// The text. To set it, call `addLayoutManager(_:)` of the storage.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { textDidChange() } }

  /// The containers, in the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container. An index that is out of bounds is treated as the nearest one.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    discardLayout()
  }

  /// Removes a container. An index that is out of bounds is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    discardLayout()
  }

  // MARK: - Layout

  /// The text as it was when it changed last. The layout outlives a storage that nothing owns.
  private var text = NSAttributedString(string: "")
  private var layout: [ContainerLines]?

  func textDidChange() {
    if let textStorage { text = NSAttributedString(attributedString: textStorage) }
    discardLayout()
  }

  func discardLayout() { layout = nil }

  private var containers: [ContainerLines] {
    if let layout { return layout }
    var start = 0
    let made = textContainers.map { container in
      let lines = ContainerLines(text, from: start, in: container)
      start = lines.range.upperBound
      return lines
    }
    layout = made
    return made
  }

  private func lines(in container: NSTextContainer) -> ContainerLines? {
    textContainers.firstIndex { $0 === container }.map { containers[$0] }
  }

  /// The lines of a container, and the index of the one with a character.
  private func line(of location: Int) -> (container: Int, line: ContainerLines.Line)? {
    for (index, lines) in containers.enumerated() {
      if let line = lines.lineIndex(of: location) { return (index, lines.lines[line]) }
    }
    return nil
  }

  /// Whether only the visible text is placed. No effect: all text is.
  open var allowsNonContiguousLayout = false

  /// Places the text of a container now, instead of when it is needed.
  open func ensureLayout(for container: NSTextContainer) { _ = containers }

  /// Places characters now, instead of when they are needed.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = containers }

  /// Places glyphs now, instead of when they are needed.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = containers }

  /// Discards the positions of characters.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = limited(charRange)
    discardLayout()
  }

  // MARK: - Glyphs and characters

  /// The number of glyphs: that of UTF-16 code units.
  open var numberOfGlyphs: Int { text.length }

  /// The index of a character's glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The index of a glyph's character.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = limited(charRange)
    return limited(charRange)
  }

  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = limited(glyphRange)
    return limited(glyphRange)
  }

  private func limited(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound else { return NSRange(location: NSNotFound, length: 0) }
    let start = min(max(0, range.location), text.length)
    return NSRange(location: start, length: min(max(0, range.length), text.length - start))
  }

  /// The glyphs in a container, without those that do not fit. Empty for a container of another layout manager.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    lines(in: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// The container of a glyph. Nil if it is in none.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let index = line(of: glyphIndex)?.container else { return nil }
    effectiveGlyphRange?.pointee = containers[index].range
    return textContainers[index]
  }

  // MARK: - Rectangles

  /// The rectangle around all lines of a container, with the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let used = lines(in: container)?.lines.map(\.used) ?? []
    return used.dropFirst().reduce(used.first ?? .zero) { $0.union($1) }
  }

  /// The rectangle around glyphs of a container. Zero if it contains none of them.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let bounds = lines(in: container)?.bounds(of: glyphRange) ?? .null
    return bounds.isNull ? .zero : bounds
  }

  /// The rectangle of a glyph's line, from one side of the container to the other. Zero for a glyph in no container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = line(of: glyphIndex)?.line
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: glyphIndex, length: 1)
    return line?.frame ?? .zero
  }

  /// The rectangle of the text in a glyph's line, with the padding. Zero for a glyph in no container.
  ///
  /// - Parameters:
  ///   - glyphIndex: The index of the glyph.
  ///   - effectiveGlyphRange: Receives the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = line(of: glyphIndex)?.line
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: glyphIndex, length: 1)
    return line?.used ?? .zero
  }

  /// Calls a closure for each line that contains glyphs of a range: with the rectangle of the line, that of its text, the
  /// container, the glyphs of the line, and a flag that ends the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (container, lines) in zip(textContainers, containers) {
      for line in lines.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.frame, line.used, container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a closure for the rectangle that glyphs of a range have in each line of a container, and a flag that ends the
  /// enumeration.
  ///
  /// - Parameters:
  ///   - glyphRange: The range of glyphs.
  ///   - selectedRange: The selection that the range is part of. In a line that it leaves at its end, the rectangle reaches
  ///     the right edge of the container, as that of a selection. At `NSNotFound`, it encloses only the glyphs.
  ///   - textContainer: The container.
  ///   - block: Receives a rectangle, from the upper left corner of the container.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = lines(in: textContainer) else { return }
    var stop = ObjCBool(false)
    for line in container.lines {
      let covered = NSIntersectionRange(line.range, glyphRange)
      guard covered.length > 0 else { continue }
      var rect = container.bounds(of: covered)
      let isLeft = selectedRange.location != NSNotFound && NSMaxRange(selectedRange) > NSMaxRange(line.range)
      if isLeft, NSMaxRange(covered) == NSMaxRange(line.range) {
        rect.size.width = line.frame.maxX - rect.minX
      }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The beginning of a glyph on the baseline, from the upper left corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex)?.line else { return .zero }
    let character = line.characters.first { NSLocationInRange(glyphIndex, $0.range) }
    let x = character.map { CGFloat($0.extent.isRightToLeft ? $0.extent.right : $0.extent.left) }
    return CGPoint(x: (x ?? line.used.maxX) - line.frame.minX, y: line.baseline)
  }

  // MARK: - Points

  /// The glyph that is nearest to a point: that at the end of the line for a point beside it. 0 without text.
  ///
  /// - Parameters:
  ///   - point: The point, from the upper left corner of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives how far the point is into the glyph, from 0 to 1, in the direction of reading.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let nearest = lines(in: container)?.character(nearest: point)
    partialFraction?.pointee = nearest?.fraction ?? 0
    return nearest?.range.location ?? 0
  }

  /// The glyph that is nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The character that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: The point, from the upper left corner of the container.
  ///   - container: The container.
  ///   - partialFraction: Receives how far the point is into the character, from 0 to 1, in the direction of reading.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: - Drawing

  /// Draws nothing: `drawGlyphs(forGlyphRange:at:)` draws the backgrounds, too.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines that contain glyphs of a range into the current context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs.
  ///   - origin: The upper left corner of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    for (container, lines) in zip(textContainers, containers) {
      var typeset = lines.drawing.typeset
      typeset.lines = zip(typeset.lines, lines.lines)
        .filter { NSIntersectionRange($0.1.range, glyphsToShow).length > 0 }.map(\.0)
      let start = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
      canvas.draw(lines.drawing.text.commands(for: typeset, at: Point2D(start), traits: .current))
    }
  }
}
