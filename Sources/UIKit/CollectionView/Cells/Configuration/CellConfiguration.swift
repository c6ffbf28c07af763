/// A view whose content and background configurations describe: a cell, or a header of a table view.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype ConfiguredState: UIConfigurationState

  var configuration: CellConfiguration { get set }
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: ConfiguredState { get }
  func updateConfiguration(using state: ConfiguredState)
  func replaceContentView(by view: UIView)
  /// Removes the background views, which a configuration replaces.
  func removeBackgroundViews()
}

/// The configurations of a cell, and whether they are up to date.
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that shows the background; nil without a background configuration.
  var backgroundView: BackgroundConfigurationView?
  /// Whether the cell's state has changed since its configurations were last updated.
  var isStale = true
  /// Whether the configurations are being updated for a new state, rather than set by the app.
  var isUpdating = false
}

extension UICollectionViewCell {
  /// The current state of the cell's item.
  var presentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isDisabled, state.isHighlighted, state.isSelected) = (
      !isUserInteractionEnabled, isHighlighted, isSelected
    )
    state.cellDragState =
      switch dragState {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    (superview as? UICollectionView)?.addState(of: self, to: &state)
    return state
  }
}

extension UICollectionViewCell: ConfiguredView {
  func removeBackgroundViews() { (backgroundView, selectedBackgroundView) = (nil, nil) }
}

extension ConfiguredView {
  /// Updates the configurations for the cell's state, and calls the update methods, if the state has changed.
  func updateConfigurationIfNeeded() {
    guard configuration.isStale else { return }
    configuration.isStale = false
    let state = configurationState
    configuration.isUpdating = true
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    configuration.isUpdating = false
    updateConfiguration(using: state)
  }

  /// Shows the new content configuration, in the current view if it supports it.
  func contentConfigurationDidChange() {
    guard let content = configuration.content else {
      if contentView is any UIContentView { replaceContentView(by: UIView()) }
      return
    }
    if let view = contentView as? any UIView & UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(by: content.makeContentView())
    }
  }

  /// Shows the new background configuration, which replaces the background views.
  func backgroundConfigurationDidChange() {
    guard let background = configuration.background else {
      configuration.backgroundView?.removeFromSuperview()
      configuration.backgroundView = nil
      return
    }
    removeBackgroundViews()
    if let view = configuration.backgroundView {
      view.configuration = background
    } else {
      let view = BackgroundConfigurationView(background)
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      configuration.backgroundView = view
    }
  }
}
