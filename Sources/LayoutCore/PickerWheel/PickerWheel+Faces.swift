import Geometry

extension PickerWheel {
  /// A row's face as it is drawn.
  public struct Face: Hashable, Sendable {
    /// The index of the row.
    public var item: Int
    /// The angle from the front in radians; a growing one takes the face up, or to the left.
    public var angle: Double
    /// The transform of the face about the middle of the viewport.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
  }

  /// The faces that meet a rectangle, found by inverting the formula of the angle.
  ///
  /// - Complexity: O(``PickerWheel/faceCount``) for a whole pass, whatever the number of rows; allocates
  ///   nothing.
  public struct Faces: Sequence, IteratorProtocol, Sendable {
    private let wheel: PickerWheel
    private let rectangle: Rectangle
    private let front: Front
    private var slots: Range<Int>

    init(wheel: PickerWheel, offset: Double, rectangle: Rectangle) {
      self.wheel = wheel
      self.rectangle = rectangle.asQuery
      front = wheel.front(at: offset)
      slots = self.rectangle.isEmpty ? 0..<0 : wheel.slots(front)
    }

    /// The next face on the way down, or to the right.
    public mutating func next() -> Face? {
      while let slot = slots.popFirst() {
        let angle = wheel.angle(atSlot: slot, front)
        let transform = wheel.transform(at: angle)
        guard let drawn = wheel.quadrilateral(under: transform), drawn.touches(rectangle) else { continue }
        return Face(
          item: wheel.item(atSlot: slot, front), angle: angle, transform: transform, quadrilateral: drawn)
      }
      return nil
    }
  }

  /// The faces that meet the viewport at an offset; none when the viewport has no area.
  public func faces(at offset: Double) -> Faces {
    faces(at: offset, touching: viewportSize.asViewport)
  }

  /// The faces that meet a rectangle (relative to the viewport) at an offset; none when it has no area.
  public func faces(at offset: Double, touching rectangle: Rectangle) -> Faces {
    Faces(wheel: self, offset: offset, rectangle: rectangle)
  }
}
