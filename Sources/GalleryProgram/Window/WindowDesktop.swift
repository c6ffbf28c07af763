import GTKHost
import GalleryApp
import SystemPackage
import Translations
import UIKit

/// Opens files from a window, and reports errors in the window and on standard error.
@MainActor
final class WindowDesktop: Desktop {
  /// Called with the folder that the user chose.
  var onChooseFolder: ((FilePath) -> Void)?

  private(set) weak var host: WindowHost?
  private let problems = ProblemList()

  init(_ host: WindowHost) { self.host = host }

  func open(_ file: FilePath) {
    FileLauncher.open(file.string) { [weak self] in self?.reportOpening(file, $0) }
  }

  func programs(for file: FilePath) -> [(name: String, open: @MainActor () -> Void)] {
    DesktopProgram.programs(for: file.string).map { program in
      (program.name, { @MainActor [weak self] in self?.open(file, in: program) })
    }
  }

  func chooseProgram(for file: FilePath) {
    guard let host else { return }
    DesktopProgram.choose(for: file.string, over: host) { [weak self] in self?.open(file, in: $0) }
  }

  private func open(_ file: FilePath, in program: DesktopProgram) {
    program.open(file.string) { reportOpening(file, $0) }
  }

  private func reportOpening(_ file: FilePath, _ reason: String) {
    report(translated("“%1$@” cannot be opened: %2$@.", "\(file)", reason))
  }

  func showInFolder(_ file: FilePath) {
    FileLauncher.showInFolder(file.string) { [weak self] in
      self?.report(translated("The folder of “%1$@” cannot be shown: %2$@.", "\(file)", $0))
    }
  }

  func chooseFolder() { host?.chooseFolder { [weak self] in self?.onChooseFolder?(FilePath($0)) } }

  func report(_ problem: String) {
    StandardError.report(problem)
    show(problem)
  }

  /// Shows a message. The window shortens a long one, so that its details are the whole message.
  func show(_ message: String) {
    var status = StatusMessage(message)
    if message.count > 80 || message.contains(where: \.isNewline) { status.details = { [message] } }
    host?.show(status)
  }

  /// Counts a file or folder that cannot be shown. Unlike `report(_:)`, it is not an answer to what the user just did.
  func count(_ problem: String) {
    StandardError.report(problem)
    if let message = problems.add(problem) { host?.show(message) }
  }

  /// Forgets what could not be shown, because another album is opened.
  func forgetProblems() {
    problems.removeAll()
    host?.hideMessage()
  }
}
