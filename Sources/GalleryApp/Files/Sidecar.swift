import SystemPackage

/// A file in which another program keeps what it knows of a picture, such as its rating or how to develop it.
struct Sidecar: Hashable, Sendable {
  /// How the name of a sidecar consists of that of its picture.
  private enum Form: Hashable, Sendable {
    /// `a.jpg.xmp` belongs to `a.jpg`, as in darktable, digiKam and RawTherapee.
    case appended
    /// `a_01.cr2.xmp` belongs to `a.cr2`: what darktable keeps of a further version of the picture. Has the number.
    case version([UInt8])
    /// `a.xmp` belongs to `a.cr2`, as in Lightroom and Capture One.
    case sharedStem
  }

  /// The extensions, in lower case, that follow the whole name of a picture: of XMP, RawTherapee, ART and DxO.
  private static let appendedExtensions: Set<String> = ["xmp", "pp3", "arp", "dop"]
  /// The extensions, in lower case, that replace that of a picture: of XMP, Apple's Photos, and the thumbnails of cameras.
  private static let sharedExtensions: Set<String> = ["xmp", "aae", "thm"]
  private static let extensions = appendedExtensions.union(sharedExtensions)

  /// The file.
  let file: FilePath
  private let form: Form
  /// The dot and the extension, as they are on the disk.
  private let suffix: [UInt8]

  /// Whether a file can be a sidecar, judging by its name.
  static func isNamed(_ name: FileName) -> Bool { name.hasExtension(in: extensions) }

  /// Finds out to which pictures a file belongs.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - folder: Its folder.
  ///   - pictures: The pictures of the folder.
  /// - Returns: The sidecar and its pictures; nil if there are none.
  static func named(
    _ name: FileName, in folder: FilePath, beside pictures: PicturesByStem
  ) -> (sidecar: Sidecar, pictures: [FileName])? {
    guard let file = folder.appending(name) else { return nil }
    let base = FileName(bytes: name.stem)
    func result(_ form: Form, _ pictures: [FileName]) -> (Sidecar, [FileName]) {
      (Sidecar(file: file, form: form, suffix: Array(name.bytes[base.bytes.endIndex...])), pictures)
    }
    if name.hasExtension(in: appendedExtensions) {
      if pictures.contains(base) { return result(.appended, [base]) }
      if let (number, picture) = version(base), pictures.contains(picture) {
        return result(.version(number), [picture])
      }
    }
    guard name.hasExtension(in: sharedExtensions) else { return nil }
    let owners = pictures.owners(ofStem: base.bytes)
    return owners.isEmpty ? nil : result(.sharedStem, owners)
  }

  /// Separates the number of a further version from the name of the picture: `_01` and `a.cr2` in `a_01.cr2`.
  private static func version(_ name: FileName) -> (number: [UInt8], picture: FileName)? {
    let stem = name.stem
    guard let line = stem.lastIndex(of: UInt8(ascii: "_")), line > stem.startIndex,
      case let digits = stem[(line + 1)...], digits.count >= 2, digits.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return (Array(stem[line...]), FileName(bytes: stem[..<line] + name.bytes[stem.endIndex...]))
  }

  /// The name that makes the file a sidecar of a picture with another name.
  func name(beside picture: FileName) -> FileName {
    let stem = picture.stem
    let base: [UInt8] =
      switch form {
      case .appended: picture.bytes
      case .version(let number): Array(stem) + number + picture.bytes[stem.endIndex...]
      case .sharedStem: Array(stem)
      }
    return FileName(bytes: base + suffix)
  }
}
