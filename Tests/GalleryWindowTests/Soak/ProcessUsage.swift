import Foundation

/// What a process takes of the machine, from /proc.
struct ProcessUsage {
  /// The resident memory in megabytes.
  var memory: Double
  /// The number of open files.
  var files: Int
  /// The processor time in seconds.
  var time: Double
  /// How many pages of memory the system has provided.
  var pageCount: Int

  init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    let pages = try String(contentsOfFile: "\(folder)/statm", encoding: .utf8).split(separator: " ")
    memory = (Double(pages[1]) ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
    files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count
    // The fields after the name, which is in parentheses and may have spaces: page faults without a disk are number 10,
    // user and system time 14 and 15.
    let fields = try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
      .split(separator: ")")[1].split(separator: " ")
    time = ((Double(fields[11]) ?? .nan) + (Double(fields[12]) ?? .nan)) / Double(sysconf(Int32(_SC_CLK_TCK)))
    pageCount = Int(fields[7]) ?? 0
  }
}
