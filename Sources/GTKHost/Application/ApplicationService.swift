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
    /// The files to open; empty for a window without any.
    public var files: [URL]
    /// What the process of the window needs in its environment, so that the desktop knows which request it answers.
    public var environment: [String: String]
  }

  private let application: GObjectReference<UnsafeMutablePointer<GApplication>>
  private let openWindow: (Request) throws -> Process
  private let onError: (any Error) -> Void

  /// The processes of the windows that this service opened.
  private var windows: Set<Int32> = []
  /// The processes that were started in a window that does not exist any more.
  private var orphans: Set<Int32> = []

  /// What the desktop sent with the request that is being answered.
  private static var platformData: OpaquePointer?

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
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    let application = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GApplication.self)
    g_application_set_application_id(application, applicationID)
    g_application_set_flags(
      application,
      GApplicationFlags(rawValue: G_APPLICATION_IS_SERVICE.rawValue | G_APPLICATION_HANDLES_OPEN.rawValue))
    self.application = GObjectReference(owning: application)
    connect(application, "activate") { [weak self] in self?.answer([]) }
    connect(application, "open") { [weak self] arguments in self?.answer(Self.files(in: arguments)) }
  }

  /// Answers requests until the service is not needed any more.
  ///
  /// - Returns: The exit status for the process.
  public func run() -> Int32 {
    MainLoopBridge.shared.attach()
    CGTK4AdoptOrphans()
    return g_application_run(application.pointer, 0, nil)
  }

  private func answer(_ files: [URL]) {
    do {
      let process = try openWindow(Request(files: files, environment: Self.environment))
      g_application_hold(application.pointer)
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
    g_application_release(application.pointer)
  }

  /// Stays for the processes that a window has started before it ended. They are children of the service since then.
  private func adoptOrphans() {
    let file = "/proc/self/task/\(getpid())/children"
    let children = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: " ") ?? []
    for process in children.compactMap({ Int32($0) }) where !windows.contains(process) {
      guard orphans.insert(process).inserted else { continue }
      g_application_hold(application.pointer)
      Thread.detachNewThread { [weak self] in
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        DispatchQueue.main.async { self?.didEnd(process) }
      }
    }
  }

  /// The arguments of the signal: an array of `GFile` and its length.
  private static func files(in arguments: SignalArguments) -> [URL] {
    guard let list = arguments.object(0).map({ UnsafePointer<OpaquePointer>($0) }) else { return [] }
    return (0..<Int(arguments.integer(1))).compactMap { index in
      guard let path = g_file_get_path(list[index]) else { return nil }
      defer { g_free(path) }
      return URL(fileURLWithPath: String(cString: path))
    }
  }

  /// The tokens of startup notification, for X11 and for Wayland.
  private static var environment: [String: String] {
    let names = ["desktop-startup-id": "DESKTOP_STARTUP_ID", "activation-token": "XDG_ACTIVATION_TOKEN"]
    var environment: [String: String] = [:]
    guard let platformData else { return [:] }
    for (key, name) in names {
      guard let value = g_variant_lookup_value(platformData, key, nil) else { continue }
      defer { g_variant_unref(value) }
      guard String(cString: g_variant_get_type_string(value)) == "s" else { continue }
      environment[name] = String(cString: g_variant_get_string(value, nil))
    }
    return environment
  }

  // MARK: - The GObject class

  /// A `GApplication` that keeps what the desktop sends with a request, while it is answered.
  private static let type: GType = g_type_register_static_simple(
    g_application_get_type(), "OpenCollectionViewService", guint(MemoryLayout<GApplicationClass>.size),
    { classPointer, _ in
      let applicationClass = classPointer?.assumingMemoryBound(to: GApplicationClass.self)
      // GLib calls applications on the main thread. The pointers are valid until `after_emit`.
      applicationClass?.pointee.before_emit = { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { ApplicationService.platformData = data }
      }
      applicationClass?.pointee.after_emit = { _, _ in
        MainActor.assumeIsolated { ApplicationService.platformData = nil }
      }
    }, guint(MemoryLayout<GApplication>.size), nil, GTypeFlags(rawValue: 0))
}
