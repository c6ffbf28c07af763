import UIKit

/// Draws a small picture of the window's content in a layout, for the layout menu. The size is in points, the scale in
/// pixels per point. Returns nil if there is no picture.
public typealias LayoutPictureSource =
  @MainActor (_ choice: LayoutChoice, _ size: CGSize, _ scale: CGFloat) async -> UIImage?
