import Foundation
import Testing

extension GalleryWindowTests {
  /// What the desktop does when the user opens a folder with the gallery: it calls the gallery's name on the bus.
  @Suite("Windows that the desktop requests")
  struct DesktopServiceTests {
    private static let name = "io.github.opencollectionview.Gallery"

    /// Calls a method of the service with arguments in the text format of GVariant.
    private func call(_ method: String, _ arguments: String..., in environment: [String: String]) throws {
      try Tool.run(
        [
          "gdbus", "call", "--session", "--dest", Self.name, "--object-path",
          "/" + Self.name.replacingOccurrences(of: ".", with: "/"), "--method",
          "org.freedesktop.Application.\(method)",
        ] + arguments, environment: environment)
    }

    /// Starts the service as the bus does, and waits until it has its name.
    private func startService(in environment: [String: String]) throws -> Process {
      let service = try Tool.start(
        [DrivenWindow.executable.path, "--gapplication-service"], environment: environment)
      try Tool.run(["gdbus", "wait", "--session", "--timeout", "60", Self.name], environment: environment)
      return service
    }

    private func wait(_ what: String, for condition: () throws -> Bool) throws {
      let deadline = ContinuousClock.now + DrivenWindow.bound
      while try !condition() {
        guard ContinuousClock.now < deadline else { throw DrivenWindow.Missing(description: what) }
      }
    }

    /// The processes of the windows with a folder's name as their title, or with any title.
    private func processes(
      titled folder: String = ".", in environment: [String: String]
    ) -> Set<Int32> {
      let name = folder == "." ? "." : URL(fileURLWithPath: folder).lastPathComponent
      let windows = Tool.output(
        ["xdotool", "search", "--onlyvisible", "--name", name], environment: environment)
      return Set(
        (windows ?? "").split(separator: "\n").compactMap {
          Tool.output(["xdotool", "getwindowpid", String($0)], environment: environment)
            .flatMap { Int32($0.trimmingCharacters(in: .newlines)) }
        })
    }

    @Test("each folder opens in a window of its own, and the service ends with the last window")
    func folders() throws {
      let (first, second) = (try PhotoFolder(["1"]), try PhotoFolder(["2"]))
      let window = try DrivenWindow(hasBus: true)
      let environment = window.environment
      let service = try startService(in: environment)
      defer { kill(service.processIdentifier, SIGKILL) }

      try call("Open", "['file://\(first.path)']", "{}", in: environment)
      try wait("the first window") { processes(titled: first.path, in: environment).count == 1 }
      try call("Open", "['file://\(second.path)']", "{'desktop-startup-id': <'token'>}", in: environment)
      try wait("the second window") { processes(titled: second.path, in: environment).count == 1 }
      let opened = processes(titled: first.path, in: environment)
        .union(processes(titled: second.path, in: environment))
      #expect(opened.count == 2, "each window is a process")
      #expect(!opened.contains(window.processIdentifier))

      for process in opened { kill(process, SIGTERM) }
      service.waitUntilExit()
      #expect(service.terminationStatus == 0)
      #expect(processes(in: environment) == [window.processIdentifier], "other windows stay")
    }

    @Test("a window that was opened in another one outlives it, and so does the service")
    func windowOfWindow() throws {
      let (first, second) = (try PhotoFolder(["1"]), try PhotoFolder(["2"]))
      let window = try DrivenWindow(first.path, hasBus: true)
      #expect(try window.close() == 0)
      let environment = window.environment
      let service = try startService(in: environment)
      defer { kill(service.processIdentifier, SIGKILL) }
      try call("Open", "['file://\(first.path)']", "{}", in: environment)
      try wait("the window") { processes(titled: first.path, in: environment).count == 1 }
      let opener = try #require(processes(titled: first.path, in: environment).first)
      let name = URL(fileURLWithPath: first.path).lastPathComponent
      try window.drive("search --onlyvisible --name \(name) windowfocus --sync key ctrl+n")
      try wait("the other window") { processes(titled: first.path, in: environment).count == 2 }
      let other = try #require(processes(titled: first.path, in: environment).first { $0 != opener })

      kill(opener, SIGTERM)
      try wait("the service, which stays for the window") {
        let status = try String(contentsOfFile: "/proc/\(other)/status", encoding: .utf8)
        return status.contains("PPid:\t\(service.processIdentifier)\n")
      }
      try call("Open", "['file://\(second.path)']", "{}", in: environment)
      try wait("a third window") { processes(titled: second.path, in: environment).count == 1 }
      for process in processes(in: environment) { kill(process, SIGTERM) }
      service.waitUntilExit()
      #expect(service.terminationStatus == 0)
    }

    @Test("without files, the window that was closed last is shown again")
    func activation() throws {
      let folder = try PhotoFolder(["1"])
      let window = try DrivenWindow(folder.path, hasBus: true)
      #expect(try window.close() == 0)
      let environment = window.environment
      let service = try startService(in: environment)
      defer { kill(service.processIdentifier, SIGKILL) }
      try call("Activate", "{}", in: environment)
      try wait("the window") { processes(titled: folder.path, in: environment).count == 1 }
      for process in processes(in: environment) { kill(process, SIGTERM) }
    }

    @Test("a file that is not on this computer is reported, instead of showing the last window again")
    func remoteFile() throws {
      let folder = try PhotoFolder(["1"])
      let window = try DrivenWindow(folder.path, hasBus: true)
      #expect(try window.close() == 0)
      let environment = window.environment
      let service = try startService(in: environment)
      defer { kill(service.processIdentifier, SIGKILL) }
      try call("Open", "['nowhere://example.org/a.jpg']", "{}", in: environment)
      try wait("the window") { processes(titled: "Gallery", in: environment).count == 1 }
      #expect(processes(titled: folder.path, in: environment).isEmpty)
      for process in processes(in: environment) { kill(process, SIGTERM) }
    }

    @Test("without a bus, two starts give two windows")
    func withoutBus() throws {
      let folder = try PhotoFolder(["1"])
      let window = try DrivenWindow(folder.path)
      let other = Process()
      other.executableURL = DrivenWindow.executable
      other.arguments = [folder.path]
      other.environment = window.environment
      try other.run()
      defer { kill(other.processIdentifier, SIGKILL) }
      try wait("two windows") { processes(titled: folder.path, in: window.environment).count == 2 }
    }
  }
}
