/// Shows the scenes of an app, and delivers the user's input to them. `GTKHost` implements it with desktop windows.
///
/// A host reports what happens with ``UIApplication/hostDidOpen(_:)``, ``UIApplication/hostDidReceiveMemoryWarning()``,
/// ``UIApplication/hostWillTerminate()``, ``UIApplication/hostDidClose(_:)`` and ``UIScene/hostDidChange(to:)``.
@MainActor
public protocol ApplicationHost: AnyObject {
  /// Calls ``UIApplication/hostDidLaunch(openURLs:)`` once windows can be opened, and delivers events until the app ends.
  ///
  /// - Returns: The exit status of the process.
  func run(_ application: UIApplication) -> Int32

  /// Shows a connected scene, which is in the background. Afterwards, the application makes it active.
  func show(_ scene: UIWindowScene)

  /// Brings a scene that is shown to the front.
  func bringToFront(_ scene: UIWindowScene)

  /// Removes a scene, because the app has disconnected it.
  func remove(_ scene: UIWindowScene)

  /// Opens a URL with another program.
  func open(_ url: URL, completion: @escaping (Bool) -> Void)
}
