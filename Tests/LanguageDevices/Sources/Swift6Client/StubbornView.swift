import UIKit

/// A view that watches over its priorities.
public final class StubbornView: UIView {
  /// The priorities that were set.
  public private(set) var priorities: [UILayoutPriority] = []

  public override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.append(priority)
    super.setContentHuggingPriority(priority, for: axis)
  }

  public override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.append(priority)
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
}
