import CGTK4
import CGTKCollectionView
import ImageDecoding
import UIKit

/// The items that a program in C describes by callbacks.
@MainActor
final class ItemSource {
  private let items: OcvItems
  private let data: gpointer?
  private let destroy: GDestroyNotify?

  init(_ items: OcvItems, data: gpointer?, destroy: GDestroyNotify?) {
    (self.items, self.data, self.destroy) = (items, data, destroy)
  }

  isolated deinit { destroy?(data) }

  var count: Int { Int(items.count?(data) ?? 0) }

  func text(of item: Int) -> String? { items.text?(guint(item), data).map { String(cString: $0) } }

  /// The picture of an item, copied.
  func picture(of item: Int) -> UIImage? {
    guard let texture = items.picture?(guint(item), data) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      // The format is that of a bitmap: Cairo's ARGB32.
      gdk_texture_download(texture, buffer.baseAddress, gsize(width * 4))
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels).map { UIImage(cgImage: CGImage($0)) }
  }

  func activate(_ item: Int) { items.activate?(guint(item), data) }

  func selectionDidChange() { items.selection_changed?(data) }
}
