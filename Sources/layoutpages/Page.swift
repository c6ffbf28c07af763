import UIKit

/// The page of a layout, and the pictures that are drawn for it.
@MainActor
struct Page {
  /// The name of the class, and of the page's file.
  let name: String
  /// The prefix of the names of the page's pictures.
  let pictureName: String
  /// The module whose DocC catalogue contains the page.
  let module: String
  /// Makes the scene with the code that the page shows.
  let makeScene: @MainActor () -> Scene
  /// The small pictures of the effects of properties.
  var variants: [Variant] = []
  /// The movements of the finger in the film.
  var fingers: [Finger] = Finger.vertical
  /// Other actions in the film, in order, each with its time in seconds.
  var steps: [(time: Double, action: @MainActor (UICollectionView) -> Void)] = []
  /// Whether the scene has a background of its own.
  var hasBackground = false

  /// The catalogue's folder.
  var catalogue: String { "Sources/\(module)/\(module).docc" }

  /// The path of the page's text.
  var path: String { "\(catalogue)/\(name).md" }

  /// The folder for pictures.
  var resources: String { "\(catalogue)/Resources" }

  /// All pages.
  static let all: [Page] = [
    .waterfall, .stretchyHeader, .picker, .wheel, .ring, .sphere, .coverFlow, .carousel, .turntable, .book,
    .flow,
    .compositional,
  ]
}
