import Glibc

/// The reason why a picture cannot be decoded.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The file cannot be read, or there is no memory for its pixels. The value is the system's error number.
  case unreadable(errno: Int32)
  /// The data is not in a supported format.
  case notAPicture
  /// The format is known, but its decoder is not installed. The package is the one of Debian 12 that contains it; nil
  /// if Debian 12 has none.
  case missingDecoder(format: String, package: String?)
  /// The data is in a supported format, but damaged or truncated. The reason is the decoder's message.
  case corrupt(format: String, reason: String)
  /// The picture has more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The caller no longer needs the picture.
  case cancelled

  /// There is no memory for the pixels.
  static let insufficientMemory = Self.unreadable(errno: ENOMEM)
}

extension ImageDecodingError: CustomStringConvertible {
  /// A message for the user, without the name of the file.
  public var description: String {
    switch self {
    case .unreadable(let errno):
      // Glibc's message buffer belongs to the calling thread.
      return strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    case .notAPicture:
      return "not a picture in a format that can be read"
    case .missingDecoder(let format, let package?):
      return "\(format) pictures require the package \(package), which is not installed"
    case .missingDecoder(let format, nil):
      return "\(format) pictures require a loader for gdk-pixbuf, for which Debian 12 has no package"
    case .corrupt(let format, let reason):
      return "damaged \(format) picture: \(reason)"
    case .tooLarge(let width, let height, let limit):
      return "\(width) × \(height) pixels are more than the \(limit) allowed"
    case .cancelled:
      return "no longer needed"
    }
  }
}
