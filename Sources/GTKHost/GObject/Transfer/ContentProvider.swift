import CGTK4
import Foundation

/// A `GdkContentProvider`: contents for other programs.
final class ContentProvider: GObjectReference {
  convenience init(_ data: Data, as mediaType: String) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    self.init(owning: gdk_content_provider_new_for_bytes(mediaType, bytes)!)
  }

  /// Offers a text under all media types of text.
  convenience init(_ text: String) {
    self.init(owning: GValue.with(text) { gdk_content_provider_new_for_value($0)! })
  }

  /// Offers a value of a type, which a closure sets, in all formats that it can be written in.
  convenience init(of type: GType, setValue: (UnsafeMutablePointer<GValue>) -> Void) {
    self.init(
      owning: GValue.with(type) {
        setValue($0)
        return gdk_content_provider_new_for_value($0)!
      })
  }

  /// Offers the contents of several providers.
  convenience init(union providers: [ContentProvider]) {
    // The union takes over a reference to each.
    var pointers = providers.map { Optional($0.pointer(to: GdkContentProvider.self)) }
    for provider in providers { g_object_ref(provider.raw) }
    self.init(owning: gdk_content_provider_new_union(&pointers, gsize(pointers.count))!)
  }
}
