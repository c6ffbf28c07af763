import UIKit

/// A possible picture from outside the album.
enum IncomingPicture: Sendable {
  /// The URL of a file.
  case file(URL)
  /// The data of a picture that is not in a file.
  case data(Data)
}

extension IncomingPicture {
  /// Creates a picture from an item provider that has a file URL, or else picture data; nil if it has neither.
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
  /// The possible pictures: file URLs, or else picture data, or else other URLs. If there are both files and data, they
  /// are the same picture.
  var incomingPictures: [IncomingPicture] {
    let files = (urls ?? []).filter(\.isFileURL)
    if !files.isEmpty { return files.map { .file($0) } }
    if let data = Self.typeListImage.lazy.compactMap({ self.data(forPasteboardType: $0) }).first {
      return [.data(data)]
    }
    return (urls ?? []).map { .file($0) }
  }

  /// Returns the possible pictures. Those that were copied in this program are read in the background, because the URLs of
  /// 100,000 files take a second.
  func readIncomingPictures() async -> [IncomingPicture] {
    guard let makeURLs = promise?.makeURLs else { return incomingPictures }
    return await Task.detached(priority: .userInitiated) { makeURLs().map { .file($0) } }.value
  }
}
