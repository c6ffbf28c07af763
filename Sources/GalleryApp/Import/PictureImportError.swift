import ImageDecoding
import SystemPackage
import UIKit

/// Why something cannot be added to an album: the description is one sentence for the user.
enum PictureImportError: Error, CustomStringConvertible {
  /// The address is not that of a file.
  case noFile(URL)
  /// The file is not there, or no picture.
  case undecodable(FilePath, ImageDecodingError)
  /// The bytes are no picture.
  case undecodableData(ImageDecodingError)
  /// There is no room for the picture, or another reason that the system gives.
  case unsaved(String)

  var description: String {
    switch self {
    case .noFile(let url):
      "“\(FileName(bytes: url.absoluteString.utf8).displayName)” is not the address of a file."
    case .undecodable(let file, let error): "\(file.quoted) cannot be added: \(error)."
    case .undecodableData(let error): "The picture cannot be added: \(error)."
    case .unsaved(let reason): "The picture cannot be kept: \(reason)."
    }
  }
}
