import Dispatch
import Foundation
import GTKHost
import SystemPackage

/// Starts windows as processes of their own: one that ends or is busy leaves the others alone.
enum WindowProcess {
  private struct MissingDisplay: LocalizedError {
    let errorDescription: String? = "the bus was started without DISPLAY and WAYLAND_DISPLAY"
  }

  /// Starts this program once more.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - environment: What the process has in its environment besides that of this one.
  ///   - input: What it reads; nil for the standard input of this process.
  @discardableResult
  private static func start(
    _ arguments: [String], environment: [String: String] = [:], input: Pipe? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    if let input { process.standardInput = input }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    return process
  }

  /// Starts this program once more, to show files and folders. It reads their paths from its standard input, because they can
  /// be any bytes, and more than fit into a command line.
  static func start(_ arguments: [String], paths: [FilePath]) throws {
    guard !paths.isEmpty else { return _ = try start(arguments) }
    let list = Pipe()
    try start(arguments + ["-"], input: list)
    // The pipe holds only some of a long list.
    DispatchQueue.global(qos: .userInitiated).async {
      try? list.fileHandleForWriting.write(contentsOf: PathList.bytes(of: paths))
      try? list.fileHandleForWriting.close()
    }
  }

  /// Opens the windows that the desktop requests on the session bus.
  ///
  /// - Returns: The exit status for the process.
  @MainActor
  static func answerDesktop() -> Int32 {
    let service = ApplicationService(applicationID: AlbumWindow.applicationID) { request in
      // Without a display, the program would write a picture.
      guard WindowHost.isDisplayConfigured else { throw MissingDisplay() }
      // A file that has no path in the file system is reported by the window as missing.
      return try start(request.files.map(\.absoluteString), environment: request.environment)
    } onError: {
      StandardError.report("No window can be opened: \($0.localizedDescription).")
    }
    return service.run()
  }
}
