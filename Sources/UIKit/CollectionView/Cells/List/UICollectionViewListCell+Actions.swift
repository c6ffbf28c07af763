// What the user does to accessories.
extension UICollectionViewListCell {
  /// Performs the action of an accessory.
  func activate(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    switch accessory.accessoryType {
    case .outlineDisclosure: toggleExpansion()
    case .delete: revealSwipeActions()
    default: break
    }
  }

  /// Expands or collapses the item in its section snapshot. The chevron turns with the rows.
  private func toggleExpansion() {
    guard let view = superview as? UICollectionView, view.toggleExpansion(of: self) else { return }
    UIView.animate(withDuration: 0.3) {
      self.setNeedsUpdateConfiguration()
      self.updateConfigurationIfNeeded()
    }
  }

  /// Reveals the swipe actions at the trailing edge, which confirm a deletion.
  private func revealSwipeActions() {
    guard let view = superview as? UICollectionView, let item = view.indexPath(for: self) else { return }
    view.revealSwipeActions(ofItemAt: item)
  }

  /// Toggles the item on a tap anywhere in the row, if its outline disclosure has the style of a header.
  func installHeaderTap() {
    let tap = UITapGestureRecognizer()
    tap.delegate = headerTapDelegate
    tap.addAction { [unowned self] _ in
      if let accessory = headerDisclosure { activate(accessory) }
    }
    addGestureRecognizer(tap)
  }

  /// The outline disclosure to which the whole row belongs; nil if there is none.
  var headerDisclosure: UICellAccessory? {
    accessoryViews.lazy.map(\.accessory).first {
      guard case .outlineDisclosure = $0.accessoryType else { return false }
      return $0.style == .header || $0.style == .automatic && listRole == .header
    }
  }

  /// Moves the item with the finger on its handle, unless another finger holds an item.
  func followReordering(_ recognizer: UIGestureRecognizer) {
    guard let view = superview as? UICollectionView else { return }
    let finger = recognizer.location(in: view).y
    if recognizer.state == .began, let item = view.indexPath(for: self),
      case let middle = center.y, view.beginInteractiveMovementForItem(at: item)
    {
      reorderingGrip = middle - finger
    }
    guard let grip = reorderingGrip else { return }
    switch recognizer.state {
    case .began, .changed:
      view.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: finger + grip))
    case .ended:
      reorderingGrip = nil
      view.endInteractiveMovement()
    case .cancelled, .failed:
      reorderingGrip = nil
      view.cancelInteractiveMovement()
    case .possible: break
    }
  }
}

/// Lets the tap on a row begin only in rows that it toggles.
final class HeaderTapDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer.view as? UICollectionViewListCell)?.headerDisclosure != nil
  }
}

@MainActor private let headerTapDelegate = HeaderTapDelegate()
