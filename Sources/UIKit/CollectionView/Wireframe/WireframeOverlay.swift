/// The wireframes of all collection views of a window, over its content.
package final class WireframeOverlay: UIView {
  /// Covers a window.
  package init(over window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    layer.zPosition = .greatestFiniteMagnitude
  }

  package required init?(coder: NSCoder) { nil }

  /// Draws the wireframes again.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for wireframe in subviews { wireframe.removeFromSuperview() }
    guard let window else { return }
    superview?.bringSubviewToFront(self)
    addWireframes(in: window, window)
  }

  private func addWireframes(in view: UIView, _ window: UIWindow) {
    guard view !== self, !view.isHidden else { return }
    if let collectionView = view as? UICollectionView {
      let wireframe = LayoutWireframe(of: collectionView)
      wireframe.frame = collectionView.convert(collectionView.bounds, to: window)
      wireframe.bounds.origin = collectionView.bounds.origin
      addSubview(wireframe)
    }
    for subview in view.subviews { addWireframes(in: subview, window) }
  }
}

extension UIWindow {
  /// Whether the wireframes of the layouts are drawn over the content.
  package var showsWireframes: Bool {
    get { wireframeOverlay != nil }
    set {
      guard newValue != showsWireframes else { return }
      if newValue {
        addSubview(WireframeOverlay(over: self))
      } else {
        wireframeOverlay?.removeFromSuperview()
      }
    }
  }

  /// The view that draws the wireframes; nil if they are not shown.
  private var wireframeOverlay: WireframeOverlay? {
    subviews.lazy.compactMap { $0 as? WireframeOverlay }.first
  }

  /// Draws the wireframes again, if they are shown, because a collection view has changed.
  func collectionViewDidLayOut() { wireframeOverlay?.setNeedsLayout() }
}
