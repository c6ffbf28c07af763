import GRDB
import Glibc
import SystemPackage

/// A SQLite database in a file, which several processes may use at the same time.
///
/// A transaction is written completely or not at all, also if the program is killed (write-ahead log).
struct DatabaseFile: Sendable {
  /// The path of the file.
  let path: FilePath

  /// Opens the database, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - version: The version of the schema.
  ///   - create: Creates the schema in an empty database.
  /// - Throws: An error of SQLite; `OtherVersion` if the database was made by another version of the program.
  func open(version: Int, create: @Sendable (Database) throws -> Void) throws -> DatabasePool {
    try path.removingLastComponent().makePrivateFolder()
    var configuration = Configuration()
    // Another process writes for milliseconds.
    configuration.busyMode = .timeout(5)
    let pool = try makePool(configuration)
    try pool.write { database in
      let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      if found == version { return }
      guard found == 0 else { throw OtherVersion() }
      try create(database)
      try database.execute(sql: "PRAGMA user_version = \(version)")
    }
    return pool
  }

  /// Opens the file. SQLite does not wait while another process begins to keep a log.
  private func makePool(_ configuration: Configuration) throws -> DatabasePool {
    for _ in 1..<Self.attempts {
      do {
        return try DatabasePool(path: path.string, configuration: configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        usleep(10_000)
      }
    }
    return try DatabasePool(path: path.string, configuration: configuration)
  }

  /// How often to try to open a file that another process is opening: for two seconds. That takes milliseconds, and more on a
  /// busy machine.
  private static let attempts = 200

  /// The schema has another version.
  struct OtherVersion: Error {}

  /// Whether an error means that the file is no sound database of this version.
  static func isDamage(_ error: any Error) -> Bool {
    guard let error = error as? DatabaseError else { return error is OtherVersion }
    return error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
  }

  /// Removes the database and what SQLite keeps beside it.
  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] {
      let bytes = path.bytes.map { CChar(bitPattern: $0) } + Array(suffix.utf8CString)
      unlink(bytes)
    }
  }
}
