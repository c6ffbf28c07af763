import CPango
import Geometry

/// The parameters for breaking one paragraph into lines.
struct ParagraphBreaking {
  /// The maximum width in points; nil for a single line.
  var width: Double?
  /// How much further the first line begins than the others, in points. Negative if the others begin further.
  var indent = 0.0
  /// The positions where a line may end.
  var wrap = PANGO_WRAP_WORD_CHAR
  /// The position of the ellipsis if the text needs more lines than allowed.
  var ellipsis = PANGO_ELLIPSIZE_NONE
  /// The maximum number of lines. Has an effect only with an ellipsis mode.
  var maximumNumberOfLines = Int.max
  /// Whether all lines except the last fill the width.
  var isJustified = false
  /// Whether text without a direction of its own runs from right to left.
  var isRightToLeft = false
  /// Where text continues after a tab. Not empty if there is one.
  var tabStops: [ParagraphStyle.TabStop] = []
}

/// One paragraph, broken and shaped. Create it only inside `PangoLock`.
struct ParagraphLayout {
  /// The lines; at least one.
  private(set) var lines: [ShapedLine] = []
  /// The UTF-8 offset in the paragraph where each line begins.
  private(set) var starts: [Int] = []
  /// Whether an ellipsis replaces some of the text.
  private(set) var isEllipsized = false

  private let paragraph: Paragraph
  private let bytes: [UInt8]
  /// The UTF-8 offsets where the styled runs end.
  private let runEnds: [Int]

  /// Breaks and shapes a paragraph.
  init(_ paragraph: Paragraph, breaking: ParagraphBreaking) {
    self.paragraph = paragraph
    bytes = paragraph.runs.flatMap { Array($0.text.utf8) }
    var end = 0
    runEnds = paragraph.runs.map { run in
      end += run.text.utf8.count
      return end
    }

    let layout = PangoEngine.shared.layout
    configure(layout, breaking)
    isEllipsized = pango_layout_is_ellipsized(layout) != 0
    var node = pango_layout_get_lines_readonly(layout)
    while let element = node {
      let line = element.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      starts.append(Int(pango_layout_line_get_start_index(line)))
      lines.append(makeLine(line))
      node = element.pointee.next
    }
  }

  private func configure(_ layout: OpaquePointer, _ breaking: ParagraphBreaking) {
    pango_context_set_base_dir(
      PangoEngine.shared.context,
      breaking.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    let description = PangoEngine.makeDescription(paragraph.base.font)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    bytes.withUnsafeBytes { buffer in
      // Pango requires a non-null pointer even for empty text.
      withUnsafePointer(to: CChar(0)) { nothing in
        let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress ?? nothing
        pango_layout_set_text(layout, start, Int32(clamping: buffer.count))
      }
    }
    let attributes = makeAttributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_width(layout, breaking.width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_indent(layout, Int32(breaking.indent * Double(PANGO_SCALE)))
    if !breaking.tabStops.isEmpty { setTabStops(of: layout, breaking.tabStops) }
    pango_layout_set_wrap(layout, breaking.wrap)
    pango_layout_set_ellipsize(layout, breaking.width == nil ? PANGO_ELLIPSIZE_NONE : breaking.ellipsis)
    // Pango treats a negative height as a number of lines. `Int32.max` lines are no limit.
    pango_layout_set_height(layout, -Int32(clamping: max(1, breaking.maximumNumberOfLines)))
    pango_layout_set_justify(layout, breaking.isJustified ? 1 : 0)
  }

  private func setTabStops(of layout: OpaquePointer, _ stops: [ParagraphStyle.TabStop]) {
    let array = pango_tab_array_new(Int32(clamping: stops.count), 0)
    for (index, stop) in stops.enumerated() {
      let alignment =
        switch stop.alignment {
        case .left: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        }
      let location = Int32(min(stop.location, PangoEngine.maximumWidth) * Double(PANGO_SCALE))
      pango_tab_array_set_tab(array, Int32(index), alignment, location)
    }
    pango_layout_set_tabs(layout, array)
    pango_tab_array_free(array)
  }

  private func makeAttributes() -> OpaquePointer {
    let list = pango_attr_list_new()!
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    // UIKit does not hyphenate broken words.
    insert(pango_attr_insert_hyphens_new(0), 0..<Int.max)
    var start = 0
    for (index, run) in paragraph.runs.enumerated() {
      let range = start..<runEnds[index]
      start = runEnds[index]
      if run.font != paragraph.base.font {
        let description = PangoEngine.makeDescription(run.font)
        insert(pango_attr_font_desc_new(description), range)
        pango_font_description_free(description)
      }
      if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
      if run.kern.isFinite, run.kern != 0 {
        insert(pango_attr_letter_spacing_new(Self.units(run.kern)), range)
      }
      if run.rise.isFinite, run.rise != 0 { insert(pango_attr_rise_new(Self.units(run.rise)), range) }
      if let room = run.room {
        var box = PangoRectangle(
          x: 0, y: -Self.units(room.ascent), width: Self.units(room.width),
          height: Self.units(room.ascent + room.descent))
        insert(pango_attr_shape_new(&box, &box), range)
      }
      if paragraph.runs.count > 1 {
        // A different colour for each run keeps Pango from merging their glyphs. It is never drawn.
        let number = UInt32(truncatingIfNeeded: index)
        insert(
          pango_attr_foreground_new(UInt16(number >> 16), UInt16(number & 0xFFFF), 0), range)
      }
    }
    return list
  }

  /// A length in Pango's units, at most the largest font size.
  private static func units(_ length: Double) -> Int32 {
    guard length.isFinite else { return 0 }
    let limited = min(max(length, -PangoEngine.maximumFontSize), PangoEngine.maximumFontSize)
    return Int32((limited * Double(PANGO_SCALE)).rounded())
  }

  private func makeLine(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> ShapedLine {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let element = node {
      items.append(element.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
      node = element.pointee.next
    }

    // 1. The visible text in reading order, and the position of each item in it.
    var text: [UInt8] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: items.count)
    for index in items.indices.sorted(by: { items[$0].offset < items[$1].offset }) {
      let start = text.count
      let item = items[index]
      text += item.isEllipsis ? Array("…".utf8)[...] : bytes[item.offset..<(item.offset + item.length)]
      ranges[index] = start..<text.count
    }

    // 2. The runs, from left to right.
    var x = 0.0
    var runs: [GlyphRun] = []
    for (item, range) in zip(items, ranges) {
      guard let run = makeRun(item, textRange: range, x: x) else { continue }
      runs.append(run)
      x += run.width
    }

    // 3. The height. A line without glyphs has the height of its font.
    let metrics =
      runs.isEmpty
      ? [PangoEngine.shared.metrics(of: styledRun(at: line.start).font)] : runs.map(\.font.metrics)
    let rooms = items.compactMap { $0.isEllipsis ? nil : styledRun(at: $0.offset).room }
    return ShapedLine(
      text: String(decoding: text, as: UTF8.self), runs: runs, width: x,
      ascent: (metrics.map(\.ascender) + rooms.map(\.ascent)).max() ?? 0,
      descent: (metrics.map { -$0.descender } + rooms.map(\.descent)).max() ?? 0,
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
  }

  private func makeRun(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, textRange: Range<Int>, x: Double
  ) -> GlyphRun? {
    guard let font = item.pointee.item.pointee.analysis.font, let string = item.pointee.glyphs else {
      return nil
    }
    let unit = 1 / Double(PANGO_SCALE)
    let styled = styledRun(at: item.offset)
    var pen = x + Double(item.pointee.start_x_offset) * unit
    let count = Int(string.pointee.num_glyphs)
    var glyphs: [Glyph] = []
    var textOffsets: [Int] = []
    glyphs.reserveCapacity(count)
    textOffsets.reserveCapacity(count)
    for index in 0..<count {
      let info = string.pointee.glyphs[index]
      var advance = Double(info.geometry.width) * unit
      if item.isEllipsis {
        // Pango widens an ellipsis until the line fills the width, which would break the alignment.
        let natural = hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), info.glyph)
        advance = min(advance, Double(natural) * unit)
      }
      if let id = Self.glyphID(info.glyph) {
        let position = Point2D(
          x: pen + Double(info.geometry.x_offset) * unit,
          y: Double(info.geometry.y_offset - item.pointee.y_offset) * unit)
        glyphs.append(Glyph(id: id, position: position, advance: advance))
        // Pango's offsets refer to the full text, part of which the ellipsis replaces.
        textOffsets.append(item.isEllipsis ? 0 : Int(string.pointee.log_clusters[index]))
      }
      pen += advance
    }
    return GlyphRun(
      font: PangoEngine.shared.font(font), descriptor: styled.font, style: styled.style, glyphs: glyphs,
      textOffsets: textOffsets, x: x,
      width: pen + Double(item.pointee.end_x_offset) * unit - x, textRange: textRange,
      bidiLevel: Int(item.pointee.item.pointee.analysis.level), rise: Double(item.pointee.y_offset) * unit,
      isEllipsis: item.isEllipsis)
  }

  /// The glyph number to draw for one of Pango's glyphs: nil for an empty glyph (`PANGO_GLYPH_EMPTY`), and the font's
  /// glyph for missing characters for an unknown one (`PANGO_GLYPH_UNKNOWN_FLAG`).
  private static func glyphID(_ glyph: PangoGlyph) -> UInt32? {
    if glyph == 0x0FFF_FFFF { return nil }
    return glyph & 0x1000_0000 != 0 ? 0 : glyph
  }

  private func styledRun(at offset: Int) -> StyledText.Run {
    let index = runEnds.firstIndex { offset < $0 } ?? runEnds.count - 1
    return index < 0 ? paragraph.base : paragraph.runs[index]
  }
}

extension UnsafeMutablePointer where Pointee == PangoGlyphItem {
  /// The UTF-8 offset in the paragraph where the item's text begins.
  fileprivate var offset: Int { Int(pointee.item.pointee.offset) }
  /// The length of the item's text in UTF-8.
  fileprivate var length: Int { Int(pointee.item.pointee.length) }
  /// Whether the item is an ellipsis.
  fileprivate var isEllipsis: Bool {
    pointee.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }
}

extension UnsafeMutablePointer where Pointee == PangoLayoutLine {
  /// The UTF-8 offset in the paragraph where the line begins.
  fileprivate var start: Int { Int(pango_layout_line_get_start_index(self)) }
}
