import Foundation
import Glibc
import ImageDecoding
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import GalleryApp

/// Steps against the folder itself: what is undone leaves it as it was.
@Suite("Changing files")
struct FileWorkerTests {
  private let folder = TemporaryFolder()
  private let trashFolder = TemporaryFolder()
  private var root: FilePath { folder.path }
  private var worker: FileWorker { FileWorker(trash: TestTrash(folder: trashFolder.path)) }

  private func contents() -> FolderContents { FolderContents(of: root) }

  @Test("random steps, undone and repeated, lead back and forth", arguments: 0..<40)
  func undo(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for name in ["a.png", "b.png", "in/c.png", "in/d.png"] { folder.file(name, Array(name.utf8)) }
    folder.folder("other")
    let names = ["a.png", "b.png", "in/c.png", "in/d.png", "other/e.png", "new.png", "x", "x/y.png"]
    func path() -> FilePath { root.appending(names.randomElement(using: &random)!) }
    var history: [(before: FolderContents, inverse: FileStep)] = []
    for _ in 0..<30 {
      let step: FileStep =
        switch Int.random(in: 0..<7, using: &random) {
        case 0: .move(path(), to: path())
        case 1: .exchange(path(), path())
        case 2: .create(path(), .copy(of: path()))
        case 3: .create(path(), .link(to: path()))
        case 4: .create(path(), .data(Data([1, 2, 3])))
        case 5: .create(path(), .folder)
        default: .trash(path())
        }
      let before = contents()
      do throws(FileFailure) {
        if let inverse = try worker.perform(step) { history.append((before, inverse)) }
      } catch {
        #expect(contents() == before, "seed \(seed), \(step) failed with \(error) and changed something")
      }
    }
    var forth: [(after: FolderContents, step: FileStep)] = []
    for (before, inverse) in history.reversed() {
      let after = contents()
      forth.append((after, try #require(try worker.perform(inverse))))
      #expect(contents() == before, "seed \(seed), \(inverse)")
    }
    for (after, step) in forth.reversed() {
      _ = try worker.perform(step)
      #expect(contents() == after, "seed \(seed), \(step)")
    }
  }

  @Test("nothing is replaced, and a step that fails undoes those before it")
  func failures() throws {
    folder.file("a.png", [1])
    folder.file("b.png", [2])
    let (a, b) = (root.appending("a.png"), root.appending("b.png"))
    let long = root.appending(String(repeating: "n", count: 300))
    let before = contents()
    let failing: [(FileStep, FileFailure)] = [
      (.move(a, to: b), .exists(b)), (.create(b, .copy(of: a)), .exists(b)),
      (.create(b, .folder), .exists(b)),
      (.create(b, .data(Data([3]))), .exists(b)), (.create(b, .link(to: a)), .exists(b)),
      (.move(a, to: long), .system(a, .fileNameTooLong)),
      (.create(long, .data(Data([3]))), .system(long, .fileNameTooLong)),
      (.create(root.appending("c.png"), .copy(of: root)), .folder(root)), (.turn(a, 1), .notTurnable(a)),
    ]
    for (step, failure) in failing {
      #expect(throws: failure) { try worker.perform(step) }
      #expect(throws: failure) {
        try worker.perform([.trash(b), .move(a, to: b), .move(b, to: a), .create(b, .data(Data())), step]) {
          _ in
        }
      }
      #expect(contents() == before, "\(step)")
    }
  }

  @Test("a copy keeps permissions and date, and leaves no other file beside it")
  func copy() throws {
    let original = folder.file("a.png", [1, 2, 3])
    chmod(original.string, 0o640)
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: original.string)
    let copy = root.appending("b.png")
    _ = try worker.perform(.create(copy, .copy(of: original)))
    let attributes = try FileManager.default.attributesOfItem(atPath: copy.string)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(attributes[.modificationDate] as? Date == date)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.string).sorted() == ["a.png", "b.png"])
  }

  private static let extendedAttributes = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

  /// Whether the file system of temporary folders has extended attributes.
  private static var hasExtendedAttributes: Bool {
    let folder = TemporaryFolder()
    let attributes = [extendedAttributes: ["user.note": Data([0])]]
    return withExtendedLifetime(folder) {
      (try? FileManager.default.setAttributes(attributes, ofItemAtPath: folder.file("a", []).string)) != nil
    }
  }

  @Test(
    "what a user has noted about a file stays with its copies, and with the file when it is replaced",
    .enabled(if: hasExtendedAttributes, "The file system has no extended attributes."))
  func notesOfCopies() throws {
    let original = folder.file("a.jpg", SamplePictures.red)
    let notes = ["user.rating": Data("5".utf8), "user.note": Data([0, 1])]
    try FileManager.default.setAttributes([Self.extendedAttributes: notes], ofItemAtPath: original.string)
    let copy = root.appending("b.jpg")
    _ = try worker.perform(.create(copy, .copy(of: original)))
    try FileWriter(for: original).replace(with: Data([1, 2, 3]))
    for file in [original, copy] {
      let found = try FileManager.default.attributesOfItem(atPath: file.string)[Self.extendedAttributes]
      #expect(found as? [String: Data] == notes, "\(file)")
    }
  }

  /// Does something as a user who is not root, whose permissions count. Credentials of files belong to a thread.
  private func asUser<Result>(_ action: () throws -> Result) rethrows -> Result {
    typealias Function = @convention(c) (uid_t) -> CInt
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try action() }
    let setUser = unsafeBitCast(symbol, to: Function.self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
    return try action()
  }

  @Test(
    "a picture that can only be read is copied with what was noted about it, also by its owner",
    .enabled(if: hasExtendedAttributes, "The file system has no extended attributes."))
  func readOnly() throws {
    let original = folder.file("a.jpg", SamplePictures.red)
    let notes = ["user.rating": Data("5".utf8)]
    try FileManager.default.setAttributes([Self.extendedAttributes: notes], ofItemAtPath: original.string)
    chmod(original.string, 0o444)
    if geteuid() == 0 { for path in [root, original] { chown(path.string, 65534, 65534) } }
    let copy = root.appending("b.jpg")
    _ = try asUser { try worker.perform(.create(copy, .copy(of: original))) }
    let found = try FileManager.default.attributesOfItem(atPath: copy.string)
    #expect(found[Self.extendedAttributes] as? [String: Data] == notes)
    #expect(found[.posixPermissions] as? Int == 0o444)
  }

  @Test("if many copies cannot be brought to the disk, they are undone, and that is an error")
  func failedFlush() throws {
    let original = folder.file("a.png", [1])
    let before = contents()
    var worker = worker
    worker.flush = { _ in EIO }
    let steps = (0..<64).map { FileStep.create(root.appending("copy \($0).png"), .copy(of: original)) }
    #expect(throws: FileFailure.system(root, .ioError)) { try worker.perform(steps) { _ in } }
    #expect(contents() == before)
    worker.flush = { _ in 0 }
    #expect(try worker.perform(steps) { _ in }.inverses.count == 64)
  }

  @Test("names are exchanged also where that takes several steps")
  func exchangeByMoving() throws {
    folder.file("a.png", [1])
    folder.file("b.png", [2])
    let (a, b) = (root.appending("a.png"), root.appending("b.png"))
    let before = contents()
    try worker.exchangeByMoving(a, b)
    #expect(contents().entries == ["a.png": before.entries["b.png"], "b.png": before.entries["a.png"]])
    try worker.exchangeByMoving(a, b)
    #expect(contents() == before)
    let missing = root.appending("c.png")
    #expect(throws: FileFailure.system(missing, .noSuchFileOrDirectory)) {
      try worker.exchangeByMoving(a, missing)
    }
    #expect(contents() == before)
  }

  /// A trash that gives files unusual names.
  private final class UnusualTrash: FileTrash {
    let trash: TestTrash
    /// How often the whole trash was read.
    let count = Mutex(0)
    private let moved = Mutex<[FilePath: TrashedFile]>([:])

    init(trash: TestTrash) { self.trash = trash }

    func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile? {
      let found = try trash.moveToTrash(file)
      moved.withLock { $0[file] = found }
      return nil
    }

    func find(_ files: [FilePath: FileRecord.Identity]) -> [FilePath: TrashedFile] {
      count.withLock { $0 += 1 }
      return moved.withLock { $0.filter { files[$0.key] != nil } }
    }
  }

  @Test("files with unusual names in the trash are found together, and return in the right order")
  func unusualTrash() throws {
    for (number, name) in ["a.png", "b.png", "c.png"].enumerated() { folder.file(name, [UInt8(number)]) }
    let paths = ["a.png", "b.png", "c.png"].map { root.appending($0) }
    let before = contents()
    let trash = UnusualTrash(trash: TestTrash(folder: trashFolder.path))
    let worker = FileWorker(trash: trash)
    let steps: [FileStep] = [.trash(paths[0]), .move(paths[1], to: paths[0]), .trash(paths[2])]
    let inverses = try worker.perform(steps) { _ in }.inverses
    #expect(contents().entries == ["a.png": before.entries["b.png"]])
    #expect(inverses.count == 3 && trash.count.withLock { $0 } == 1)
    _ = try worker.perform(inverses) { _ in }
    #expect(contents() == before)
    // A failure returns them, too.
    #expect(throws: FileFailure.exists(paths[1])) {
      try worker.perform([.trash(paths[0]), .move(paths[2], to: paths[1])]) { _ in }
    }
    #expect(contents() == before)
  }

  @Test("a copy that was changed is not undone")
  func changedCopy() throws {
    let original = folder.file("a.png", [1])
    let copy = root.appending("b.png")
    let inverse = try #require(try worker.perform(.create(copy, .copy(of: original))))
    folder.file("b.png", [1, 2])
    #expect(throws: FileFailure.changed(copy)) { try worker.perform(inverse) }
    #expect(copy.exists)
  }

  @Test("cancelling leaves everything as it was")
  func cancelling() throws {
    for number in 0..<9 { folder.file("\(number).png", [UInt8(number)]) }
    let before = contents()
    let run = FileRun(of: FileAction(title: "", steps: []))
    let worker = FileWorker(trash: TestTrash(folder: trashFolder.path)) { run.isCancelled }
    let steps = (0..<9).map { FileStep.trash(root.appending("\($0).png")) }
    #expect(throws: FileFailure.cancelled) {
      try worker.perform(steps) { if $0 == 5 { run.cancel() } }
    }
    #expect(contents() == before)
  }

  @Test("only the case of letters can change")
  func letterCase() throws {
    folder.file("a.png", [1])
    let steps = try FileRenaming(root.appending("a.png"), to: FileName(bytes: "A.png".utf8)).steps()
    _ = try worker.perform(steps) { _ in }
    #expect(contents().entries.keys.sorted() == ["A.png"])
  }
}
