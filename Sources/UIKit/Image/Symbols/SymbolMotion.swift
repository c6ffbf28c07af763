import Foundation

/// The animations of a symbol effect.
///
/// The durations and distances are of our own choice: Apple does not publish those of iOS.
@MainActor
struct SymbolMotion {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    (self.configuration, self.options) = (configuration, options)
  }

  /// Whether the symbol stays changed until the effect is removed.
  private var keepsLastValue: Bool { [.scale, .appear, .disappear].contains(configuration.motion) }

  /// Whether the effect goes on until it is removed, if the options do not say how often it runs.
  private var isEndless: Bool { [.pulse, .variableColor, .breathe].contains(configuration.motion) }

  /// One animation of the scale, rotation and opacity of a layer.
  func animation(animated: Bool) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = tracks.map { path, values in
      let track = CAKeyframeAnimation(keyPath: path)
      track.values = animated ? values : [values.last ?? 1, values.last ?? 1]
      track.duration = duration
      track.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
      track.fillMode = .both
      return track
    }
    group.duration = duration
    group.speed = Float(options.speed)
    switch options.repetition {
    case .times(let count): group.repeatCount = Float(count)
    case .forever: group.repeatCount = .infinity
    case nil: group.repeatCount = isEndless ? .infinity : 1
    }
    if keepsLastValue {
      group.repeatCount = 1
      group.isRemovedOnCompletion = false
      group.fillMode = .both
    }
    return group
  }

  private var duration: TimeInterval {
    switch configuration.motion {
    case .pulse, .variableColor, .breathe: 1.5
    case .rotate: 1
    case .bounce, .wiggle: 0.5
    case .scale, .appear, .disappear, .replace, .automatic: 0.25
    }
  }

  private var tracks: [(path: String, values: [Double])] {
    let sign: Double = configuration.isCounterclockwise ? -1 : 1
    return switch configuration.motion {
    case .bounce: [(scale, configuration.isDownward ? [1, 0.8, 1.05, 1] : [1, 1.25, 0.95, 1])]
    case .pulse, .variableColor: [(opacity, [1, 0.35, 1])]
    case .breathe: [(scale, [1, 1.1, 1]), (opacity, [1, 0.7, 1])]
    case .scale: [(scale, [1, configuration.isDownward ? 0.8 : 1.2])]
    case .appear: [(scale, [configuration.isDownward ? 1.3 : 0.6, 1]), (opacity, [0, 1])]
    case .disappear: [(scale, [1, configuration.isDownward ? 0.6 : 1.3]), (opacity, [1, 0])]
    case .wiggle: [(rotation, [0, 0.2, -0.2, 0.1, 0].map { $0 * sign })]
    case .rotate: [(rotation, [0, Double.pi, 2 * Double.pi].map { $0 * sign })]
    case .replace, .automatic: []
    }
  }

  private var scale: String { "transform.scale" }
  private var rotation: String { "transform.rotation.z" }
  private var opacity: String { "opacity" }
}
