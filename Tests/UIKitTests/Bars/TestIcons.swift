import Foundation

@testable import UIKit

/// The icons in the folder `Icons`, which were drawn for the tests.
enum TestIcons {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Icons").path

  /// Makes symbols use these icons.
  static func use() {
    SymbolicIcons.current.withLock { $0 = SymbolicIcons(baseFolders: [folder], theme: "Test") }
    SymbolImages.forget()
  }
}
