import SystemPackage

/// The sizes of thumbnails that programs share. The raw value is the maximum width and height in pixels.
enum SharedThumbnailSize: Int, CaseIterable, Sendable {
  case normal = 128
  case large = 256
  case xLarge = 512
  case xxLarge = 1024

  /// The smallest size that holds a picture whose longer side has `length` pixels; nil if none does.
  init?(holding length: Int) {
    guard let size = Self.allCases.first(where: { $0.rawValue >= length }) else { return nil }
    self = size
  }

  /// The name of the folder for thumbnails of this size.
  var folderName: FilePath.Component {
    switch self {
    case .normal: "normal"
    case .large: "large"
    case .xLarge: "x-large"
    case .xxLarge: "xx-large"
    }
  }
}
