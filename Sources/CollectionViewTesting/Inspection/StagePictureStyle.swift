#if os(Linux)
  import CairoRenderer
  import ImageDecoding
  import UIKit

  /// What a picture of a stage shows.
  public enum StagePictureStyle: Sendable {
    /// What a user sees.
    case plain
    /// What a user sees, with the layout of the collection view drawn over it: each element with its index path and
    /// order, its anchor point, the content, the insets and the visible rectangle.
    case wireframe
  }

  extension Stage {
    /// Draws the window on white, with as many pixels per point as its traits say. Nil if it has no size.
    public func picture(_ style: StagePictureStyle = .plain) -> Bitmap? {
      let plain = Self.renderer.render(
        window.makeDisplayList(), scale: Double(window.traitCollection.displayScale), background: .white)
      guard style == .wireframe, let plain, let view = collectionView else { return plain }
      let overlay = UIView(frame: window.bounds)
      let wireframe = Wireframe(
        of: view, elements: view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? [])
      wireframe.frame = view.convert(view.bounds, to: window)
      overlay.addSubview(wireframe)
      let lines = Self.renderer.render(
        overlay.makeDisplayList(), scale: Double(window.traitCollection.displayScale))
      return lines.map(plain.covered(by:)) ?? plain
    }

    /// Keeps decoded pictures and shaped text from one picture to the next.
    private static let renderer = CairoRenderer()
  }
#endif
