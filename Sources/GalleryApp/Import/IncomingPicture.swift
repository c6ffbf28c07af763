import UIKit

/// What may be a picture, from outside of the album.
enum IncomingPicture: Sendable {
  /// The address of a file.
  case file(URL)
  /// The bytes of a file that there is not.
  case data(Data)
}

extension UIPasteboard {
  /// What may be pictures: files, or else the bytes of one, which are the same picture where there are both, or else
  /// addresses of anything.
  var incomingPictures: [IncomingPicture] {
    let files = (urls ?? []).filter(\.isFileURL)
    if !files.isEmpty { return files.map { .file($0) } }
    if let data = Self.typeListImage.lazy.compactMap({ self.data(forPasteboardType: $0) }).first {
      return [.data(data)]
    }
    return (urls ?? []).map { .file($0) }
  }
}
