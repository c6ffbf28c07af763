import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted from now on, for `for await`. Those that are not read yet wait.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The object that posts them. Nil for any.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { [self] _ in removeObserver(observer) }
    }
  }
}
