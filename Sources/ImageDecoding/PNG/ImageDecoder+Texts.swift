extension ImageDecoder {
  /// The maximum number of bytes of a text that is read.
  private static let textLimit = 1 << 16

  /// Reads the texts of a PNG file by keyword, without decoding pixels. Reads `tEXt` chunks only, as Latin-1. Of texts with
  /// the same keyword, the first counts.
  ///
  /// A file that ends too early has the texts before its end. A file in another format has none.
  package static func pngTexts(in source: ImageSource) throws(ImageDecodingError) -> [String: String] {
    let reader = try ImageReader(source)
    guard case .png = FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) else {
      return [:]
    }
    var texts: [String: String] = [:]
    var offset = 8
    while case let head = try reader.read(at: offset, count: 8), head.count == 8 {
      let count = head[..<4].reduce(0) { $0 << 8 | Int($1) }
      if head[4...].elementsEqual("tEXt".utf8), count <= textLimit {
        let data = try reader.read(at: offset + 8, count: count)
        if let end = data.firstIndex(of: 0) {
          let keyword = latin1(data[..<end])
          texts[keyword] = texts[keyword] ?? latin1(data[(end + 1)...])
        }
      }
      offset += 12 + count
    }
    return texts
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
