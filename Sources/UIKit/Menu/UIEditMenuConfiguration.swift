/// Which Edit menu opens, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Identifies the menu for the app.
  public let identifier: AnyHashable
  /// The point that the menu opens beside, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of the point on which the menu opens. Has no effect: the host decides.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Identifies the menu for the app. Nil for a unique one.
  ///   - sourcePoint: The point that the menu opens beside, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The side of a point on which an Edit menu opens.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is room.
  case automatic
  /// Below the point, with an arrow that points up.
  case up
  /// Above the point, with an arrow that points down.
  case down
  /// To the right, with an arrow that points left.
  case left
  /// To the left, with an arrow that points right.
  case right
}
