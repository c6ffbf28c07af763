import CExif

/// The EXIF data of a file, parsed by libexif.
final class EXIFData {
  private let data: UnsafeMutablePointer<ExifData>

  /// Reads the data of a file; nil if there is none.
  init?(in reader: ImageReader) throws(ImageDecodingError) {
    guard let block = try EXIFBlock(in: reader), let data = exif_data_new() else { return nil }
    // Entries are used as they are, without adding missing ones.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_load_data(data, block.bytes, UInt32(clamping: block.bytes.count))
    self.data = data
  }

  deinit { exif_data_unref(data) }

  /// The orientation; `up` if it is missing or invalid.
  var orientation: ImageOrientation {
    number(EXIF_TAG_ORIENTATION, in: data.pointee.ifd.0).flatMap { ImageOrientation(rawValue: $0) } ?? .up
  }

  /// The text of an entry of the first directory, such as the model of the camera.
  func imageText(_ tag: ExifTag) -> String? { text(tag, in: data.pointee.ifd.0) }

  /// The text of an entry about the exposure.
  func exposureText(_ tag: ExifTag) -> String? { text(tag, in: data.pointee.ifd.2) }

  /// A whole number about the exposure.
  func exposureNumber(_ tag: ExifTag) -> Int? { number(tag, in: data.pointee.ifd.2) }

  /// A positive fraction about the exposure.
  func exposureFraction(_ tag: ExifTag) -> Double? {
    guard let entry = exif_content_get_entry(data.pointee.ifd.2, tag),
      entry.pointee.format == EXIF_FORMAT_RATIONAL,
      entry.pointee.size >= 8, let bytes = entry.pointee.data
    else { return nil }
    let value = exif_get_rational(bytes, exif_data_get_byte_order(data))
    guard value.numerator > 0, value.denominator > 0 else { return nil }
    return Double(value.numerator) / Double(value.denominator)
  }

  private func text(_ tag: ExifTag, in directory: UnsafeMutablePointer<ExifContent>?) -> String? {
    guard let entry = exif_content_get_entry(directory, tag), entry.pointee.format == EXIF_FORMAT_ASCII,
      let bytes = entry.pointee.data
    else { return nil }
    let all = UnsafeBufferPointer(start: bytes, count: Int(entry.pointee.size))
    return String(decoding: all.prefix { $0 != 0 }, as: UTF8.self).trimmedText
  }

  private func number(_ tag: ExifTag, in directory: UnsafeMutablePointer<ExifContent>?) -> Int? {
    guard let entry = exif_content_get_entry(directory, tag), let bytes = entry.pointee.data else {
      return nil
    }
    let order = exif_data_get_byte_order(data)
    switch (entry.pointee.format, entry.pointee.size) {
    case (EXIF_FORMAT_SHORT, 2...): return Int(exif_get_short(bytes, order))
    case (EXIF_FORMAT_LONG, 4...): return Int(exif_get_long(bytes, order))
    default: return nil
    }
  }
}
