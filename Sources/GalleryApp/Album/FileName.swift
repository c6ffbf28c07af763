import SystemPackage

/// The name of a file or folder, without its path, as the bytes that the file system stores.
///
/// A name may be invalid in every text encoding. `displayName` converts it to text for display.
package struct FileName: Hashable, Sendable {
  /// The bytes, which contain neither zero nor a slash.
  package let bytes: [UInt8]

  /// Creates a name from its bytes.
  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates the name that a component of a path has.
  init(_ component: FilePath.Component) { bytes = FilePath(root: nil, [component]).bytes }

  /// The name as text. Invalid UTF-8 and terminal control characters are replaced with U+FFFD.
  package var displayName: String {
    // Most names need no closer look.
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(decoding: bytes, as: UTF8.self) }
    return String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
          default: scalar
          }
        }))
  }

  /// Whether the name begins with a dot.
  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// The file name extension, with ASCII letters in lower case; nil if the name has no dot, or nothing before or after
  /// it.
  package var lowercasedExtension: [UInt8]? {
    let dot = Self.indexOfExtension(in: bytes)
    return dot == bytes.count ? nil : bytes[(dot + 1)...].map(\.asciiLowercased)
  }

  /// The bytes before the dot of the extension; all if there is none.
  var stem: ArraySlice<UInt8> { bytes[..<Self.indexOfExtension(in: bytes)] }

  /// The index of the dot of the extension; the number of bytes if there is none.
  static func indexOfExtension<Bytes: BidirectionalCollection<UInt8>>(in bytes: Bytes) -> Int
  where Bytes.Index == Int {
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < bytes.count else {
      return bytes.count
    }
    return dot
  }

  /// Returns whether the name has one of some extensions, which are in lower case.
  func hasExtension(in extensions: Set<String>) -> Bool {
    lowercasedExtension.map { extensions.contains(String(decoding: $0, as: UTF8.self)) } == true
  }
}

extension FileName {
  /// Calls a closure with the name as a C string.
  func withPlatformString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
    }
  }
}

extension FilePath {
  /// Returns whether the name of the file has one of some extensions, which are in lower case.
  func hasExtension(in extensions: Set<String>) -> Bool {
    lastComponent.map { FileName($0).hasExtension(in: extensions) } == true
  }
}

extension UInt8 {
  /// The lower-case letter of an ASCII capital letter; any other byte unchanged.
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// Whether this is an ASCII digit.
  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
