import UIKit

/// A small picture that shows the effect of a property: the page's scene with one change.
@MainActor
struct Variant {
  /// The name of the file, without the name of the page.
  let name: String
  let makeScene: @MainActor () -> Scene

  /// The size of the view in points; the picture is shown at half of that.
  static let size = CGSize(width: 400, height: 300)
  /// The maximum size of a file, in bytes.
  static let sizeLimit = 20_000

  /// Makes the variants of one scene from their names and changes.
  ///
  /// Each change is made after the view has the size of the small picture and was laid out.
  static func all<Layout: UICollectionViewLayout>(
    of makeScene: @escaping @MainActor () -> Scene, with _: Layout.Type,
    _ changes: KeyValuePairs<String, @MainActor (Layout) -> Void>
  ) -> [Variant] {
    changes.map { name, change in
      Variant(name: name) {
        let scene = makeScene()
        scene.view.frame.size = Self.size
        scene.view.layoutIfNeeded()
        change(scene.layout(Layout.self))
        // Cards choose their text size when they are created.
        scene.view.reloadData()
        return scene
      }
    }
  }
}
