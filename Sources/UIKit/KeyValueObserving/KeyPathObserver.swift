import Foundation

/// Observes properties of views by name. On Apple's platforms, every `NSObject` can.
@preconcurrency @MainActor
public protocol KeyPathObserver: AnyObject {
  /// Called when a property changed that `addObserver(_:forKeyPath:options:context:)` of a view observes.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The view.
  ///   - change: The values that the observer has asked for.
  ///   - context: The value that the observation began with.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
