extension UIViewController {
  /// What the view shows in place of content. Nil for the content.
  ///
  /// A `UIContentUnavailableConfiguration`, or another configuration.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      contentUnavailable.show(in: viewIfLoaded)
    }
  }

  /// The state for `updateContentUnavailableConfiguration(using:)`.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` before the next layout of the view.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates what is shown in place of content, if it is necessary. Called at each layout of the view.
  func updateContentUnavailableIfNeeded() {
    guard contentUnavailable.needsUpdate else { return }
    contentUnavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    contentUnavailable.show(in: viewIfLoaded)
  }
}

/// What a controller shows in place of content.
@MainActor
final class ContentUnavailable {
  var configuration: (any UIContentConfiguration)?
  /// The first layout asks for the configuration.
  var needsUpdate = true
  private var view: (any UIView & UIContentView)?

  func show(in superview: UIView?) {
    guard let superview else { return }
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, type(of: view.configuration) == type(of: configuration) {
      view.configuration = configuration
    } else {
      view?.removeFromSuperview()
      view = configuration.makeContentView()
    }
    guard let view else { return }
    view.frame = superview.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
  }
}
