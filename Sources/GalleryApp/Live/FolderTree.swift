import SystemPackage

/// The folders and files of an album, as they were when they were last read.
///
/// After ``refresh(_:)`` with what changed since, the tree is equal to one that is read from the beginning.
struct FolderTree: Sendable {
  /// A folder in a part of the source.
  struct Key: Hashable, Sendable {
    var part: Int
    var path: FilePath
  }

  /// One folder.
  struct Folder: Sendable {
    let path: FilePath
    /// The names of the folders that lead to it, its own included.
    let title: [String]
    var identity: FolderListing.Identity?
    /// The pictures in natural order, or in the order in which the user named them.
    var pictures: [AlbumItem] = []
    var records = FileRecords()
    /// The folders in it, in natural order.
    var folders: [FileName] = []
  }

  /// What a refresh has found.
  struct Changes: Sendable {
    /// Files that have another name or folder, with the new one.
    var moved: [AlbumItem: AlbumItem] = [:]
    /// Files with other contents.
    var changed: Set<AlbumItem> = []
    /// Files that are gone. Other files may have their names later.
    var vanished: Set<AlbumItem> = []
    /// The folders in which files came, changed or vanished.
    var folders: Set<FilePath> = []
    /// What could be read before, and cannot be read any more.
    var problems: [AlbumError] = []
  }

  /// What the tree consists of. Files that were named and then renamed keep their place.
  private(set) var source: AlbumSource
  /// The folders in the order of their sections.
  private(set) var order: [Key] = []
  /// The paths of all folders, in the order of their sections.
  private(set) var paths: [FilePath] = []
  private(set) var folders: [Key: Folder] = [:]
  private var problems: Set<AlbumError> = []
  /// The folders that could not be read.
  private(set) var unread: Set<FilePath> = []
  /// What the index knows of the pictures of each folder. It may be outdated.
  var facts: [FilePath: [FileName: IndexedFacts]] = [:]

  /// Reads all folders of an album.
  ///
  /// - Complexity: O(*n* · log *n*) for *n* files.
  init(of source: AlbumSource) {
    self.source = source
    rebuild()
  }

  /// Uses the same memory as an album for the pictures that both have.
  mutating func share(_ sections: [AlbumSection]) {
    for section in sections {
      guard let path = section.folder else { continue }
      for part in source.parts.indices { folders[Key(part: part, path: path)]?.share(section.items) }
    }
  }

  // MARK: - Refreshing

  /// Forgets what could not be read, so that the next refresh finds it again.
  mutating func forgetProblems() { problems = [] }

  /// Reads again what may have changed.
  ///
  /// - Complexity: O(*n* + *k* · log *k*) for *n* files of the folders with changes, of which *k* are new; O(*f*) in
  ///   addition for *f* folders if folders came or went.
  mutating func refresh(_ changes: [FilePath: FolderChange]) -> Changes {
    let (before, earlierProblems) = (folders, problems)
    var needsRebuild = false
    for (path, change) in changes {
      if unread.contains(path) { needsRebuild = true }
      for part in source.parts.indices {
        let key = Key(part: part, path: path)
        if folders[key] != nil, !refresh(key, change) { needsRebuild = true }
      }
    }
    if needsRebuild { rebuild() }
    var found = Changes()
    found.problems = problems.subtracting(earlierProblems).sorted { $0.description < $1.description }
    let paths = Set(changes.keys)
    let changed = paths.flatMap { path in source.parts.indices.map { Key(part: $0, path: path) } }
    compare(
      with: before, needsRebuild ? Set(before.keys).union(folders.keys) : Set(changed), in: paths, &found)
    return found
  }

  /// Reads a folder again. Returns false if the folders in it are not the same any more.
  private mutating func refresh(_ key: Key, _ change: FolderChange) -> Bool {
    guard let old = folders[key] else { return false }
    if case .files = source.parts[key.part] {
      followNames(key, change)
      folders[key] = readNamedFiles(key)
      return true
    }
    if case .entries(let names) = change,
      let listing = try? FolderListing(of: key.path, only: names, readsRecords: true),
      listing.identity == old.identity
    {
      return update(key, names, from: listing)
    }
    guard let folder = read(key, title: old.title), folder.identity == old.identity else {
      forget(key)
      return false
    }
    let names = Set(folder.folders).union(old.folders)
    folders[key] = folder
    guard !names.isEmpty, case .tree = source.parts[key.part] else { return true }
    let known = names.allSatisfy { name in
      guard let path = key.path.appending(name) else { return true }
      let identity = folders[Key(part: key.part, path: path)]?.identity
      return identity == nil || identity == FolderListing.identity(of: path)
    }
    if known, folder.folders == old.folders { return true }
    forgetFolders(in: key, named: names)
    return false
  }

  /// Takes over the entries with some names. Returns false if the folders among them are not the same any more.
  private mutating func update(_ key: Key, _ names: Set<FileName>, from listing: FolderListing) -> Bool {
    var records = listing.records
    if case .folder(_, including: let name?) = source.parts[key.part], names.contains(name) {
      records[name] = FileRecord(ofFile: name, in: key.path)
    }
    folders[key]?.update(names, with: records)
    guard case .tree = source.parts[key.part], let inner = folders[key]?.folders else { return true }
    // A folder that was replaced by another one keeps its name.
    guard inner.contains(where: names.contains) || !listing.folders.isEmpty else { return true }
    forgetFolders(in: key, named: names)
    folders[key]?.folders = Set(inner).subtracting(names).union(listing.folders).sorted()
    return false
  }

  private mutating func forgetFolders(in key: Key, named names: Set<FileName>) {
    for name in names {
      guard let path = key.path.appending(name) else { continue }
      let inner = Key(part: key.part, path: path)
      guard let folder = folders[inner], FolderListing.identity(of: path) != folder.identity else { continue }
      forget(inner)
    }
  }

  /// Forgets a folder and the folders inside it.
  private mutating func forget(_ key: Key) {
    folders = folders.filter { $0.key.part != key.part || !$0.key.path.starts(with: key.path) }
  }

  /// Finds out which files of some folders vanished, appeared, moved and changed. Folders that are in the tree before and
  /// after, and not among the paths, are the same.
  private func compare(
    with before: [Key: Folder], _ keys: Set<Key>, in paths: Set<FilePath>, _ changes: inout Changes
  ) {
    var vanished: [FileRecord.Identity: [(item: AlbumItem, record: FileRecord)]] = [:]
    var appeared: [(item: AlbumItem, record: FileRecord)] = []
    func examine(_ old: Folder?, _ new: Folder?) {
      guard let path = (new ?? old)?.path else { return }
      for (name, record) in old?.records ?? FileRecords() where new?.records[name] == nil {
        vanished[record.identity, default: []].append((.file(name, folder: path), record))
        changes.folders.insert(path)
      }
      for (name, record) in new?.records ?? FileRecords() {
        let item = AlbumItem.file(name, folder: path)
        if old?.records[name] == record { continue }
        changes.folders.insert(path)
        if old?.records[name] != nil { changes.changed.insert(item) } else { appeared.append((item, record)) }
      }
    }
    for key in keys {
      let (old, new) = (before[key], folders[key])
      if old == nil || new == nil || paths.contains(key.path) { examine(old, new) }
    }
    for (item, record) in appeared.sorted(by: { $0.item.title < $1.item.title }) {
      guard let old = vanished[record.identity]?.popLast() else { continue }
      changes.moved[old.item] = item
      if !record.hasContents(of: old.record) { changes.changed.insert(item) }
    }
    changes.vanished = Set(vanished.values.joined().map(\.item))
  }

  // MARK: - Reading

  /// Finds all folders, and reads those that are not known.
  private mutating func rebuild() {
    var known = folders
    var found: [Key] = []
    defer { (order, paths) = (found, found.map(\.path)) }
    (folders, problems, unread) = ([:], [], [])
    func add(_ folder: Folder, _ key: Key) {
      folders[key] = folder
      found.append(key)
    }
    var visited: Set<FolderListing.Identity> = []
    for (number, part) in source.parts.enumerated() {
      switch part {
      case .tree(let root):
        var waiting = [(path: root, title: [root.resolvedName])]
        while let (path, title) = waiting.popLast() {
          let key = Key(part: number, path: path)
          if let identity = known[key]?.identity ?? FolderListing.identity(of: path),
            visited.contains(identity)
          {
            continue
          }
          guard let folder = known.removeValue(forKey: key) ?? read(key, title: title),
            let identity = folder.identity
          else { continue }
          visited.insert(identity)
          add(folder, key)
          waiting += folder.folders.reversed().compactMap { name in
            path.appending(name).map { ($0, title + [name.displayName]) }
          }
        }
      case .folder(let path, _):
        let key = Key(part: number, path: path)
        if let folder = known[key] ?? read(key, title: [path.resolvedName]) { add(folder, key) }
      case .files(let items):
        for path in items.folders {
          let key = Key(part: number, path: path)
          add(known[key] ?? readNamedFiles(key), key)
        }
      }
    }
  }

  /// Reads a folder. If that is impossible, notes the reason and returns nil.
  private mutating func read(_ key: Key, title: [String]) -> Folder? {
    do {
      let listing = try FolderListing(of: key.path, readsRecords: true)
      var folder = Folder(path: key.path, title: title, identity: listing.identity)
      folder.records = FileRecords(listing.records)
      if case .tree = source.parts[key.part] { folder.folders = listing.folders.sorted() }
      if case .folder(_, including: let name?) = source.parts[key.part] { folder.add(name) }
      folder.pictures = folder.records.names.map { .file($0, folder: key.path) }
      return folder
    } catch {
      unread.insert(key.path)
      // An inner folder has just been removed if it is missing, and the folder around it will be read again.
      if error != .noSuchFileOrDirectory || isRoot(key) { problems.insert(AlbumError(key.path, error)) }
      return nil
    }
  }

  /// Why folders that the user named cannot be read.
  var problemsOfRoots: [AlbumError] {
    let roots = source.parts.compactMap { part -> FilePath? in
      switch part {
      case .tree(let path), .folder(let path, _): path
      case .files: nil
      }
    }
    return problems.filter { $0.folder.map(roots.contains) ?? false }
      .sorted { $0.description < $1.description }
  }

  private func isRoot(_ key: Key) -> Bool {
    switch source.parts[key.part] {
    case .tree(key.path), .folder(key.path, _): true
    default: false
    }
  }

  private func readNamedFiles(_ key: Key) -> Folder {
    var folder = Folder(path: key.path, title: [])
    guard case .files(let items) = source.parts[key.part] else { return folder }
    folder.add(items.lazy.compactMap { if case .file(let name, key.path, _) = $0 { name } else { nil } })
    return folder
  }

  /// Follows a named file to its new name in the same folder.
  private mutating func followNames(_ key: Key, _ change: FolderChange) {
    guard case .files(var items) = source.parts[key.part], case .entries(let names) = change,
      let old = folders[key]
    else { return }
    var changed = Folder(path: key.path, title: [])
    changed.add(names.union(old.records.names))
    for index in items.indices {
      guard case .file(let name, key.path, let copy) = items[index], let record = old.records[name],
        changed.records[name] == nil,
        let new = changed.records.first(where: {
          $0.record.identity == record.identity && old.records[$0.name] == nil
        })?.name
      else { continue }
      items[index] = .file(new, folder: key.path, copy: copy)
    }
    source.parts[key.part] = .files(items)
  }
}

extension FolderTree.Folder {
  /// Adds the record of a file that exists.
  fileprivate mutating func add(_ name: FileName) {
    records[name] = FileRecord(ofFile: name, in: path)
  }

  /// Adds the records of the files that exist.
  fileprivate mutating func add(_ names: some Sequence<FileName>) {
    var found: [FileName: FileRecord] = [:]
    for name in names where found[name] == nil { found[name] = FileRecord(ofFile: name, in: path) }
    records.replace([], with: found)
  }

  /// Uses the same memory as an album for equal pictures.
  fileprivate mutating func share(_ items: [AlbumItem]) {
    guard pictures == items else { return }
    pictures = items
    records.share(items.lazy.compactMap { if case .file(let name, _, _) = $0 { name } else { nil } })
  }

  /// Replaces the records of some names.
  fileprivate mutating func update(_ names: Set<FileName>, with found: [FileName: FileRecord]) {
    let gone = names.filter { records[$0] != nil && found[$0] == nil }
    let new = found.keys.filter { records[$0] == nil }.sorted()
    records.replace(names, with: found)
    guard !gone.isEmpty || !new.isEmpty else { return }
    var merged: [AlbumItem] = []
    merged.reserveCapacity(records.names.count)
    var next = new[...]
    for item in pictures {
      guard case .file(let name, _, _) = item, gone.isEmpty || !gone.contains(name) else { continue }
      while let first = next.first, first < name { merged.append(.file(next.removeFirst(), folder: path)) }
      merged.append(item)
    }
    merged.append(contentsOf: next.map { .file($0, folder: path) })
    pictures = merged
  }
}

extension [AlbumItem] {
  /// The folders of the files, each once, in the order of the files.
  fileprivate var folders: [FilePath] {
    var seen: Set<FilePath> = []
    return compactMap { item in
      guard case .file(_, let folder, _) = item, seen.insert(folder).inserted else { return nil }
      return folder
    }
  }
}
