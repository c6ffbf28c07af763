import CGTK4
import Geometry
import UIKit

/// An entry of the layout menu: a small picture of the content in a layout, above the layout's title.
@MainActor
final class LayoutMenuEntry {
  let choice: LayoutChoice
  /// The entry as a child of a flow box.
  let widget: FlowBox.Child

  private let picture = PictureWidget()

  init(_ choice: LayoutChoice) {
    self.choice = choice
    let label = Label(choice.title)
    label.setStyleClass("caption")
    picture.setStyleClass("layout-picture")
    picture.hideOverflow()
    picture.align(horizontally: GTK_ALIGN_CENTER)
    picture.isVisible = false
    widget = FlowBox.Child(Box(GTK_ORIENTATION_VERTICAL, spacing: 4, [picture, label]))
    widget.setAccessibleLabel(choice.title)
  }

  /// Reserves room for a picture of a size in points.
  func reserve(_ size: Size2D) {
    picture.requestSize(width: Int(size.width), height: Int(size.height))
    picture.isVisible = true
  }

  /// Shows a picture instead of the previous one.
  func show(_ image: UIImage) {
    image.cgImage.flatMap { Texture($0.bitmap) }.map(picture.show)
  }

  /// Whether a picture was shown.
  var hasPicture: Bool { picture.hasPicture }
}
