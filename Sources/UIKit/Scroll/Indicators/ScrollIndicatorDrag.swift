/// The drag of a scroll indicator.
package struct ScrollIndicatorDrag: Equatable {
  /// The axis along which the indicator scrolls.
  package let axis: NSLayoutConstraint.Axis
  /// The progress from the beginning of the content, 0, to its end, 1.
  package let progress: CGFloat
  /// The frame of the indicator, from the upper left corner of the scroll view.
  package let frame: CGRect
}
