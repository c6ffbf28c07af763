/// The changes made by the keyframes of one block, by layer and property.
@MainActor
final class KeyframeCollection {
  /// The keyframes of one property of a layer.
  struct Track {
    let layer: CALayer
    let property: LayerProperty
    /// The values and their times as fractions of the duration, ascending.
    var frames: [(time: Double, value: AnimatableValue)]
  }

  let calculationMode: CAAnimationCalculationMode
  private(set) var tracks: [Track] = []
  private var span = (start: 0.0, end: 1.0)

  init(_ calculationMode: CAAnimationCalculationMode) { self.calculationMode = calculationMode }

  /// Runs a closure whose changes start and end at fractions of the duration.
  func perform(from start: Double, to end: Double, _ animations: () -> Void) {
    let outer = span
    span = (min(1, max(0, start)), min(1, max(0, end)))
    defer { span = outer }
    animations()
  }

  /// Records a change: the old value holds until the keyframe starts, the new value from its end on.
  func record(_ layer: CALayer, _ property: LayerProperty, from old: AnimatableValue, to new: AnimatableValue)
  {
    let index =
      tracks.firstIndex { $0.layer === layer && $0.property == property }
      ?? {
        tracks.append(Track(layer: layer, property: property, frames: [(0, old)]))
        return tracks.count - 1
      }()
    if let last = tracks[index].frames.last, last.time < span.start {
      tracks[index].frames.append((span.start, last.value))
    }
    tracks[index].frames.append((max(span.end, tracks[index].frames.last?.time ?? 0), new))
  }
}
