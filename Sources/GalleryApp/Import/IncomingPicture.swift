import UIKit

/// What may be a picture, from outside of the album.
enum IncomingPicture: Sendable {
  /// The address of a file.
  case file(URL)
  /// The bytes of a file that there is not.
  case data(Data)
}

extension IncomingPicture {
  /// What an item provider has at once: the address of a file, or else the bytes of a picture.
  init?(_ provider: NSItemProvider) {
    var (url, data): (URL?, Data?) = (nil, nil)
    provider.loadObject(ofClass: NSURL.self) { object, _ in url = (object as? NSURL).map { $0 as URL } }
    let types = UIPasteboard.typeListImage
    if url?.isFileURL != true, let type = types.first(where: provider.hasItemConformingToTypeIdentifier) {
      provider.loadDataRepresentation(forTypeIdentifier: type) { found, _ in data = found }
    }
    guard let picture = data.map(Self.data) ?? url.map(Self.file) else { return nil }
    self = picture
  }
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
