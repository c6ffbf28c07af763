import SystemPackage

/// A file, and its number in the names that a pattern makes.
struct NumberedFile: Sendable {
  let file: FilePath
  let number: Int

  /// Numbers files in order, from 1, each file once.
  ///
  /// Files of a folder whose names differ only in the extension have the same number: the RAW file and the JPEG file of one
  /// photo stay together.
  ///
  /// - Complexity: O(*n*) for *n* files.
  static func numbering(_ files: [FilePath]) -> [NumberedFile] {
    var numbers: [FilePath: [ArraySlice<UInt8>: Int]] = [:]
    var seen: Set<FilePath> = []
    var count = 0
    return files.compactMap { file in
      guard seen.insert(file).inserted, let stem = file.lastComponent.map({ FileName($0).stem }) else {
        return nil
      }
      let folder = file.removingLastComponent()
      if let number = numbers[folder]?[stem] { return NumberedFile(file: file, number: number) }
      count += 1
      numbers[folder, default: [:]][stem] = count
      return NumberedFile(file: file, number: count)
    }
  }
}
