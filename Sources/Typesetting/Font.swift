import CPango

/// A font at a size, chosen by Pango for some text.
///
/// Owns one reference to a `PangoFont`. It is Sendable although it holds a pointer: the pointer never changes, GObject
/// counts references atomically, and everything that Pango does with the font (creating the Cairo font, removing it
/// from its map at the end) is done inside `PangoLock`. The closure of `withPangoFont` runs inside the lock, too.
public final class Font: @unchecked Sendable {
  /// The vertical metrics, in points.
  public let metrics: FontMetrics
  private let pointer: UnsafeMutablePointer<PangoFont>

  /// Retains a font. Call this only inside `PangoLock`.
  init(retaining pointer: UnsafeMutablePointer<PangoFont>) {
    self.pointer = pointer
    g_object_ref(pointer)
    metrics = FontMetrics(of: pointer)
  }

  deinit {
    // Releasing the last reference removes the font from its map, which is shared.
    PangoLock.withLock { g_object_unref(pointer) }
  }

  /// Calls `body` with the `cairo_scaled_font_t *` of this font.
  ///
  /// Its size is in points; hinting and metric hinting are off. `cairo_set_scaled_font` sets it as the font of a
  /// drawing context under any transform: Cairo derives the right glyphs for the transform. Cairo's fonts can be used
  /// from any thread. The closure receives nil if the font's file can no longer be opened.
  public func withCairoFont<Result>(_ body: (OpaquePointer?) throws -> Result) rethrows -> Result {
    let cairoFont = PangoLock.withLock { pango_cairo_font_get_scaled_font(OpaquePointer(pointer)) }
    return try withExtendedLifetime(self) { try body(cairoFont) }
  }

  /// Calls `body` with the `PangoFont *`, while no other thread uses Pango's fonts.
  public func withPangoFont<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try PangoLock.withLock { try body(OpaquePointer(pointer)) }
  }
}
