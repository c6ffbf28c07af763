/// A behaviour that can be given to any view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the behaviour.
  var view: UIView? { get }
  /// The behaviour is about to be given to a view, or taken away when nil.
  func willMove(to view: UIView?)
  /// The behaviour was given to a view, or taken away when nil.
  func didMove(to view: UIView?)
}
