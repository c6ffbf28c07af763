extension UIWindowScene {
  /// The geometry that an app prefers for a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The orientations that the app prefers.
    public let interfaceOrientations: UIInterfaceOrientationMask

    init(_ interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }

    /// Prefers orientations.
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      GeometryPreferences(interfaceOrientations)
    }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation: portrait if the scene is at least as high as wide.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
      super.init()
    }
  }

  /// The geometry that the scene has now.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Asks for another orientation. A desktop window keeps its shape, which the user chooses.
  ///
  /// - Parameters:
  ///   - geometryPreferences: What the app prefers.
  ///   - errorHandler: Called with an error if the scene has another orientation than preferred.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let own: UIInterfaceOrientationMask = interfaceOrientation == .portrait ? .portrait : .landscape
    guard geometryPreferences.interfaceOrientations.isDisjoint(with: own) else { return }
    errorHandler?(UISceneError(.geometryRequestDenied))
  }
}
