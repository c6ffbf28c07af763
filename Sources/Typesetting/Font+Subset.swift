import CPango

extension Font {
  /// Returns an OpenType file with only those parts of the font that the given characters need, including ligatures and
  /// kerning.
  ///
  /// Nil if the font may not be embedded in documents or reduced (`fsType` in its table OS/2), or if it is in an older
  /// format than OpenType and cannot be reduced.
  ///
  /// - Complexity: O(*n*) in the size of the font; a few milliseconds.
  public func subset(for characters: Set<Unicode.Scalar>) -> [UInt8]? {
    withPangoFont { font in
      guard let scaled = pango_font_get_hb_font(UnsafeMutablePointer(font)) else { return nil }
      guard let face = hb_font_get_face(scaled), face.mayBeEmbedded,
        let input = hb_subset_input_create_or_fail()
      else { return nil }
      defer { hb_subset_input_destroy(input) }
      let wanted = hb_subset_input_unicode_set(input)
      for character in characters { hb_set_add(wanted, character.value) }
      // The feature for digits of equal width is not kept by default.
      hb_set_add(
        hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG), Self.tag(of: "tnum"))
      guard let reduced = hb_subset_or_fail(face, input) else { return nil }
      defer { hb_face_destroy(reduced) }
      let blob = hb_face_reference_blob(reduced)
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
      return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    }
  }

  /// The OpenType tag for four letters.
  fileprivate static func tag(of letters: StaticString) -> hb_tag_t {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }
}

extension OpaquePointer {
  /// Whether the font, an `hb_face_t *`, may be embedded in documents, and may be reduced.
  fileprivate var mayBeEmbedded: Bool {
    let table = hb_face_reference_table(self, Font.tag(of: "OS/2"))
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return true }
    let permissions = UnsafeRawBufferPointer(start: bytes, count: 10)[8...].reduce(0) { $0 << 8 | Int($1) }
    // Bits 0 to 3: 2 alone forbids embedding; bit 8 forbids subsets, bit 9 outlines.
    return permissions & 0xF != 2 && permissions & 0x300 == 0
  }
}
