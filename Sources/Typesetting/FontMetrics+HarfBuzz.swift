import CPango

extension FontMetrics {
  /// Reads the metrics of a font in design units and scales them to its size. Pango's own metrics are rounded to 1/1024
  /// point, so a sum of them could cross a pixel boundary by chance.
  init(of pangoFont: UnsafeMutablePointer<PangoFont>) {
    let description = pango_font_describe_with_absolute_size(pangoFont)
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    pango_font_description_free(description)

    let scaled = pango_font_get_hb_font(pangoFont)
    let face = hb_font_get_face(scaled)
    // A new HarfBuzz font uses design units.
    let design = hb_font_create(face)
    defer { hb_font_destroy(design) }
    var coordinateCount: UInt32 = 0
    if let coordinates = hb_font_get_var_coords_normalized(scaled, &coordinateCount), coordinateCount > 0 {
      hb_font_set_var_coords_normalized(design, coordinates, coordinateCount)
    }
    let unit = size / Double(max(1, hb_face_get_upem(face)))

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(design, &extents)
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(design, tag, &value) != 0 ? Double(value) * unit : nil
    }
    ascender = Double(extents.ascender) * unit
    descender = -abs(Double(extents.descender)) * unit
    leading = Double(extents.line_gap) * unit
    // If the font has no value: the usual proportions of Latin fonts.
    capHeight = measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascender * 0.75
    xHeight = measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? ascender * 0.55
    underlinePosition = measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -size * 0.1
    underlineThickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? size * 0.06
    strikethroughPosition = measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? (xHeight + underlineThickness) / 2
  }

  /// Metrics of zero, for a system without fonts.
  static let none = FontMetrics(
    ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0, underlinePosition: 0,
    underlineThickness: 0, strikethroughPosition: 0)
}
