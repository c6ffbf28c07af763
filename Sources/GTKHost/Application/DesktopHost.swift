import Foundation
import UIKit

/// Runs an app with a desktop window for each of its scenes.
@MainActor
final class DesktopHost: ApplicationHost {
  private let title: String
  private let loop: DesktopLoop
  private var clipboard: Clipboard?
  private weak var application: UIApplication?

  init() {
    title =
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? ProcessInfo.processInfo.processName
    let identifier = Bundle.main.bundleIdentifier.flatMap { Application.isValid(identifier: $0) ? $0 : nil }
    applicationID = identifier ?? Self.applicationID(of: ProcessInfo.processInfo.processName)
    loop = DesktopLoop(applicationID: applicationID)
  }

  private let applicationID: String

  /// An identifier for a program without a bundle: its name, behind the name of this project.
  static func applicationID(of program: String) -> String {
    let name = program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "io.github.opencollectionview.app_" + String(name)
  }

  func run(_ application: UIApplication) -> Int32 {
    guard DesktopLoop.isDisplayAvailable() else { return EXIT_FAILURE }
    self.application = application
    // `UIWindow(frame: UIScreen.main.bounds)` fills the first window.
    let first = WindowState(file: WindowState.file(applicationID: applicationID)) ?? WindowState()
    UIScreen.main.bounds = CGRect(origin: .zero, size: CGSize(first.contentSize))
    loop.onActivate = {
      application.hostDidLaunch(openURLs: Self.urls(in: Array(CommandLine.arguments.dropFirst())))
    }
    loop.onTerminate = { [loop] in for window in loop.windows { window.remember() } }
    let status = loop.run()
    application.hostWillTerminate()
    return status
  }

  /// The arguments that are URLs, or files that exist.
  static func urls(in arguments: [String]) -> [URL] {
    arguments.compactMap { argument in
      if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
      return argument.contains("://") ? URL(string: argument) : nil
    }
  }

  // MARK: - Scenes

  func show(_ scene: UIWindowScene) {
    let window = SceneWindow(scene: scene, options: WindowOptions(applicationID: applicationID, title: title))
    loop.add(window)
    window.onClose = { [weak self, weak window] in
      guard let self, let window else { return }
      loop.remove(window)
      application?.hostDidClose(window.scene)
    }
    window.open(in: loop.application, chrome: chrome(of: scene))
    scene.titleDidChange = { [weak self, weak window, weak scene] in
      guard let self, let scene else { return }
      let chrome = chrome(of: scene)
      window?.shell?.show(title: chrome.title, subtitle: chrome.subtitle)
    }
    scene.sizeRestrictions?.didChange = { [weak window, weak scene] in
      scene?.sizeRestrictions.map { window?.shell?.setMinimumSize($0.minimumSize) }
    }
    scene.sizeRestrictions?.didChange?()
    if clipboard == nil { clipboard = window.shell.map { Clipboard(of: $0.canvas.widget) } }
    window.present()
  }

  private func chrome(of scene: UIWindowScene) -> WindowChrome {
    let sceneTitle = scene.title ?? ""
    var chrome = WindowChrome(title: sceneTitle.isEmpty ? title : sceneTitle)
    chrome.subtitle = scene.subtitle
    chrome.endItems = []
    return chrome
  }

  func bringToFront(_ scene: UIWindowScene) { window(of: scene)?.present() }

  func remove(_ scene: UIWindowScene) { window(of: scene)?.close() }

  private func window(of scene: UIWindowScene) -> SceneWindow? { loop.windows.first { $0.scene === scene } }

  func open(_ url: URL, completion: @escaping (Bool) -> Void) {
    var isOpen = true
    FileLauncher.open(url) { _ in isOpen = false }
    completion(isOpen)
  }
}

/// Makes the host of a program whose target depends on this module. UIKit refers to this function weakly; see
/// `CApplicationHost`.
@_cdecl("OpenCollectionViewMakeHost")
public func makeApplicationHost() -> UnsafeMutableRawPointer {
  let host = MainActor.assumeIsolated {
    WindowHost.makeRenderers()
    return DesktopHost()
  }
  return Unmanaged<AnyObject>.passRetained(host).toOpaque()
}
