import Foundation
import GRDB
import Synchronization
import SystemPackage

/// What is known of picture files, for the next start: a database in the user's folder for files that can be made again.
///
/// A database that is damaged, or was made by another version, is replaced with an empty one. Where none can be written,
/// nothing is known. Every operation can be called from any thread.
package final class PictureIndex: Sendable {
  private static let version = 1

  private struct State {
    var isOpened = false
    /// The open database; nil if there can be none.
    var pool: DatabasePool?
  }

  private let file: DatabaseFile
  private let state = Mutex(State())

  /// Creates an index, which opens its database when it is needed first.
  ///
  /// - Parameter cache: The folder for files that can be made again.
  package init(in cache: FilePath) {
    file = DatabaseFile(path: cache.appending("opencollectionview").appending("pictures.sqlite"))
  }

  /// Returns what is known of the pictures in a folder. They may have changed since.
  ///
  /// - Complexity: O(*n*) for *n* pictures in the folder, a few microseconds each.
  package func pictures(in folder: FilePath) -> [FileName: IndexedPicture] {
    let path = Data(folder.bytes)
    return perform { pool in
      try pool.read { database in
        let rows = try Row.fetchCursor(
          database,
          sql: """
            SELECT name, seconds, nanoseconds, bytes, width, height, orientation, date, camera, color
            FROM picture WHERE folder = (SELECT id FROM folder WHERE path = ?)
            """, arguments: [path])
        var pictures: [FileName: IndexedPicture] = [:]
        while let row = try rows.next() {
          let name: Data = row[0]
          let color: Int64? = row[9]
          pictures[FileName(bytes: name)] = IndexedPicture(
            seconds: row[1], nanoseconds: row[2], byteCount: row[3], width: row[4], height: row[5],
            orientation: row[6], date: row[7], camera: row[8],
            color: color.map { DominantColor(rgb: UInt32(truncatingIfNeeded: $0)) })
        }
        return pictures
      }
    } ?? [:]
  }

  /// Stores what was read of pictures in a folder, in one transaction.
  package func store(_ pictures: [FileName: IndexedPicture], in folder: FilePath) {
    let path = Data(folder.bytes)
    _ = perform { pool in
      try pool.write { database in
        try database.execute(sql: "INSERT OR IGNORE INTO folder (path) VALUES (?)", arguments: [path])
        let statement = try database.makeStatement(
          sql: """
            INSERT OR REPLACE INTO picture
            SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM folder WHERE path = ?
            """)
        for (name, picture) in pictures {
          try statement.execute(arguments: [
            Data(name.bytes), picture.seconds, picture.nanoseconds, picture.byteCount, picture.width,
            picture.height, picture.orientation, picture.date, picture.camera,
            picture.color.map { Int64($0.rgb) }, path,
          ])
        }
      }
    }
  }

  /// Forgets pictures in a folder, in one transaction.
  package func remove(_ names: [FileName], in folder: FilePath) {
    let path = Data(folder.bytes)
    _ = perform { pool in
      try pool.write { database in
        let statement = try database.makeStatement(
          sql: "DELETE FROM picture WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ?")
        for name in names { try statement.execute(arguments: [path, Data(name.bytes)]) }
      }
    }
  }

  /// Releases what SQLite keeps of the database in memory, soon. It is read again when it is needed.
  package func releaseMemory() { state.withLock { $0.pool }?.releaseMemoryEventually() }

  /// Performs an operation; nil if it fails. If the database is damaged, it is empty afterwards.
  private func perform<Value>(_ operation: (DatabasePool) throws -> Value) -> Value? {
    let pool = state.withLock { state in
      if !state.isOpened { (state.isOpened, state.pool) = (true, Self.open(file)) }
      return state.pool
    }
    guard let pool else { return nil }
    do {
      return try operation(pool)
    } catch {
      guard Self.isUseless(error) else { return nil }
      state.withLock { state in
        // Another thread may have replaced it.
        guard state.pool === pool else { return }
        try? pool.close()
        file.remove()
        state.pool = Self.open(file)
      }
      return nil
    }
  }

  private static func open(_ file: DatabaseFile) -> DatabasePool? {
    do {
      return try file.open(version: version, create: create)
    } catch {
      guard Self.isUseless(error) else { return nil }
      file.remove()
      return try? file.open(version: version, create: create)
    }
  }

  /// Whether an error means that the database has to be replaced, because it is damaged or lacks a table.
  private static func isUseless(_ error: any Error) -> Bool {
    DatabaseFile.isDamage(error) || (error as? DatabaseError)?.resultCode == .SQLITE_ERROR
  }

  @Sendable private static func create(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE folder (id INTEGER PRIMARY KEY, path BLOB NOT NULL UNIQUE);
        CREATE TABLE picture (
          folder INTEGER NOT NULL REFERENCES folder (id), name BLOB NOT NULL, seconds INTEGER NOT NULL,
          nanoseconds INTEGER NOT NULL, bytes INTEGER NOT NULL, width INTEGER NOT NULL,
          height INTEGER NOT NULL, orientation INTEGER NOT NULL, date TEXT, camera TEXT, color INTEGER,
          PRIMARY KEY (folder, name)) WITHOUT ROWID;
        """)
  }
}
