import TestSupport

@testable import UIKit

/// How an element stands in the viewport.
struct Place {
  let numbers: [Double]

  /// Where it is to be, animations left out.
  @MainActor
  init(_ view: UICollectionReusableView, in collectionView: UICollectionView) {
    self.init(view.layer.properties, collectionView.layer.properties)
  }

  /// Where it is seen.
  @MainActor
  init(seen view: UICollectionReusableView, in collectionView: UICollectionView) {
    self.init(view.layer.displayed, collectionView.layer.displayed)
  }

  private init(_ layer: LayerProperties, _ parent: LayerProperties) {
    let matrix = layer.transform.matrix
    numbers = [
      layer.position.x - parent.bounds.minX, layer.position.y - parent.bounds.minY, layer.zPosition,
      layer.bounds.width, layer.bounds.height, Double(layer.opacity), matrix.m11, matrix.m12, matrix.m22,
      matrix.m23, matrix.m33, matrix.m41, matrix.m42, matrix.m43,
    ]
  }

  func isClose(to other: Place) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-4 }
  }
}

/// What is seen of a collection view at one time.
@MainActor
struct Appearance {
  /// The cells on screen by the names of their items; those on their way off it are not among them.
  private(set) var cells: [Int: NamedCell] = [:]
  private var places: [UICollectionReusableView: Place] = [:]

  init(of view: UICollectionView) {
    for (_, element) in view.stage.visible.all {
      guard let cell = element as? NamedCell else { continue }
      cells[cell.name] = cell
    }
    for case let element as UICollectionReusableView in view.subviews {
      places[element] = Place(seen: element, in: view)
    }
  }

  /// The elements seen at both times that are not at the same place, or went at once.
  func jumps(from before: Appearance) -> [String] {
    before.places.compactMap { element, place in
      guard let now = places[element] else { return "a \(type(of: element)) is gone at once" }
      return now.isClose(to: place) ? nil : "a \(type(of: element)) jumps from \(place) to \(now)"
    }
  }
}
