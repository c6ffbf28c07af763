import GTKHost
import GalleryApp
import SystemPackage
import Translations
import UIKit

/// Opens files from a window, and reports errors in the window and on standard error.
@MainActor
final class WindowDesktop: Desktop {
  /// Called with folders that the user wants to see.
  var onOpenFolders: (([FilePath]) -> Void)?

  /// Identifies the message about an album that is being read.
  private static let readingIdentifier = "reading"

  /// The folder of the album, in which choosing another one begins; nil if it has none.
  var albumFolder: FilePath?

  private(set) weak var host: WindowHost?
  private let problems = ProblemList()

  init(_ host: WindowHost) { self.host = host }

  func open(_ file: FilePath) {
    FileLauncher.open(file.fileURL) { [weak self] in self?.reportOpening(file, $0) }
  }

  func programs(for file: FilePath) -> [(name: String, open: @MainActor () -> Void)] {
    DesktopProgram.programs(for: file.fileURL).map { program in
      (program.name, { @MainActor [weak self] in self?.open(file, in: program) })
    }
  }

  func chooseProgram(for file: FilePath) {
    guard let host else { return }
    DesktopProgram.choose(for: file.fileURL, over: host) { [weak self] in self?.open(file, in: $0) }
  }

  private func open(_ file: FilePath, in program: DesktopProgram) {
    program.open(file.fileURL) { reportOpening(file, $0) }
  }

  private func reportOpening(_ file: FilePath, _ reason: String) {
    report(translated("“%1$@” cannot be opened: %2$@.", "\(file)", reason))
  }

  func showInFolder(_ file: FilePath) {
    FileLauncher.showInFolder(file.fileURL) { [weak self] in
      self?.report(translated("The folder of “%1$@” cannot be shown: %2$@.", "\(file)", $0))
    }
  }

  func chooseFolder() {
    host?.chooseFolder(in: albumFolder?.fileURL) { [weak self] in
      self?.openFolders([FilePath(fileURL: $0)])
    }
  }

  func openFolders(_ folders: [FilePath]) { onOpenFolders?(folders) }

  func report(_ problem: String) {
    StandardError.report(problem)
    show(problem)
  }

  /// Shows a problem. The window shortens a long one, so that its details are the whole message, after those of a message that
  /// is still visible.
  func show(_ message: String) {
    host?.show(problems.report(message, whileVisible: isShowingProblems))
  }

  /// Shows how far the reading of an album is, unless another message is visible.
  func showReading(_ text: String, cancel: @escaping @MainActor () -> Void) {
    guard let host, host.messageText == nil || host.messageIdentifier == Self.readingIdentifier else {
      return
    }
    host.show(
      StatusMessage(
        text, identifier: Self.readingIdentifier,
        button: StatusMessage.Button(title: GalleryText.cancel, action: cancel)))
  }

  /// Hides the message about an album that is being read.
  func hideReading() { host?.hideMessage(identifier: Self.readingIdentifier) }

  private var isShowingProblems: Bool { host?.messageIdentifier == ProblemList.identifier }

  /// Counts a file or folder that cannot be shown. Unlike `report(_:)`, it is not an answer to what the user just did.
  func count(_ problem: String) {
    StandardError.report(problem)
    if !isShowingProblems { problems.forgetOthers() }
    if let message = problems.add(problem) { host?.show(message) }
  }

  /// Forgets what could not be shown, because another album is opened or files are read again.
  func forgetProblems() {
    problems.removeAll()
    host?.hideMessage(identifier: ProblemList.identifier)
  }
}
