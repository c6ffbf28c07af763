/// Anything that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in effect here.
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed; the argument holds those before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
