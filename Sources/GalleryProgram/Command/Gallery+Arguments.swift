import GalleryApp
import Glibc
import SystemPackage

extension Gallery {
  /// The arguments of this process. A path that is not text is there as the URI of the file, because in text, invalid bytes
  /// become U+FFFD, and several names the same.
  package static var processArguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        text(ofArgument: UnsafeBufferPointer(start: $0, count: strlen($0)))
      }
    }
  }

  /// The text of an argument: a path, or an option with a path behind the equals sign.
  static func text(ofArgument bytes: UnsafeBufferPointer<CChar>) -> String {
    let bytes = bytes.map { UInt8(bitPattern: $0) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var (option, path) = (bytes[..<0], bytes[...])
    if bytes.starts(with: "--".utf8), let sign = bytes.firstIndex(of: UInt8(ascii: "=")) {
      (option, path) = (bytes[...sign], bytes[(sign + 1)...])
    }
    let file = FilePath(platformString: path.map { CChar(bitPattern: $0) } + [0])
    return String(decoding: option, as: UTF8.self) + (file.absolute.fileURI ?? file.string)
  }
}
