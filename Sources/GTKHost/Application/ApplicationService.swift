import CGTK4
import Foundation

/// Answers the requests of the desktop to open windows, which arrive on the session bus. Each window is a process.
///
/// The bus starts a program with this service when the user opens its desktop entry, or files with it (Desktop Entry
/// Specification 1.5, *D-Bus Activation*). The service ends when the last window that it opened is closed, or after ten
/// seconds without one. Windows and programs that were started in its windows count, too: if the bus starts services with
/// systemd, all processes of a service end with its first one.
@MainActor
public final class ApplicationService {
  /// What the desktop requests.
  public struct Request: Sendable {
    /// The files to open; empty for a window without any. Those without a path in the file system have other URLs.
    public var files: [URL]
    /// What the process of the window needs in its environment, so that the desktop knows which request it answers.
    public var environment: [String: String]
  }

  private let application: ServiceApplication
  private let openWindow: (Request) throws -> Process
  private let onError: (any Error) -> Void

  /// The processes of the windows that this service opened.
  private var windows: Set<Int32> = []
  /// The processes that were started in a window that does not exist any more.
  private var orphans: Set<Int32> = []

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - applicationID: The name on the bus, which is that of the desktop entry.
  ///   - openWindow: Starts the process of a window.
  ///   - onError: Receives the error if `openWindow` throws one.
  public init(
    applicationID: String, openWindow: @escaping (Request) throws -> Process,
    onError: @escaping (any Error) -> Void
  ) {
    (self.openWindow, self.onError) = (openWindow, onError)
    application = ServiceApplication(identifier: applicationID)
    application.connect("activate") { [weak self] in self?.answer([]) }
    application.connect("open") { [weak self] arguments in
      let files = arguments.files(0, count: arguments.integer(1))
      self?.answer(files.compactMap(\.url))
    }
  }

  /// Answers requests until the service is not needed any more.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    MainLoopBridge.shared.attach()
    CGTK4AdoptOrphans()
    return application.run()
  }

  private func answer(_ files: [URL]) {
    do {
      let process = try openWindow(Request(files: files, environment: environment))
      application.hold()
      let identifier = process.processIdentifier
      windows.insert(identifier)
      // The thread that waits for the process calls the handler.
      process.terminationHandler = { [weak self] _ in
        DispatchQueue.main.async { self?.didEnd(identifier) }
      }
    } catch {
      onError(error)
    }
  }

  private func didEnd(_ process: Int32) {
    windows.remove(process)
    orphans.remove(process)
    adoptOrphans()
    application.release()
  }

  /// Stays for the processes that a window has started before it ended. They are children of the service since then.
  private func adoptOrphans() {
    let file = "/proc/self/task/\(getpid())/children"
    let children = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: " ") ?? []
    for process in children.compactMap({ Int32($0) }) where !windows.contains(process) {
      guard orphans.insert(process).inserted else { continue }
      application.hold()
      Thread.detachNewThread { [weak self] in
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        DispatchQueue.main.async { self?.didEnd(process) }
      }
    }
  }

  /// The tokens of startup notification, for X11 and for Wayland.
  private var environment: [String: String] {
    let names = ["desktop-startup-id": "DESKTOP_STARTUP_ID", "activation-token": "XDG_ACTIVATION_TOKEN"]
    var environment: [String: String] = [:]
    for (key, name) in names { environment[name] = application.platformText(for: key) }
    return environment
  }
}
