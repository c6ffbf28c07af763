import Foundation
import GRDB
import Glibc
import Synchronization
import SystemPackage
import Translations

/// What the user made: favourites, the order of pictures, the folders opened last and the sessions of the windows. A
/// database in the user's folder for data.
///
/// Every change is one transaction. At each start, a sound database is copied; if it is damaged at a later start, the copy
/// takes its place, and the damaged file is kept under another name. Where nothing can be written, nothing is remembered.
/// Every operation can be called from any thread.
package final class UserLibrary: Sendable {
  private static let version = 1
  /// The number of folders that are remembered.
  private static let recentCount = 10

  /// What the user has to know about the database, in one sentence; nil if nothing.
  package let problem: String?

  private let pool: DatabasePool?
  /// Why there is no database; nil if there is one.
  private let unavailability: String?
  private let folder: FilePath
  private let copying = DispatchGroup()

  /// Opens the library.
  ///
  /// - Parameter data: The folder for what the user made.
  package init(in data: FilePath) {
    folder = data.appending("opencollectionview")
    let file = DatabaseFile(path: folder.appending("library.sqlite"))
    let copy = folder.appending(Self.copyName)
    do {
      pool = try Self.openSound(file)
      (problem, unavailability) = (nil, nil)
    } catch {
      guard DatabaseFile.isDamage(error), !(error is DatabaseFile.OtherVersion) else {
        pool = nil
        let text = translated(
          "Favourites and sessions were stored by a newer version of the program, and cannot be used.")
        problem = error is DatabaseFile.OtherVersion ? text : nil
        unavailability = problem ?? Self.reason(error)
        return
      }
      // The log belongs to the damaged file.
      file.path.rename(to: folder.appending("library.damaged.sqlite"))
      file.remove()
      if (try? FileManager.default.copyItem(atPath: copy.string, toPath: file.path.string)) != nil,
        let restored = try? Self.openSound(file)
      {
        (pool, unavailability) = (restored, nil)
        problem = translated("The favourites and sessions were damaged. An older copy is used.")
      } else {
        file.remove()
        pool = try? Self.openSound(file)
        unavailability = pool == nil ? Self.reason(error) : nil
        problem = translated("The favourites and sessions were damaged. They begin again.")
      }
    }
    if pool != nil { makeCopy() }
  }

  // MARK: - Favourites

  /// Returns the absolute paths of all favourites.
  package func favorites() -> Set<FilePath> {
    let paths = read { try Data.fetchAll($0, sql: "SELECT path FROM favorite") } ?? []
    return Set(paths.map(FilePath.init(bytes:)))
  }

  /// Adds files to the favourites, or removes them, in one transaction.
  ///
  /// - Throws: The reason why that cannot be stored.
  package func setFavorite(_ isFavorite: Bool, _ files: [FilePath]) throws(StoringFailure) {
    try store { database in
      let statement = try database.makeStatement(
        sql: isFavorite
          ? "INSERT OR IGNORE INTO favorite (path) VALUES (?)" : "DELETE FROM favorite WHERE path = ?")
      for file in files { try statement.execute(arguments: [Data(file.absolute.bytes)]) }
    }
  }

  /// Keeps the marks and the positions of files that have other paths now, in one transaction.
  ///
  /// A file that leaves its folder has no position in the other one, unless the folder as a whole has another path. Files
  /// can exchange their names.
  package func filesDidMove(_ files: [FilePath: FilePath]) {
    guard !files.isEmpty else { return }
    let moves = files.map { (old: $0.absolute, new: $1.absolute) }
    write { database in
      try Self.moveFavorites(moves, database)
      try Self.movePlaces(moves, database)
    }
  }

  private static func moveFavorites(_ moves: [(old: FilePath, new: FilePath)], _ database: Database) throws {
    // All old names first: one of them can be the new name of another file.
    var marked: [FilePath] = []
    let removal = try database.makeStatement(sql: "DELETE FROM favorite WHERE path = ?")
    for (old, new) in moves {
      try removal.execute(arguments: [Data(old.bytes)])
      if database.changesCount > 0 { marked.append(new) }
    }
    for file in marked {
      try database.execute(
        sql: "INSERT OR IGNORE INTO favorite (path) VALUES (?)", arguments: [Data(file.bytes)])
    }
  }

  private static func movePlaces(_ moves: [(old: FilePath, new: FilePath)], _ database: Database) throws {
    var found: [(move: (old: FilePath, new: FilePath), number: Int64)] = []
    let query = try database.makeStatement(sql: "SELECT number FROM place WHERE folder = ? AND name = ?")
    let removal = try database.makeStatement(sql: "DELETE FROM place WHERE folder = ? AND name = ?")
    for move in moves {
      guard let name = move.old.lastComponent.map({ FileName($0) }) else { continue }
      let arguments: StatementArguments = [
        Data(move.old.removingLastComponent().bytes), Data(name.bytes),
      ]
      guard let number = try Int64.fetchOne(query, arguments: arguments) else { continue }
      try removal.execute(arguments: arguments)
      found.append((move, number))
    }
    // A folder from which everything has moved has another path itself.
    var left: [FilePath: Bool] = [:]
    for (move, number) in found {
      let (folder, newFolder) = (move.old.removingLastComponent(), move.new.removingLastComponent())
      if folder != newFolder {
        if left[folder] == nil {
          left[folder] = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM place WHERE folder = ?)",
            arguments: [Data(folder.bytes)])
        }
        guard left[folder] == false else { continue }
      }
      guard let name = move.new.lastComponent.map({ FileName($0) }) else { continue }
      try database.execute(
        sql: "INSERT OR REPLACE INTO place (folder, name, number) VALUES (?, ?, ?)",
        arguments: [Data(newFolder.bytes), Data(name.bytes), number])
    }
  }

  // MARK: - Order

  /// Returns the orders that the user gave the pictures of folders, by the absolute paths of the folders.
  package func orders() -> [FilePath: [FileName]] {
    read { (database) -> [FilePath: [FileName]] in
      var orders: [FilePath: [FileName]] = [:]
      let rows = try Row.fetchCursor(database, sql: "SELECT folder, name FROM place ORDER BY folder, number")
      while let row = try rows.next() {
        let (folder, name): (Data, Data) = (row[0], row[1])
        orders[FilePath(bytes: folder), default: []].append(FileName(bytes: name))
      }
      return orders
    } ?? [:]
  }

  /// Returns the order that the user gave the pictures of a folder; empty if that is the natural order.
  package func order(of folder: FilePath) -> [FileName] {
    let names = read {
      try Data.fetchAll(
        $0, sql: "SELECT name FROM place WHERE folder = ? ORDER BY number",
        arguments: [Data(folder.absolute.bytes)])
    }
    return (names ?? []).map { FileName(bytes: $0) }
  }

  /// Returns the absolute paths of the folders whose pictures have an order that the user gave them.
  func foldersWithOrder() -> Set<FilePath> {
    let paths = read { try Data.fetchAll($0, sql: "SELECT DISTINCT folder FROM place") } ?? []
    return Set(paths.map(FilePath.init(bytes:)))
  }

  /// Stores the order of the pictures of a folder, in one transaction.
  ///
  /// - Parameter names: The names in order; empty for the natural order.
  package func setOrder(_ names: [FileName], of folder: FilePath) {
    let path = Data(folder.absolute.bytes)
    write { database in
      try database.execute(sql: "DELETE FROM place WHERE folder = ?", arguments: [path])
      let statement = try database.makeStatement(
        sql: "INSERT OR IGNORE INTO place (folder, name, number) VALUES (?, ?, ?)")
      for (number, name) in names.enumerated() {
        try statement.execute(arguments: [path, Data(name.bytes), number])
      }
    }
  }

  // MARK: - Folders and sessions

  /// Returns the folders opened last, the latest one first.
  package func recentFolders() -> [FilePath] {
    let paths =
      read { try Data.fetchAll($0, sql: "SELECT path FROM recent ORDER BY number DESC") } ?? []
    return paths.map(FilePath.init(bytes:))
  }

  /// Notes that a folder was opened.
  package func noteOpening(_ folder: FilePath) {
    let path = Data(folder.absolute.bytes)
    write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO recent (path, number)
          VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM recent))
          """, arguments: [path])
      try database.execute(
        sql: """
          DELETE FROM recent WHERE number NOT IN (SELECT number FROM recent ORDER BY number DESC LIMIT ?)
          """, arguments: [Self.recentCount])
    }
  }

  /// Takes the session of the window that was closed last and is not open again; nil if there is none.
  ///
  /// - Returns: The number of the session, and what to show.
  package func takeSession() -> (number: Int64, session: Session)? {
    write { (database) -> (number: Int64, session: Session)? in
      for row in try Row.fetchAll(database, sql: "SELECT id, process, state FROM session ORDER BY saved DESC")
      {
        let process: Int32 = row[1]
        // A window that was killed left its number.
        guard process == 0 || kill(process, 0) != 0 && errno == ESRCH else { continue }
        let number: Int64 = row[0]
        let state: Data = row[2]
        guard let session = try? JSONDecoder().decode(Session.self, from: state) else { continue }
        try database.execute(
          sql: "UPDATE session SET process = ? WHERE id = ?", arguments: [getpid(), number])
        return (number, session)
      }
      return nil
    } ?? nil
  }

  /// Stores the session of an open window.
  ///
  /// - Parameter number: The number of the session; nil for a new one.
  /// - Returns: The number; nil if nothing can be stored.
  package func save(_ session: Session, number: Int64?) -> Int64? {
    guard let state = try? JSONEncoder().encode(session) else { return nil }
    return write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO session (id, process, saved, state)
          VALUES (?, ?, (SELECT coalesce(max(saved), 0) + 1 FROM session), ?)
          """, arguments: [number, getpid(), state])
      return database.lastInsertedRowID
    }
  }

  /// Notes that the window of a session is closed. Of closed windows, the latest ones are remembered.
  package func close(session number: Int64) {
    write { database in
      try database.execute(sql: "UPDATE session SET process = 0 WHERE id = ?", arguments: [number])
      try database.execute(
        sql: """
          DELETE FROM session WHERE process = 0 AND id NOT IN
            (SELECT id FROM session WHERE process = 0 ORDER BY saved DESC LIMIT ?)
          """, arguments: [Self.recentCount])
    }
  }

  // MARK: - Database

  private func read<Value>(_ operation: (Database) throws -> Value) -> Value? {
    try? pool?.read(operation)
  }

  /// The reason why something cannot be stored.
  package struct StoringFailure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Performs an operation that the user expects to last.
  private func store(_ operation: (Database) throws -> Void) throws(StoringFailure) {
    guard let pool else { throw StoringFailure(description: unavailability ?? "") }
    do {
      try pool.write(operation)
    } catch {
      throw StoringFailure(description: Self.reason(error))
    }
  }

  /// The database's message for an error.
  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? "\(error)"
  }

  @discardableResult
  private func write<Value>(_ operation: (Database) throws -> Value) -> Value? {
    try? pool?.write(operation)
  }

  private static func openSound(_ file: DatabaseFile) throws -> DatabasePool {
    let pool = try file.open(version: version) { database in
      try database.execute(
        sql: """
          CREATE TABLE favorite (path BLOB PRIMARY KEY) WITHOUT ROWID;
          CREATE TABLE place (
            folder BLOB NOT NULL, name BLOB NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY (folder, name)) WITHOUT ROWID;
          CREATE TABLE recent (path BLOB PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
          CREATE TABLE session (
            id INTEGER PRIMARY KEY, process INTEGER NOT NULL, saved INTEGER NOT NULL, state BLOB NOT NULL);
          """)
    }
    let answer = try pool.read { try String.fetchOne($0, sql: "PRAGMA quick_check") }
    guard answer == "ok" else {
      try pool.close()
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: answer)
    }
    return pool
  }

  private static let copyName: FilePath.Component = "library.older.sqlite"

  /// Waits until the copy is made.
  package func finishCopying() { copying.wait() }

  /// Releases what SQLite keeps of the database in memory, soon. It is read again when it is needed.
  package func releaseMemory() { pool?.releaseMemoryEventually() }

  /// Copies the sound database in the background.
  private func makeCopy() {
    let folder = folder
    copying.enter()
    // The thread must not keep the database open when it has copied it.
    Thread.detachInBackground { [weak pool, copying] in
      if let pool { Self.copy(pool, in: folder) }
      copying.leave()
    }
  }

  /// Copies the database. Of several processes, one does.
  private static func copy(_ pool: DatabasePool, in folder: FilePath) {
    let lock = folder.appending("library.lock").withPlatformString {
      open($0, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    }
    guard lock >= 0 else { return }
    // Closing the file ends the lock, and so does the end of the process.
    defer { Glibc.close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
    let incomplete = DatabaseFile(path: folder.appending("library.incomplete.sqlite"))
    incomplete.remove()
    do {
      let target = try DatabaseQueue(path: incomplete.path.string)
      try pool.backup(to: target)
      try target.close()
      incomplete.path.rename(to: folder.appending(Self.copyName))
    } catch {
      incomplete.remove()
    }
  }
}

extension FilePath {
  /// Renames the file. What has the new name is replaced.
  fileprivate func rename(to newPath: FilePath) {
    _ = withPlatformString { old in newPath.withPlatformString { Glibc.rename(old, $0) } }
  }
}
