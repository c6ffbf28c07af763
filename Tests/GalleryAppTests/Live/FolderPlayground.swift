import Glibc
import SystemPackage
import TestSupport

@testable import GalleryApp

/// A folder in which a test changes files at random, and that notes what a monitor would report.
struct FolderPlayground {
  let folder = TemporaryFolder()
  var random: SplitMix64
  /// What was changed since it was taken last.
  private var changes: [FilePath: FolderChange] = [:]
  /// The latest operations, to find out what led to a failure.
  private(set) var log: [String] = []
  /// Whether a monitor now and then loses sight of names, and reports only the folder.
  var isVague = false
  private var writes = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for name in ["a.png", "b2.png", "b10.png", "inner/c.png", "inner/deep/d.png", "other/e.png"] {
      folder.file(name, [1])
    }
  }

  var root: FilePath { folder.path }

  /// Takes what monitors would have reported since the last call.
  ///
  /// A monitor reports for a folder under every path that leads to it. Nobody reports that the target of a link has changed,
  /// so that is added.
  mutating func takeChanges(of paths: [FilePath]) -> [FilePath: FolderChange] {
    for file in entries().files where file.isLink { note(file) }
    for (folder, change) in changes {
      guard let identity = FolderListing.identity(of: folder) else { continue }
      for path in paths where path != folder && FolderListing.identity(of: path) == identity {
        if changes[path]?.formUnion(change) == nil { changes[path] = change }
      }
    }
    defer { changes = [:] }
    return changes
  }

  /// Changes something.
  mutating func step() {
    let (folders, files) = entries()
    let place = pick(folders)
    let name =
      ["a", "A", "b2", "b10", "c", "\u{FFFD}x", "new \(Int.random(in: 0..<6, using: &random))"]
      .randomElement(using: &random)! + [".png", ".png", ".jpg", ".txt"].randomElement(using: &random)!
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: write(place.appending(name), isNew: Bool.random(using: &random))
    case 3: if let file = files.randomElement(using: &random) { write(file, isNew: false) }
    case 4: if let file = files.randomElement(using: &random) { remove(file) }
    case 5, 6: if let file = files.randomElement(using: &random) { rename(file, to: place.appending(name)) }
    case 7:
      let inner = place.appending("folder \(Int.random(in: 0..<3, using: &random))")
      if place.components.count < root.components.count + 4 { run("mkdir", inner) { mkdir($0, 0o755) } }
    case 8:
      let path = pick(folders.dropFirst())
      if path != root { run("rmdir", path) { rmdir($0) } }
    case 9:
      let (from, to) = (
        pick(folders.dropFirst()), place.appending("moved \(Int.random(in: 0..<3, using: &random))")
      )
      if from != root, !to.starts(with: from) { rename(from, to: to) }
    case 10:
      if let target = (files + folders).randomElement(using: &random) {
        let link = place.appending("link \(Int.random(in: 0..<4, using: &random)).png")
        run("symlink \(target)", link) { link in target.withPlatformString { symlink($0, link) } }
      }
    default:
      let path = pick(folders.dropFirst())
      if path != root { removeAll(path) }
    }
  }

  private mutating func pick(_ folders: some Collection<FilePath>) -> FilePath {
    folders.randomElement(using: &random) ?? root
  }

  /// All real folders, the root first, and all other entries.
  private func entries() -> (folders: [FilePath], files: [FilePath]) {
    var (folders, files) = ([root], [FilePath]())
    var next = 0
    while next < folders.count {
      guard let stream = folders[next].withPlatformString({ opendir($0) }) else { break }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
      }
      for name in names.sorted() {
        let path = folders[next].appending(name)
        var status = stat()
        _ = path.withPlatformString { lstat($0, &status) }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) } else { files.append(path) }
      }
      next += 1
    }
    return (folders, files)
  }

  private mutating func write(_ file: FilePath, isNew: Bool) {
    writes += 1
    let contents = [UInt8](repeating: UInt8(writes & 255), count: writes % 97 + 1)
    // What is written through a link would be reported elsewhere.
    if isNew || file.isLink { run("unlink", file) { unlink($0) } }
    run("write", file) { path in
      guard let stream = fopen(path, "w") else { return -1 }
      fwrite(contents, 1, contents.count, stream)
      return fclose(stream)
    }
  }

  private mutating func remove(_ file: FilePath) { run("unlink", file) { unlink($0) } }

  private mutating func removeAll(_ folder: FilePath) {
    let (folders, files) = entries()
    for file in files where file.starts(with: folder) { remove(file) }
    for inner in folders.reversed() where inner.starts(with: folder) { run("rmdir", inner) { rmdir($0) } }
  }

  private mutating func rename(_ file: FilePath, to new: FilePath) {
    // The monitor of a folder reports that it has moved.
    if !file.isLink, FolderListing.identity(of: file) != nil { changes[file] = .everything }
    run("rename to \(new)", file) { old in new.withPlatformString { Glibc.rename(old, $0) } }
    note(new)
  }

  private mutating func run(_ name: String, _ path: FilePath, _ action: (UnsafePointer<CChar>) -> CInt) {
    let result = path.withPlatformString(action)
    log.append("\(name) \(path) → \(result)")
    note(path)
  }

  private mutating func note(_ path: FilePath) {
    guard let name = path.lastComponent else { return }
    let isVague = isVague && Int.random(in: 0..<4, using: &random) == 0
    let change = isVague ? FolderChange.everything : .entries([FileName(name)])
    if changes[path.removingLastComponent()]?.formUnion(change) == nil {
      changes[path.removingLastComponent()] = change
    }
  }
}

extension FilePath {
  /// Whether this is a symbolic link, possibly a broken one.
  var isLink: Bool { (try? stat(followTargetSymlink: false))?.type == .symbolicLink }
}
