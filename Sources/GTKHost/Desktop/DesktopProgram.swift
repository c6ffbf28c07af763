import Foundation
import Translations

/// A program of the desktop that opens files of a type.
@MainActor
public struct DesktopProgram {
  /// The name for the user.
  public let name: String
  private let info: AppInfo

  private init(_ info: AppInfo) { (name, self.info) = (info.displayName, info) }

  /// Returns the programs for a file, by its name: the default one first, then those that the desktop recommends.
  public static func programs(for url: URL) -> [DesktopProgram] {
    var names: Set<String> = []
    return AppInfo.programs(for: File(url: url))
      .filter { info in info.identifier.map { names.insert($0).inserted } ?? true }
      .map(DesktopProgram.init)
  }

  /// Opens a file in the program.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - onError: Receives the reason if the program cannot be started.
  public func open(_ url: URL, onError: (String) -> Void) {
    do throws(GLibError) {
      try info.launch(File(url: url))
    } catch {
      onError(error.message ?? translated("the program cannot be started"))
    }
  }

  /// Lets the user choose a program for a file among all that are installed.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - host: The window over which the dialog opens.
  ///   - onChoose: Receives the program, unless the user cancels.
  public static func choose(
    for url: URL, over host: WindowHost, onChoose: @escaping (DesktopProgram) -> Void
  ) {
    guard let parent = host.shell?.window else { return }
    ProgramDialog(for: File(url: url), over: parent).show { info in
      if let info { onChoose(DesktopProgram(info)) }
    }
  }
}
