#if os(Linux)
  import CairoRenderer
  import ImageDecoding
  import UIKit

  /// What a picture of a stage shows.
  public enum StagePictureStyle: Sendable {
    /// What a user sees.
    case plain
    /// What a user sees, with the layout drawn over each collection view: every element with its index path, its
    /// position from back to front and its anchor point; the content in green, the area inside the insets in violet, the
    /// safe area and the layout margins dashed, and the area that was searched for items to prefetch in pink. A map in
    /// the corner shows the visible area in the content. In a debug build, Ctrl+Shift+L shows the same in any window.
    case wireframe
  }

  extension Stage {
    /// Draws the window on white, with as many pixels per point as its traits say. Nil if it has no size.
    public func picture(_ style: StagePictureStyle = .plain) -> Bitmap? {
      let showedWireframes = window.showsWireframes
      if style == .wireframe {
        window.showsWireframes = true
        window.layoutIfNeeded()
      }
      defer { window.showsWireframes = showedWireframes }
      return Self.renderer.render(
        window.makeDisplayList(), scale: Double(window.traitCollection.displayScale), background: .white)
    }

    /// Keeps decoded pictures and shaped text from one picture to the next.
    private static let renderer = CairoRenderer()
  }
#endif
