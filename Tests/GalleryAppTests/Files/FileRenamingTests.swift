import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp

/// Renaming against a dictionary from names to contents.
@Suite("Renaming files")
struct FileRenamingTests {
  private let folder = TemporaryFolder()
  private let trashFolder = TemporaryFolder()

  private func name(_ text: String) -> FileName { FileName(bytes: text.utf8) }

  @Test("any exchange of names gives every file its name", arguments: 0..<60)
  func permutations(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = (0..<7).map { "\($0).png" }
    for name in names { folder.file(name, Array(name.utf8)) }
    // New names are old ones in another order, and some free ones.
    let targets = (names + ["x.png", "y.png"]).shuffled(using: &random)
    var steps: [FileStep] = []
    var pairs: [(String, String)] = []
    for (name, target) in zip(names, targets) { pairs.append((name, target)) }
    let renaming = FileRenaming(pairs.map { (file: folder.path.appending($0), name: self.name($1)) })
    steps = try renaming.steps()
    // Each file is renamed once at most, and circles take no other names.
    #expect(steps.count <= pairs.count)
    let before = FolderContents(of: folder.path)
    let worker = FileWorker(trash: TestTrash(folder: trashFolder.path))
    let inverse = try worker.perform(steps) { _ in }.inverses
    let after = FolderContents(of: folder.path)
    for (old, new) in pairs { #expect(after.entries[new] == before.entries[old], "seed \(seed): \(pairs)") }
    #expect(after.entries.count == before.entries.count)
    _ = try worker.perform(inverse) { _ in }
    #expect(FolderContents(of: folder.path) == before)
  }

  @Test(
    "patterns: numbers, numbers with digits, and the old name; the extension stays",
    arguments: [
      ("Holiday {n:3}", "IMG.JPG", "Holiday 007.JPG"), ("{n}", "a.b.png", "7.png"),
      ("{name} {n}", "a.png", "a 7.png"),
      ("{x} {n", "a.png", "{x} {n.png"), ("{n:12}{n:0}", "a", "{n:12}{n:0}"), ("{{n}}", "a.png", "{7}.png"),
      ("", "a.png", ""), (".{name}", ".hidden", "..hidden"),
    ])
  func patterns(pattern: String, old: String, new: String) {
    #expect(RenamePattern(pattern).name(for: name(old), number: 7).displayName == new)
  }

  @Test("files whose names differ only in the extension have one number")
  func numbers() {
    let files: [FilePath] = [
      "/a/IMG_1.CR2", "/a/IMG_2.JPG", "/a/IMG_1.JPG", "/b/IMG_1.JPG", "/a/IMG_2.JPG", "/a/IMG_1.JPG.png",
    ]
    let numbered = NumberedFile.numbering(files)
    #expect(numbered.map(\.file) == [files[0], files[1], files[2], files[3], files[5]])
    #expect(numbered.map(\.number) == [1, 2, 1, 3, 4])
    let names = FileRenaming(numbered, by: "Trip {n:2}").names.map(\.name.displayName)
    #expect(names == ["Trip 01.CR2", "Trip 02.JPG", "Trip 01.JPG", "Trip 03.JPG", "Trip 04.png"])
  }

  @Test("a name that is no text keeps its bytes")
  func bytes() {
    let old = FileName(bytes: [0xFF, 0x80] + Array(".png".utf8))
    #expect(
      RenamePattern("{name} {n}").name(for: old, number: 1).bytes == [0xFF, 0x80] + Array(" 1.png".utf8))
  }

  @Test("a name with a line break is no problem as long as it stays")
  func unchangedLineBreak() throws {
    let (file, name) = (FilePath("/a/new\nline.jpg"), name("new\nline.jpg"))
    #expect(try FileRenaming(file, to: name).steps().isEmpty)
    #expect(throws: FileNameProblem.lineBreak) {
      try FileRenaming(file, to: self.name("other\nline.jpg")).steps()
    }
  }

  @Test("names that cannot be are refused, with one reason")
  func problems() {
    folder.file("a.png", [1])
    folder.file("b.png", [1])
    folder.file("c.png", [1])
    let (a, b) = (folder.path.appending("a.png"), folder.path.appending("b.png"))
    func problem(_ names: (FilePath, FileName)...) -> FileNameProblem? {
      do throws(FileNameProblem) {
        _ = try FileRenaming(names.map { (file: $0.0, name: $0.1) }).steps()
        return nil
      } catch {
        return error
      }
    }
    #expect(problem((a, name(""))) == .empty)
    #expect(problem((a, name("x/y"))) == .slash)
    #expect(problem((a, name("x\ny"))) == .lineBreak)
    #expect(problem((a, name(".."))) == .reserved)
    #expect(problem((a, name(String(repeating: "ä", count: 128)))) == .tooLong)
    #expect(problem((a, name(String(repeating: "a", count: 251) + ".png"))) == nil)
    #expect(problem((a, name(".png"))) == .hidden)
    #expect(problem((a, name("x"))) == .losesExtension("png"))
    #expect(problem((a, name("x.txt"))) == .losesExtension("png"))
    #expect(problem((a, name("x.JPG"))) == nil)
    let (text, hidden) = (folder.path.appending("notes.txt"), folder.path.appending(".b.png"))
    #expect(problem((text, name("x"))) == nil && problem((hidden, name(".c.png"))) == nil)
    #expect(problem((a, name("c.png"))) == .taken("c.png"))
    #expect(problem((a, name("x.png")), (b, name("x.png"))) == .repeated("x.png"))
    #expect(problem((a, name("b.png"))) == .taken("b.png"))
    #expect(problem((a, name("b.png")), (b, name("a.png"))) == nil)
    #expect(problem((a, name("a.png"))) == nil)
  }
}
