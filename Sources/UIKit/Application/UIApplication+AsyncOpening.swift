// Opening that async code waits for, as Swift imports it on iOS.
extension UIApplication {
  /// Opens a URL with the program of the desktop for it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Has no effect.
  /// - Returns: Whether it was opened.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await CompletionWaiter.wait { open(url, options: options, completionHandler: $0) }
  }
}
