import GTKHost
import GalleryApp
import SystemPackage

/// Opens files from a window, and reports errors in the window and on standard error.
@MainActor
final class WindowDesktop: Desktop {
  /// Called with the folder that the user chose.
  var onChooseFolder: ((FilePath) -> Void)?

  private weak var host: WindowHost?

  init(_ host: WindowHost) { self.host = host }

  func open(_ file: FilePath) {
    FileLauncher.open(file.string) { [weak self] in self?.report("“\(file)” cannot be opened: \($0).") }
  }

  func showInFolder(_ file: FilePath) {
    FileLauncher.showInFolder(file.string) { [weak self] in
      self?.report("The folder of “\(file)” cannot be shown: \($0).")
    }
  }

  func chooseFolder() { host?.chooseFolder { [weak self] in self?.onChooseFolder?(FilePath($0)) } }

  func report(_ problem: String) {
    StandardError.report(problem)
    host?.show(error: problem)
  }
}
