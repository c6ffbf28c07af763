import Foundation
import ImageDecoding
import Synchronization

/// The symbolic icons of the desktop, found as the icon theme specification of freedesktop.org says.
///
/// A theme is a folder with a file `index.theme`, in one of the `icons` folders of the data folders. It lists its folders and
/// the themes from which it inherits. Of the folders only the scalable ones matter: symbolic icons are SVG files, whose names
/// end in `-symbolic`.
package struct SymbolicIcons: Sendable {
  /// The folders that contain themes, first one first.
  private let baseFolders: [String]
  private let theme: String

  /// - Parameters:
  ///   - baseFolders: The folders that contain themes.
  ///   - theme: The name of the theme.
  package init(baseFolders: [String], theme: String) {
    (self.baseFolders, self.theme) = (baseFolders, theme)
  }

  /// The icons of the desktop that the environment describes.
  package static func ofDesktop(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Self
  {
    func folders(_ name: String, _ fallback: String) -> [String] {
      let value = environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? fallback
      return value.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
    let home = environment["HOME"] ?? ""
    let own = folders("XDG_DATA_HOME", home + "/.local/share")
    let shared = folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    return SymbolicIcons(
      baseFolders: [home + "/.icons"] + (own + shared).map { $0 + "/icons" }, theme: "Adwaita")
  }

  /// The icons that symbols use. A test can replace them.
  package static let current = Mutex(SymbolicIcons.ofDesktop())

  /// The path of an icon's file; nil if no theme has it.
  package func path(of name: String) -> String? {
    var (themes, visited) = ([theme, "hicolor"], Set<String>())
    while !themes.isEmpty {
      let next = themes.removeFirst()
      guard visited.insert(next).inserted else { continue }
      let index = IndexTheme(baseFolders.map { "\($0)/\(next)/index.theme" })
      for folder in index.folders {
        for base in baseFolders {
          let path = "\(base)/\(next)/\(folder)/\(name)-symbolic.svg"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
      // A theme comes before those from which it inherits.
      themes.insert(contentsOf: index.parents, at: 0)
    }
    return nil
  }
}

/// The parts of a file `index.theme` that matter for symbolic icons.
private struct IndexTheme {
  /// The folders with scalable icons.
  var folders: [String] = []
  var parents: [String] = []

  /// Reads the first of some files that exists.
  init(_ paths: [String]) {
    guard let path = paths.first(where: FileManager.default.fileExists),
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let values = parts[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      switch parts[0] {
      case "Directories", "ScaledDirectories": folders += values.filter(Self.isScalable)
      case "Inherits": parents += values
      default: break
      }
    }
  }

  private static func isScalable(_ folder: String) -> Bool {
    // A folder outside of the theme is no folder of the theme.
    !folder.contains("..") && (folder.hasPrefix("scalable") || folder.hasPrefix("symbolic"))
  }
}
