import ImageDecoding
import SystemPackage
import Translations
import UIKit

/// The reason why a picture cannot be added to an album. The description is one sentence for the user.
enum PictureImportError: Error, CustomStringConvertible {
  /// The URL is not a file URL.
  case noFile(URL)
  /// The file is missing or not a picture.
  case undecodable(FilePath, ImageDecodingError)
  /// The data is not a picture.
  case undecodableData(ImageDecodingError)
  /// The picture could not be stored, for a reason that the system reports.
  case unsaved(String)

  var description: String {
    switch self {
    case .noFile(let url):
      translated(
        "“%@” is not the address of a file.", FileName(bytes: url.absoluteString.utf8).displayName)
    case .undecodable(let file, let error): GalleryText.cannotAdd(file, error.translatedDescription)
    case .undecodableData(let error):
      translated("The picture cannot be added: %@.", error.translatedDescription)
    case .unsaved(let reason): translated("The picture cannot be stored: %@.", reason)
    }
  }
}
