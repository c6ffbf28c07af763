import Foundation

/// What is added to the lower insets of a scroll view for the views for input (Behaviour.md 33.6).
@MainActor
struct InputInset {
  private var height: CGFloat = 0
  private var ofContent = Addition()
  private var ofIndicator = Addition()

  /// An inset with what was added to it. If it has changed since, the app has set it.
  private struct Addition {
    private var amount: CGFloat = 0
    private var inset: CGFloat = 0

    /// Adds an amount to an inset, instead of what was added before.
    mutating func add(_ new: CGFloat, to current: inout CGFloat) {
      if current == inset { current -= amount }
      current += new
      (amount, inset) = (new, current)
    }
  }

  /// Adds the height that views for input cover beyond the safe area, instead of what was added before.
  ///
  /// - Returns: Whether the height changed.
  mutating func update(_ scrollView: UIScrollView, covered: CGFloat) -> Bool {
    let fromSafeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let needed = max(0, covered - fromSafeArea)
    guard needed != height else { return false }
    height = needed
    ofContent.add(needed, to: &scrollView.contentInset.bottom)
    ofIndicator.add(needed, to: &scrollView.verticalScrollIndicatorInsets.bottom)
    return true
  }
}
