import DisplayList
import Geometry

/// A view that shows what another view drew at one time.
final class SnapshotView: UIView {
  private let picture: Fragment
  private let pictureSize: CGSize

  init(of picture: Fragment, size: CGSize) {
    self.picture = picture
    pictureSize = size
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override var contentFollowsSize: Bool { true }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    guard pictureSize.width > 0, pictureSize.height > 0 else { return [] }
    let stretch = Matrix4.scale(
      x: bounds.width / pictureSize.width, y: bounds.height / pictureSize.height)
    return [.transform(stretch, [.fragment(picture)])]
  }
}
