import CPango

/// A font at a size, as chosen by Pango for some text.
///
/// Owns one reference to a `PangoFont`. Sendable, although it holds a pointer: the pointer never changes, GObject counts references atomically, and
/// whatever Pango does with the font (making the Cairo font, taking it out of its map at the end) is done inside
/// `PangoLock`. What callers do inside `withPangoFont` happens inside it, too.
public final class Font: @unchecked Sendable {
  /// The vertical measures, in points.
  public let metrics: FontMetrics
  private let pointer: UnsafeMutablePointer<PangoFont>

  /// Takes a reference to a font. To be called inside `PangoLock`.
  init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    self.pointer = pointer
    g_object_ref(pointer)
    metrics = FontMetrics(of: pointer)
  }

  deinit {
    // The last reference takes the font out of its map, which is shared.
    PangoLock.withLock { g_object_unref(pointer) }
  }

  /// Calls `body` with the `cairo_scaled_font_t *` of this font.
  ///
  /// Its size is in points, hinting and metric hinting are off. `cairo_set_scaled_font` makes it the font of a
  /// drawing context under any transform: Cairo derives the right glyphs for the transform itself. Cairo's fonts
  /// may be used from any thread. Nil is given where the font's file cannot be opened any more.
  public func withCairoFont<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    let cairoFont = PangoLock.withLock { pango_cairo_font_get_scaled_font(OpaquePointer(pointer)) }
    return try withExtendedLifetime(self) { try body(cairoFont) }
  }

  /// Calls `body` with the `PangoFont *`, while no other thread uses Pango's fonts.
  public func withPangoFont<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try PangoLock.withLock { try body(OpaquePointer(pointer)) }
  }
}
