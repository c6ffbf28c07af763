import SystemPackage

/// A format in which a picture can be written. The extension of the file decides.
enum PictureFormat: CaseIterable {
  case png
  case jpeg
  case webP
  case pdf
  case html

  /// The file name extensions, the usual one first.
  var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .webP: ["webp"]
    case .pdf: ["pdf"]
    case .html: ["html", "htm"]
    }
  }

  /// All extensions, for messages and the help text.
  static let list = allCases.flatMap(\.extensions).map { ".\($0)" }.formatted

  /// Returns the format for a file; nil if its extension is unknown. A stream, which has no extension, is a PNG file.
  init?(for file: OutputFile) {
    guard let name = file.path.extension?.lowercased() else {
      guard file.isStream else { return nil }
      self = .png
      return
    }
    guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
    self = format
  }

  /// The maximum number of pixels of a side; nil if there is no limit besides that of the renderer.
  var maximumPixels: Int? { self == .webP ? 16_383 : nil }
}

extension [String] {
  /// The strings as an enumeration in a sentence.
  fileprivate var formatted: String {
    count > 1 ? dropLast().joined(separator: ", ") + " or \(self[count - 1])" : joined()
  }
}
