import ArgumentParser
import Foundation
import GRDB
import Modules

/// Uses the packages beside the shims.
@main
struct Beside: ParsableCommand {
  @Option var count = 3

  func run() throws {
    let database = try DatabaseQueue()
    let total = try database.write { database in
      try database.execute(sql: "CREATE TABLE number (value INTEGER)")
      for value in 1...count {
        try database.execute(sql: "INSERT INTO number VALUES (?)", arguments: [value])
      }
      return try Int.fetchOne(database, sql: "SELECT SUM(value) FROM number")
    }
    guard total == count * (count + 1) / 2, Modules.work() else { throw ExitCode.failure }
  }
}
