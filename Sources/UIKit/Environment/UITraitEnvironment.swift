/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed. Receives the previous traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
