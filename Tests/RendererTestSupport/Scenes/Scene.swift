import DisplayList
import Geometry

/// Something to draw, and its name.
public struct Scene: Sendable {
  /// What it shows, in a few words; unique.
  public let name: String
  private let make: @MainActor @Sendable (Double) -> DisplayList

  /// Describes a scene.
  ///
  /// - Parameter make: Draws the scene, opaquely, at a scale in pixels per point.
  public init(_ name: String, make: @escaping @MainActor @Sendable (Double) -> DisplayList) {
    self.name = name
    self.make = make
  }

  /// A scene of commands on a white page of 160 × 120 points.
  public init(_ name: String, _ commands: [Command]) {
    self.init(name) { _ in Self.page(commands) }
  }

  /// Draws the scene at a scale in pixels per point.
  @MainActor public func list(scale: Double) -> DisplayList { make(scale) }

  /// Commands on a white page of 160 × 120 points.
  public static func page(_ commands: [Command]) -> DisplayList {
    let size = Size2D(width: 160, height: 120)
    let page = Command.fill(RoundedRectangle(Rectangle(origin: .zero, size: size)), .white)
    return DisplayList(
      size: size, root: Fragment(identity: 1, generation: 1, commands: [page] + commands))
  }

  /// All scenes.
  public static let all: [Scene] = commands + views + layouts
}
