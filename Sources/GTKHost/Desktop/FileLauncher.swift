import Foundation
import Translations

/// Opens files and addresses in other programs of the desktop.
@MainActor
public enum FileLauncher {
  /// Opens a file in the default program for its type, or an address in that for its scheme.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. Its bytes need not be text.
  ///   - onError: Receives the reason if the file cannot be opened.
  public static func open(_ url: URL, onError: (String) -> Void) { launch(url.absoluteString, onError) }

  /// Shows a file in its folder.
  ///
  /// Selects the file in the desktop's file manager. If no file manager supports that, opens the folder.
  ///
  /// - Parameters:
  ///   - url: The URL of the file. Its bytes need not be text.
  ///   - onError: Receives the reason if the folder cannot be shown.
  public static func showInFolder(_ url: URL, onError: (String) -> Void) {
    guard Bus.ofSession?.showInFileManager([url.absoluteString]) != true else { return }
    launch(File(url: url).parent?.uri ?? url.absoluteString, onError)
  }

  private static func launch(_ uri: String, _ onError: (String) -> Void) {
    do throws(GLibError) {
      try AppInfo.launchDefault(for: uri)
    } catch {
      onError(error.message ?? translated("no program is installed for it"))
    }
  }
}
