import ArgumentParser
import Foundation

/// An amount of memory, written as a number of MiB, or with a unit: 192, 192M or 2G.
struct MemorySize: ExpressibleByArgument {
  var bytes: Int

  /// 192 MiB, or a sixteenth of the machine's memory if that is less.
  static var usual: MemorySize {
    MemorySize(bytes: min(192 << 20, Int(clamping: ProcessInfo.processInfo.physicalMemory / 16)))
  }

  private init(bytes: Int) { self.bytes = bytes }

  init?(argument: String) {
    let digits = argument.prefix { $0.isASCII && $0.isNumber }
    let shift: Int
    switch argument.dropFirst(digits.count).uppercased() {
    case "", "M", "MB", "MIB": shift = 20
    case "G", "GB", "GIB": shift = 30
    default: return nil
    }
    guard let number = Int(digits), number > 0, number <= Int.max >> shift else { return nil }
    bytes = number << shift
  }
}
