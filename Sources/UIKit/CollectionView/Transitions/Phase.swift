/// What a collection view is doing with its elements.
///
/// A phase begins inside another one only where `canBegin(_:)` says so, and the outer one continues when it ends.
enum Phase {
  /// Nothing.
  case idle
  /// The bounds are changed inside an animation block. What the app does meanwhile belongs to this change.
  case boundsChange
  /// A layout takes the place of another one. The change of the property does not begin a change of layout by itself.
  case layoutInstallation
  /// A batch update is performed, and the layout has not finalized it yet. The target offset decides where the content
  /// is, so that the layout's offset adjustments are ignored (Behaviour.md 2.5).
  case update
  /// A layout pass, or a transition that replaces one, updates the elements on screen.
  case layoutPass

  /// Whether the elements on screen are being updated, so that another update must wait.
  var isPass: Bool { self == .update || self == .layoutPass }

  /// Returns whether another phase may begin in this one. Wherever the app is called, it may replace the layout or move
  /// an item. A batch update or a layout pass must wait for the end of a pass.
  func canBegin(_ next: Phase) -> Bool {
    switch next {
    case .idle: false
    case .boundsChange: self == .idle
    case .update: !isPass
    case .layoutPass, .layoutInstallation: true
    }
  }
}
