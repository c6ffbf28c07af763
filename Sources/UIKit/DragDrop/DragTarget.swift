/// What handles a drag over a view.
@MainActor
protocol DragTarget: AnyObject {
  /// The operation that a drop would perform now.
  var operation: UIDropOperation { get }
  /// Returns whether the view accepts a drag.
  func accepts(_ drag: DragSession) -> Bool
  /// Called when a drag enters the view.
  func enter(_ drag: DragSession)
  /// Called when the drag has moved, or has other items.
  func update()
  /// Called when the drag leaves the view.
  func exit()
  /// Performs a drop, if the last proposal allows it.
  ///
  /// - Returns: What moves the previews into place; nil if nothing was dropped.
  func drop(_ previews: [DragPreviewView]) -> (any PreviewSettling)?
  /// Called when the drag has ended.
  func end()
}

/// Moves the previews of dropped items into place.
@MainActor
protocol PreviewSettling: AnyObject {
  /// Moves a preview into place and removes it.
  func settle(_ preview: DragPreviewView, in window: UIWindow, then completion: @escaping () -> Void)
}
