/// What a cell is configured to show, and how far that is up to date.
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// Shows the background; nil without one.
  var backgroundView: BackgroundConfigurationView?
  /// Whether the cell's situation is another than the one its configurations were made to fit.
  var isStale = true
}

extension UICollectionViewCell {
  /// The situation of the cell's item at present.
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
    guard let view = superview as? UICollectionView else { return state }
    if let item = view.indexPath(for: self) {
      state.isEditing =
        view.isEditing && view.collectionViewDelegate?.collectionView(view, canEditItemAt: item) != false
      state.isExpanded = (view.dataSource as? any ItemExpanding)?.isExpanded(at: item) ?? false
      state.isFocused = view.itemFocus.item == item
      state.isReordering = view.itemMovement.held?.path == item
    }
    return state
  }

  /// Fits the configurations to the situation, and lets subclass and closure do so, if that is another one by now.
  func updateConfigurationIfNeeded() {
    guard configuration.isStale else { return }
    configuration.isStale = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
  }

  /// Shows another content: in the view there is, if it can.
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

  /// Shows another background in place of the background views.
  func backgroundConfigurationDidChange() {
    guard let background = configuration.background else {
      configuration.backgroundView?.removeFromSuperview()
      configuration.backgroundView = nil
      return
    }
    (backgroundView, selectedBackgroundView) = (nil, nil)
    if let view = configuration.backgroundView {
      view.configuration = background
    } else {
      let view = BackgroundConfigurationView(background)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      configuration.backgroundView = view
    }
  }
}
