import Foundation
import SystemPackage

// Paths are bytes, which URLs can express and strings cannot.
extension FilePath {
  /// Bytes that stand for themselves in the path of a URL (RFC 3986), as in URLs of GLib.
  private static let unescaped = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)

  /// The URL of the file, also if its name is not text.
  var fileURL: URL {
    var text = "file://"
    for byte in absolute.bytes {
      if Self.unescaped.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    return URL(string: text) ?? URL(filePath: absolute.string, directoryHint: .notDirectory)
  }

  /// The path of the file at a URL, also if its name is not text.
  init(fileURL url: URL) {
    var bytes = Data()
    var rest = Array(url.path(percentEncoded: true).utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    self.init(bytes: bytes)
  }
}
