/// An interaction that can be added to any view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed when `view` is nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed when `view` is nil.
  func didMove(to view: UIView?)
}
