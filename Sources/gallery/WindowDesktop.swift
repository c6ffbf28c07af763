import GTKHost
import GalleryApp
import SystemPackage

/// Opens files from a window, which says what went wrong.
@MainActor
final class WindowDesktop: Desktop {
  private weak var host: WindowHost?

  init(_ host: WindowHost) { self.host = host }

  func open(_ file: FilePath) {
    FileLauncher.open(file.string) { [weak host] in host?.show(error: "“\(file)” cannot be opened: \($0).") }
  }

  func showInFolder(_ file: FilePath) {
    FileLauncher.showInFolder(file.string) { [weak host] in
      host?.show(error: "The folder of “\(file)” cannot be shown: \($0).")
    }
  }
}
