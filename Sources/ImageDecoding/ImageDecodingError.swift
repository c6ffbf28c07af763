import Glibc

/// Why a picture cannot be had.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The file cannot be read; the system's number for the reason.
  case unreadable(errno: Int32)
  /// The bytes are in no format known here.
  case notAPicture
  /// The bytes are in a known format, but broken or cut short; the decoder's words about it.
  case corrupt(format: String, reason: String)
  /// The picture has more pixels than were allowed.
  case tooLarge(width: Int, height: Int, limit: Int)
}

extension ImageDecodingError: CustomStringConvertible {
  /// A sentence for the user, without the name of the file.
  public var description: String {
    switch self {
    case .unreadable(let errno):
      // Glibc's text is the calling thread's own.
      return strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    case .notAPicture:
      return "not a picture in a format that can be read"
    case .corrupt(let format, let reason):
      return "damaged \(format) picture: \(reason)"
    case .tooLarge(let width, let height, let limit):
      return "\(width) × \(height) pixels are more than the \(limit) allowed"
    }
  }
}
