import Dispatch
import SystemPackage
import UIKit

/// Shows and hides the information panel of a viewer, and reads the facts about the current picture. The view is laid out
/// again, in the same animation.
@MainActor
final class PictureInformation {
  private static let duration: TimeInterval = 0.2

  private unowned let view: UIView
  private let worksInBackground: Bool
  private var panel: InformationPanel?
  /// The picture that the panel describes, or is about to.
  private var item: AlbumItem?

  /// Prepares a panel over a view.
  ///
  /// - Parameter worksInBackground: Whether files are read in the background, as a window requires, or at once.
  init(over view: UIView, worksInBackground: Bool) {
    self.view = view
    self.worksInBackground = worksInBackground
  }

  /// Whether the panel is visible.
  var isShown: Bool { panel != nil }

  /// The width at the right edge of the view that the panel takes from the picture, in points. In a narrow view, the panel
  /// covers the picture instead.
  var reservedWidth: CGFloat {
    let width = InformationPanel.frame(in: view).width
    return isShown && view.bounds.width >= 2 * width ? width : 0
  }

  /// Shows the panel with the facts about a picture, or hides it.
  func toggle(for item: AlbumItem) {
    if isShown { hide() } else { show(item) }
  }

  /// Hides the panel.
  func hide() {
    guard let panel else { return }
    (self.panel, item) = (nil, nil)
    move(panel, to: view.bounds.width) { panel.removeFromSuperview() }
  }

  /// Describes another picture, or one whose file has changed, if the panel is visible.
  func update(for item: AlbumItem, isChanged: Bool = false) {
    guard isShown, isChanged || item != self.item else { return }
    describe(item)
  }

  /// Places the panel at the edge of the view.
  func layout() {
    guard let panel else { return }
    let frame = InformationPanel.frame(in: view)
    if panel.frame != frame { panel.frame = frame }
  }

  private func show(_ item: AlbumItem) {
    let panel = InformationPanel()
    self.panel = panel
    describe(item)
    let frame = InformationPanel.frame(in: view)
    UIView.performWithoutAnimation {
      panel.frame = frame.offsetBy(dx: frame.width, dy: 0)
      view.addSubview(panel)
      panel.layoutIfNeeded()
    }
    move(panel, to: frame.minX)
  }

  /// Moves the panel and lays out the view with an animation.
  private func move(
    _ panel: InformationPanel, to x: CGFloat, completion: @escaping @MainActor () -> Void = {}
  ) {
    UIView.animate(withDuration: Self.duration) { [view] in
      panel.frame.origin.x = x
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Shows what is known at once, and the rest when the file was read.
  private func describe(_ item: AlbumItem) {
    self.item = item
    guard let file = item.file else { return panel?.show(PictureFacts(drawing: item.title)) ?? () }
    guard worksInBackground else { return panel?.show(.read(file)) ?? () }
    panel?.show(PictureFacts(file: file, byteCount: nil, modified: nil, metadata: nil))
    DispatchQueue.global(qos: .userInitiated).async {
      let facts = PictureFacts.read(file)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          if let self, self.item == item { panel?.show(facts) }
        }
      }
    }
  }
}
