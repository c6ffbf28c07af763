import CollectionLayouts
import UIKit

/// The selection of pictures as on a desktop.
///
/// A click selects one picture and brings it to the front. Ctrl adds or removes one, Shift extends the selection. A drag
/// over empty space with the mouse draws a rubber band. A click there deselects all and removes the focus. Collection
/// views of iOS let taps add up instead, which is the framework's default. Here, they do so while the view is being edited.
@MainActor
final class DesktopSelection: NSObject, UIGestureRecognizerDelegate {
  private unowned let view: UICollectionView
  private let click = ClickGestureRecognizer()
  private lazy var bandInteraction = UIBandSelectionInteraction { [weak self] in self?.follow($0) }
  private var band: RubberBand?

  /// Whether nothing marks the focused picture, because the user has clicked on empty space. Arrow keys go on from it, but no
  /// command may change it.
  private(set) var isFocusHidden = false

  /// The focus has moved to a picture, which is marked.
  func focusDidMove() { isFocusHidden = false }

  /// Whether the user draws a rubber band.
  var isDrawing: Bool { band != nil }

  /// Creates the selection of a collection view. Nothing changes before ``start()``.
  init(of view: UICollectionView) { self.view = view }

  /// Sets up the collection view.
  func start() {
    view.allowsMultipleSelection = true
    view.allowsMultipleSelectionDuringEditing = true
    view.selectionFollowsFocus = true
    click.delegate = self
    click.addAction { [weak self] in self?.didClick(at: $0.location(in: nil)) }
    view.addGestureRecognizer(click)
    bandInteraction.shouldBeginHandler = { [weak self] _, point in
      self?.isEmptySpace(at: point) ?? false
    }
    view.addInteraction(bandInteraction)
  }

  /// Selects these pictures and deselects all others.
  func select(_ items: SelectedItems) { view.changeSelectionByUser(to: items) }

  /// Brings a picture to the front, with an animation, in a layout that has a front.
  func bringToFront(_ indexPath: IndexPath) {
    guard view.scrollsByItem else { return }
    view.scrollToItem(at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: true)
  }

  /// Forgets the rubber band, because the pictures change. The pictures selected so far stay selected.
  func picturesWillChange() {
    guard band != nil else { return }
    band = nil
    bandInteraction.isEnabled = false
    bandInteraction.isEnabled = true
  }

  // MARK: - Clicks

  /// A touch that stops the content is not a click.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !view.isDecelerating
  }

  private func didClick(at point: CGPoint) {
    let point = view.convert(point, from: nil)
    if let path = view.indexPathForItem(at: point) {
      isFocusHidden = false
      bringToFront(path)
    } else if !view.isEditing {
      select(SelectedItems())
      isFocusHidden = true
      // The click may have stopped a scroll between two pictures.
      view.itemAtRest.map(bringToFront)
    }
  }

  // MARK: - Rubber band

  /// Whether a drag from a point draws a rectangle. It moves pictures, and pulls a header that stretches.
  private func isEmptySpace(at point: CGPoint) -> Bool {
    guard view.indexPathForItem(at: point) == nil else { return false }
    let header = view.supplementaryView(
      forElementKind: StretchyHeaderLayout.elementKindHeader, at: IndexPath(item: 0, section: 0))
    return header?.frame.contains(point) != true
  }

  private func follow(_ interaction: UIBandSelectionInteraction) {
    switch interaction.state {
    case .began:
      let keepsSelection = !interaction.initialModifierFlags.isDisjoint(with: [.control, .shift])
      band = RubberBand(in: view, keepsSelection: keepsSelection)
    case .selecting:
      guard let rect = interaction.selectionRect, var band else { return }
      band.extend(to: rect)
      self.band = band
      select(band.selection)
    case .ended:
      if interaction.selectionRect == nil, let band { select(band.selectionBefore) }
      band = nil
    case .possible: break
    }
  }
}
