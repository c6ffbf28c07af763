import CollectionViewTesting
import Foundation
import SystemPackage
import Testing

@testable import GalleryApp

@Suite("The records of a folder")
struct FileRecordsTests {
  private let folder = TemporaryFolder()

  /// Records that differ: of files with other numbers of bytes.
  private func makeRecords() throws -> [FileRecord] {
    try (0..<6).map { size in
      let path = folder.path.appending("\(size)")
      try Data(count: size).write(to: URL(fileURLWithPath: path.string))
      return try #require(FileRecord(of: path))
    }
  }

  @Test("after any changes they are those of a dictionary, in natural order", arguments: 0..<40)
  func randomChanges(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let known = try makeRecords()
    let names = (0..<30).map { FileName(bytes: Array("\($0 % 2 == 0 ? "b" : "A")\($0).jpg".utf8)) }
    var records = FileRecords()
    var model: [FileName: FileRecord] = [:]
    for _ in 0..<40 {
      if Bool.random(using: &random) {
        let name = names[Int.random(in: names.indices, using: &random)]
        let value = Bool.random(using: &random) ? known.randomElement(using: &random) : nil
        records[name] = value
        model[name] = value
      } else {
        let replaced = Set(names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
        var found: [FileName: FileRecord] = [:]
        for name in replaced where Bool.random(using: &random) {
          found[name] = known.randomElement(using: &random)
        }
        records.replace(replaced, with: found)
        for name in replaced { model[name] = found[name] }
      }
      #expect(records.names == model.keys.sorted(), "seed \(seed)")
      #expect(Dictionary(uniqueKeysWithValues: records.map { ($0.name, $0.record) }) == model, "seed \(seed)")
      #expect(names.allSatisfy { records[$0] == model[$0] }, "seed \(seed)")
    }
  }
}
