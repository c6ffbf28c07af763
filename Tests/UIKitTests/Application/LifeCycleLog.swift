import Foundation

/// The callbacks and notifications of an app, in their order.
@MainActor
enum LifeCycleLog {
  static var calls: [String] = []

  /// Adds a call, named after its function: `sceneDidBecomeActive(_:)` is `sceneDidBecomeActive`.
  static func add(_ function: String = #function) {
    calls.append(function.split(separator: "(").first.map(String.init) ?? function)
  }

  static func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
