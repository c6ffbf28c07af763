extension ImageOrientation {
  /// Reads the orientation from a file; `up` if it is missing or invalid.
  init(in reader: ImageReader) throws(ImageDecodingError) {
    self = try EXIFData(in: reader)?.orientation ?? .up
  }
}
