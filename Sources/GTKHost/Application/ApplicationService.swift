import Foundation

/// Answers the requests of the desktop to open windows, which arrive on the session bus. Each window is a process.
///
/// The bus starts a program with this service when the user opens its desktop entry, or files with it (Desktop Entry
/// Specification 1.5, *D-Bus Activation*). The service ends when the last window that it opened is closed, or after ten
/// seconds without one.
@MainActor
public final class ApplicationService {
  /// What the desktop requests.
  public struct Request: Sendable {
    /// The files to open; empty for a window without any.
    public var files: [URL]
    /// What the process of the window needs in its environment, so that the desktop knows which request it answers.
    public var environment: [String: String]
  }

  private let application: ServiceApplication
  private let openWindow: (Request) throws -> Process
  private let onError: (any Error) -> Void

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
      self?.answer(files.compactMap { $0.path.map { URL(fileURLWithPath: $0) } })
    }
  }

  /// Answers requests until the service is not needed any more.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    MainLoopBridge.shared.attach()
    return application.run()
  }

  private func answer(_ files: [URL]) {
    do {
      let process = try openWindow(Request(files: files, environment: environment))
      application.hold()
      // The thread that waits for the process calls the handler.
      process.terminationHandler = { [weak self] _ in
        DispatchQueue.main.async { self?.application.release() }
      }
    } catch {
      onError(error)
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
