extension UIGestureRecognizer {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// The gesture is not recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended

    /// Whether the state is final.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether a continuous gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
  }
}
