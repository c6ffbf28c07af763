import ArgumentParser
import GalleryApp
import Glibc
import SystemPackage

extension FilePath: @retroactive ExpressibleByArgument {
  /// Creates the path that an argument names, byte for byte. It can also be the URI of a file.
  ///
  /// Swift decodes arguments as UTF-8 and replaces invalid bytes with U+FFFD. This initializer therefore looks up the
  /// original bytes in the arguments of the process, where the path is a whole argument or follows the first equals
  /// sign.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    if argument.hasPrefix("file:/"), let path = FilePath(fileURI: argument) {
      self = path
      return
    }
    for index in 0..<Int(CommandLine.argc) {
      guard let pointer = CommandLine.unsafeArgv[index] else { continue }
      let bytes = UnsafeBufferPointer(start: pointer, count: strlen(pointer))
      let value = bytes.firstIndex(of: CChar(bitPattern: UInt8(ascii: "="))).map { bytes[($0 + 1)...] }
      for candidate in [bytes[...], value].compactMap(\.self)
      where String(decoding: candidate.map { UInt8(bitPattern: $0) }, as: UTF8.self) == argument {
        self.init(platformString: Array(candidate) + [0])
        return
      }
    }
    self.init(argument)
  }
}
