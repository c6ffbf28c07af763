import ImageDecoding
import Translations

extension Error {
  /// The reason for the user, without the name of the file.
  var translatedDescription: String {
    guard let error = self as? ImageDecodingError else { return "\(self)" }
    return switch error {
    case .notAPicture: translated("not a picture in a format that can be read")
    case .missingDecoder(let format, let package?):
      translated("%1$@ pictures require the package %2$@, which is not installed", format, package)
    case .missingDecoder(let format, nil):
      translated("%@ pictures require a loader for gdk-pixbuf, for which Debian 12 has no package", format)
    case .corrupt(let format, let reason): translated("damaged %1$@ picture: %2$@", format, reason)
    case .tooLarge(let width, let height, let limit):
      translated("%1$@ × %2$@ pixels are more than the %3$@ allowed", "\(width)", "\(height)", "\(limit)")
    case .unreadable, .cancelled: "\(error)"
    }
  }
}
