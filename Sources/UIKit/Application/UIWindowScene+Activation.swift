// Opening a new window for something that the user chose.
extension UIWindowScene {
  /// What a new window is to show.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// What the scene finds in its connection options.
    public let userActivity: NSUserActivity
    /// How the scene is activated; nil for the standard options.
    open var options: ActivationRequestOptions?
    /// The view that the window comes from. Informative: the desktop animates new windows.
    open var preview: UITargetedPreview?

    /// Creates a configuration.
    public convenience init(userActivity: NSUserActivity) {
      self.init(userActivity: userActivity, options: nil, preview: nil)
    }

    /// Creates a configuration with options and a preview.
    public init(
      userActivity: NSUserActivity, options: ActivationRequestOptions?, preview: UITargetedPreview?
    ) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
    }

    /// Opens the window.
    func activate(from scene: UIScene?, errorHandler: ((any Error) -> Void)?) {
      let options = options ?? ActivationRequestOptions()
      if options.requestingScene == nil { options.requestingScene = scene }
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }
  }

  /// How a window is opened.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How the window is to be placed. Informative: the desktop places windows.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// How a window is placed beside others.
  public enum PresentationStyle: UInt, Sendable {
    /// As the system chooses.
    case automatic
    /// Beside the others.
    case standard
    /// In front of the others.
    case prominent
  }

  /// An action that opens a window, in a menu or a button.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Creates an action with the title Open in New Window.
    ///
    /// - Parameters:
    ///   - identifier: Identifies the action; nil for a unique identifier.
    ///   - alternate: The action in an app that cannot show several windows. Without one, the action is hidden there.
    ///   - configurationProvider: Returns what the window is to show, when the user has chosen the action; nil to open
    ///     none.
    public init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
    ) {
      let opensWindows = UIApplication.shared.supportsMultipleScenes
      super.init(
        title: opensWindows ? "Open in New Window" : alternate?.title ?? "",
        subtitle: opensWindows ? nil : alternate?.subtitle, image: opensWindows ? nil : alternate?.image,
        identifier: identifier, attributes: opensWindows ? [] : alternate?.attributes ?? .hidden,
        handler: { action in
          if !opensWindows {
            alternate?.perform(sender: action.sender)
          } else if let action = action as? ActivationAction {
            configurationProvider(action)?.activate(from: nil, errorHandler: nil)
          }
        })
    }
  }
}
