import Foundation

/// What file managers agree on about copied files: that they were cut.
///
/// GNOME's and Xfce's write a word and the URLs, one in each line, and KDE's a digit.
struct CopiedFiles {
  /// The media type of the word and the URLs.
  static let mediaType = "x-special/gnome-copied-files"
  /// The media type of KDE's digit, which is also the type in a pasteboard.
  static let kdeMediaType = "application/x-kde-cutselection"

  let urls: [URL]
  /// Whether the files move to where they are pasted.
  let isCut: Bool
}

extension CopiedFiles {
  /// Reads the word and the URLs. Lines that are no URLs are left out. A file on another computer has the URL of the path
  /// where the desktop has mounted it.
  @MainActor
  init(_ data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let urls = lines.dropFirst().compactMap { URL(string: String($0)) }
    self.init(urls: urls.map { File(url: $0).url ?? $0 }, isCut: lines.first == "cut")
  }

  /// The word and the URLs.
  var data: Data {
    Data(([isCut ? "cut" : "copy"] + urls.map(\.absoluteString)).joined(separator: "\n").utf8)
  }
}
