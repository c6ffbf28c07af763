import UIKit

/// The page of a layout, and what is drawn for it.
@MainActor
struct Page {
  /// The name of the class, and of the page's file.
  let name: String
  /// With what the names of the page's pictures begin.
  let pictureName: String
  /// The module whose catalogue has the page.
  let module: String
  /// The lines of code on the page.
  let makeScene: @MainActor () -> Scene
  /// The effects of properties.
  var variants: [Variant] = []
  /// What fingers do in the film.
  var fingers: [Finger] = Finger.vertical
  /// What happens in the film by itself, in order: when, in seconds, and what.
  var steps: [(time: Double, action: @MainActor (UICollectionView) -> Void)] = []
  /// Whether the scene's background belongs to it.
  var hasBackground = false

  /// The catalogue's folder.
  var catalogue: String { "Sources/\(module)/\(module).docc" }

  /// The file with the text.
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
