import UIKit

/// A small picture that shows what a property does: the page's scene with one change.
@MainActor
struct Variant {
  /// The name of the file, without that of the page.
  let name: String
  let makeScene: @MainActor () -> Scene

  /// The size of the view in points; the picture is shown at half of that.
  static let size = CGSize(width: 400, height: 300)
  /// What a file may take, in bytes.
  static let sizeLimit = 20_000

  /// Describes pictures of one scene by their names and changes.
  ///
  /// A change is made when the view has the size of the small picture, and has been laid out.
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
        // Cards choose the size of their text when they are shown.
        scene.view.reloadData()
        return scene
      }
    }
  }
}
