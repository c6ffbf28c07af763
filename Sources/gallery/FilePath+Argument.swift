import ArgumentParser
import Glibc
import SystemPackage

extension FilePath: @retroactive ExpressibleByArgument {
  /// The path an argument names, byte for byte.
  ///
  /// Swift hands arguments over as text, with U+FFFD in place of what is not UTF-8; the bytes are looked up in what
  /// the system passed, where they are a whole argument or follow the first equals sign.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
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
