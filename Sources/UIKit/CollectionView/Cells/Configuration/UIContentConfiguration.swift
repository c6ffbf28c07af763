/// The content of a cell, as a value that creates the view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. Set it to show another one in the same view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration. By default, returns whether it has the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
