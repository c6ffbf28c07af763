/// The measures of swipe actions, in points (Behaviour.md 25.10).
enum SwipeMetrics {
  /// The minimum width of a button.
  static let minimumButtonWidth: CGFloat = 74
  /// The maximum width of a button. A longer title is wrapped and then truncated.
  static let maximumButtonWidth: CGFloat = 150
  /// The room beside a title.
  static let titleMargin: CGFloat = 16
  /// The room between an image and the title below it.
  static let imageSpacing: CGFloat = 4
  /// The maximum height of an image. A larger one is scaled down.
  static let maximumImageHeight: CGFloat = 36
  /// The height from which a row shows both the image and the title of an action.
  static let heightForImageAndTitle: CGFloat = 91
  /// The maximum fraction of the row that all buttons cover together.
  static let maximumFraction: CGFloat = 0.8
  /// The fraction of the row beyond which a swipe performs the first action.
  static let fullSwipeFraction: CGFloat = 0.6
  /// The minimum distance beyond the buttons for that.
  static let fullSwipeMargin: CGFloat = 20
  /// The time for which the release velocity is continued to decide whether the row opens, in seconds.
  static let projection: CGFloat = 0.15
  /// The time in which the first action covers the others, in seconds.
  static let wideningDuration: TimeInterval = 0.2

  /// Returns the distance beyond which a swipe performs the first action.
  static func fullSwipeDistance(buttons: CGFloat, row: CGFloat) -> CGFloat {
    max(buttons + fullSwipeMargin, row * fullSwipeFraction)
  }
}
