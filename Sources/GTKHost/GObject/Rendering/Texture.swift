import CGTK4
import Geometry
import ImageDecoding

/// Owns a reference to a `GdkTexture`, and knows whether others have references, such as render nodes.
@MainActor
final class Texture {
  private let pointer: OpaquePointer
  /// Whether anything besides this object has a reference.
  private(set) var isUsedElsewhere = false

  let width: Int
  let height: Int

  /// Takes over a reference; nil if there is no texture because memory is insufficient.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
    (width, height) = (Int(gdk_texture_get_width(pointer)), Int(gdk_texture_get_height(pointer)))
    // GObject calls this when the reference becomes the last one, and when it no longer is.
    g_object_add_toggle_ref(object, Self.toggle, Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(object)
  }

  /// Shows a bitmap, without a copy of its pixels.
  convenience init?(_ bitmap: Bitmap) {
    self.init(bitmap.pixels.block, width: bitmap.width, height: bitmap.height)
  }

  /// Draws into the memory that GTK uses: in a frame with many new pictures, copying would cost as much as drawing.
  ///
  /// - Parameter draw: Draws a picture. It receives a function that makes transparent pixels in the order of a `Bitmap`,
  ///   and that returns nil if memory is insufficient.
  convenience init?(
    drawing draw: ((_ width: Int, _ height: Int) -> UnsafeMutablePointer<UInt8>?) -> Void
  ) {
    var drawing: (width: Int, height: Int, block: PixelPool.Block)?
    draw { width, height in
      let byteCount = width * height * 4
      guard let block = PixelPool.shared.takeBlock(byteCount: byteCount) else { return nil }
      memset(block.start, 0, byteCount)
      drawing = (width, height, block)
      return block.start.assumingMemoryBound(to: UInt8.self)
    }
    guard let (width, height, block) = drawing else { return nil }
    self.init(block, width: width, height: height)
  }

  private convenience init?(_ block: PixelPool.Block, width: Int, height: Int) {
    let bytes = g_bytes_new_with_free_func(
      block.start, gsize(width * height * 4),
      { block in if let block { Unmanaged<PixelPool.Block>.fromOpaque(block).release() } },
      Unmanaged.passRetained(block).toOpaque())
    defer { g_bytes_unref(bytes) }
    // `Bitmap` has Cairo's byte order on little-endian machines.
    self.init(
      owning: gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4)))
  }

  isolated deinit {
    g_object_remove_toggle_ref(object, Self.toggle, Unmanaged.passUnretained(self).toOpaque())
  }

  private var object: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }

  private static let toggle: GToggleNotify = { data, _, isLastReference in
    // Textures belong to the main thread, like the nodes that use them.
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<Texture>.fromOpaque(data).takeUnretainedValue().isUsedElsewhere = isLastReference == 0
    }
  }

  /// The node that draws the texture into a rectangle; nil if the rectangle is invalid.
  func node(in rectangle: Rectangle) -> RenderNode? {
    guard var bounds = graphene_rect_t(rectangle) else { return nil }
    return RenderNode(owning: gsk_texture_node_new(pointer, &bounds))
  }

  /// Shows the texture in a `GtkPicture`.
  func show(in picture: OpaquePointer) { gtk_picture_set_paintable(picture, pointer) }

  /// A provider that offers the texture in all formats that GTK can write.
  func makeContentProvider() -> ContentProvider {
    ContentProvider(of: gdk_texture_get_type()) { g_value_set_object($0, object) }
  }
}
