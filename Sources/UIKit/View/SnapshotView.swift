import DisplayList
import Geometry

/// A view that shows what another view drew at one time.
final class SnapshotView: UIView {
  private let picture: Fragment
  /// From the coordinates of the picture to those of the snapshot when it was taken.
  private let placement: Matrix4
  private let pictureSize: CGSize

  init(of picture: Fragment, size: CGSize) {
    // A snapshot of a snapshot shows the first picture. Otherwise, repeated snapshots would become ever slower to draw.
    if picture.commands.count == 1, case .transform(let placement, let content) = picture.commands[0],
      content.count == 1, case .fragment(let first) = content[0]
    {
      (self.picture, self.placement) = (first, placement)
    } else {
      (self.picture, placement) = (picture, .identity)
    }
    pictureSize = size
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override var contentFollowsSize: Bool { true }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    guard pictureSize.width > 0, pictureSize.height > 0 else { return [] }
    let stretch = Matrix4.scale(
      x: bounds.width / pictureSize.width, y: bounds.height / pictureSize.height)
    return [.transform(placement.then(stretch), [.fragment(picture)])]
  }
}
