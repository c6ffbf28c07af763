import CPango

/// The font map, context and layout for all typesetting.
///
/// Use its members only inside `PangoLock.withLock`.
struct PangoEngine {
  /// The engine of the process, protected by `PangoLock`.
  nonisolated(unsafe) static var shared = PangoEngine()

  /// The maximum font size. Pango uses 32-bit numbers of 1/1024 point, so sizes near their limits are not allowed.
  static let maximumFontSize = 4096.0
  /// The width in points from which a line is treated as unlimited.
  static let maximumWidth = 1_000_000.0

  /// The context, without hinting and rounding, with one unit per point.
  let context: OpaquePointer
  /// The layout, used by all texts in turn.
  let layout: OpaquePointer
  private var fonts: [UnsafeMutablePointer<PangoFont>: Font] = [:]
  private var fontsByDescriptor: [FontDescriptor: Font] = [:]
  private static let cacheLimit = 128

  private init() {
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()!
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
  }

  /// Forgets all fonts. Those that texts use stay valid.
  mutating func releaseCaches() {
    fonts = [:]
    fontsByDescriptor = [:]
    // The layout keeps the fonts of the last text.
    pango_layout_set_text(layout, "", 0)
    // FreeType's fonts are always in a map of Fontconfig's fonts.
    pango_fc_font_map_cache_clear(pango_context_get_font_map(context).map { OpaquePointer($0) })
  }

  /// Returns the owner of a font that Pango chose.
  mutating func font(_ pointer: UnsafeMutablePointer<PangoFont>) -> Font {
    if let known = fonts[pointer] { return known }
    if fonts.count >= Self.cacheLimit { fonts.removeAll() }
    let font = Font(retaining: pointer)
    fonts[pointer] = font
    return font
  }

  /// Returns the best font for a descriptor; nil if the system has no fonts.
  mutating func font(for descriptor: FontDescriptor) -> Font? {
    // NaN is not equal to itself, so it would never be found in the cache.
    var descriptor = descriptor
    descriptor.size = Self.safeSize(descriptor)
    if let known = fontsByDescriptor[descriptor] { return known }
    let description = Self.makeDescription(descriptor)
    defer { pango_font_description_free(description) }
    let map = pango_context_get_font_map(context)
    guard let pointer = pango_font_map_load_font(map, context, description) else { return nil }
    defer { g_object_unref(pointer) }
    if fontsByDescriptor.count >= Self.cacheLimit { fontsByDescriptor.removeAll() }
    let font = self.font(pointer)
    fontsByDescriptor[descriptor] = font
    return font
  }

  /// Returns the metrics of the best font for a descriptor; `FontMetrics.none` if the system has no fonts.
  mutating func metrics(of descriptor: FontDescriptor) -> FontMetrics {
    font(for: descriptor)?.metrics ?? .none
  }

  /// The names of the installed font families.
  var familyNames: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
  }

  /// Returns the font size clamped to 0 … `maximumFontSize`; NaN is treated as 0.
  private static func safeSize(_ descriptor: FontDescriptor) -> Double {
    descriptor.size.isFinite ? min(max(descriptor.size, 0), maximumFontSize) : 0
  }

  /// Makes Pango's description of a font; the caller frees it.
  static func makeDescription(_ descriptor: FontDescriptor) -> OpaquePointer {
    let description = pango_font_description_new()!
    // Pango separates families by commas.
    let families = descriptor.families.map { $0.filter { $0 != "," && $0 != "\0" } }.filter { !$0.isEmpty }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_absolute_size(
      description, (safeSize(descriptor) * Double(PANGO_SCALE)).rounded())
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(descriptor.weight, 100), 1000))))
    pango_font_description_set_style(
      description, descriptor.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }
}
