extension UIWindowScene {
  /// Opens a new window when two fingers on a view move apart, on a screen or a touchpad.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    /// The view that has the interaction.
    public private(set) weak var view: UIView?

    private let configurationProvider: (ActivationInteraction, CGPoint) -> ActivationConfiguration?
    private let errorHandler: ((any Error) -> Void)?
    private let pinch = ActivationPinchGestureRecognizer()
    /// What the pinch that is under way opens.
    private var configuration: ActivationConfiguration?

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    ///
    /// - Parameters:
    ///   - configurationProvider: Returns what the window for a point, in the view's coordinates, is to show; nil for
    ///     none. It is called when a pinch begins.
    ///   - errorHandler: Called if the app cannot show several windows.
    public init(
      configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
      errorHandler: ((any Error) -> Void)? = nil
    ) {
      self.configurationProvider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
      pinch.delegate = self
      pinch.findsWindow = { [weak self] in self?.findConfiguration(at: $0) ?? false }
      pinch.addAction { [weak self] _ in self?.followPinch() }
    }

    /// Removes the gesture recognizer when the interaction is removed from its view.
    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }

    /// Adds the gesture recognizer to the view.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(pinch)
    }

    /// Lets a pinch begin where there is a window to open.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      findConfiguration(at: gestureRecognizer.location(in: nil))
    }

    private func findConfiguration(at windowPoint: CGPoint) -> Bool {
      guard let view, let window = view.window else { return false }
      configuration = configurationProvider(self, view.convert(windowPoint, from: window))
      return configuration != nil
    }

    private func followPinch() {
      guard pinch.state.isFinal else { return }
      if pinch.state == .ended, pinch.scale >= ActivationPinchGestureRecognizer.openingScale {
        configuration?.activate(from: view?.window?.windowScene, errorHandler: errorHandler)
      }
      configuration = nil
    }
  }
}

/// A pinch that opens a window where there is one to open. Elsewhere, pinches are for other recognizers.
@preconcurrency @MainActor
final class ActivationPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scale from which a pinch opens a window.
  static let openingScale: CGFloat = 1.5

  /// Returns whether there is a window to open for a point of the window.
  var findsWindow: (CGPoint) -> Bool = { _ in false }

  override func isUsable(at windowPoint: CGPoint) -> Bool { findsWindow(windowPoint) }
}
