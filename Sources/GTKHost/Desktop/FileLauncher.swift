import Foundation
import Translations

/// Opens files in other programs of the desktop.
@MainActor
public enum FileLauncher {
  /// Opens a file in the default program for its type.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onError: Receives the reason if the file cannot be opened.
  public static func open(_ path: String, onError: @escaping (String) -> Void) {
    launch(URL(fileURLWithPath: path), onError: onError)
  }

  /// Shows a file in its folder.
  ///
  /// Selects the file in the desktop's file manager. If no file manager supports that, opens the folder.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onError: Receives the reason if the folder cannot be shown.
  public static func showInFolder(_ path: String, onError: @escaping (String) -> Void) {
    let file = URL(fileURLWithPath: path)
    guard Bus.ofSession?.showInFileManager([file.absoluteString]) != true else { return }
    launch(file.deletingLastPathComponent(), onError: onError)
  }

  /// Opens a URL in the default program for its scheme or type.
  static func open(_ url: URL, onError: (String) -> Void) { launch(url, onError: onError) }

  private static func launch(_ url: URL, onError: (String) -> Void) {
    do throws(GLibError) {
      try AppInfo.launchDefault(for: url.absoluteString)
    } catch {
      onError(error.message ?? translated("no program is installed for it"))
    }
  }
}
