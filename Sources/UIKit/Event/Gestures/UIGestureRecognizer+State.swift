extension UIGestureRecognizer {
  /// What a recognizer knows of its gesture.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// A lasting gesture began.
    case began
    /// A lasting gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A lasting gesture was taken away.
    case cancelled
    /// This was not the gesture.
    case failed

    /// The same as `ended`, for gestures of one moment.
    public static let recognized = State.ended

    /// Whether nothing more comes.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture is under way.
    var isActive: Bool { self == .began || self == .changed }
  }
}
