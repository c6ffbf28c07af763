import CCairo
import DisplayList
import ImageDecoding

extension Picture {
  /// The quality of the JPEG files in a document.
  private static let quality = 0.9
  /// Pictures with fewer pixels are stored without loss: icons are sharp, and not larger than as JPEG.
  private static let minimumArea = 64 * 64

  /// Describes a surface with the pixels of a level for documents, so that a picture that is drawn repeatedly is
  /// stored once, and an opaque one as JPEG.
  func describe(_ surface: OpaquePointer, level: Int) {
    attach(Array("picture-\(identity)-\(level)".utf8), as: CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
    let bitmap = self.level(level)
    guard bitmap.isOpaque, bitmap.width * bitmap.height >= Self.minimumArea,
      let file = bitmap.jpegData(quality: Self.quality)
    else { return }
    attach(file, as: CAIRO_MIME_TYPE_JPEG, to: surface)
  }

  private func attach(_ bytes: [UInt8], as type: String, to surface: OpaquePointer) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.update(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      surface, type, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
