// Constants that were global up to Swift 4, or are global in C.

/// The kind of section headers.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// The kind of section footers.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// The item size that requests self-sizing cells.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// The fraction of the speed that remains after each millisecond, by default.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal.rawValue")
public var UIScrollViewDecelerationRateNormal: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }

/// The fraction of the speed that remains after each millisecond, for a fast stop.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast.rawValue")
public var UIScrollViewDecelerationRateFast: CGFloat { UIScrollView.DecelerationRate.fast.rawValue }

/// The value of an intrinsic content size along an axis without a size.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Insets of zero.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

/// The zero offset.
@available(*, deprecated, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { UIOffset.zero }

/// The origin.
@available(*, deprecated, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { CGPoint.zero }

/// The zero size.
@available(*, deprecated, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { CGSize.zero }

/// The zero rectangle at the origin.
@available(*, deprecated, renamed: "CGRect.zero")
public var CGRectZero: CGRect { CGRect.zero }

/// The null rectangle.
@available(*, deprecated, renamed: "CGRect.null")
public var CGRectNull: CGRect { CGRect.null }

/// The infinite rectangle.
@available(*, deprecated, renamed: "CGRect.infinite")
public var CGRectInfinite: CGRect { CGRect.infinite }

/// The identity transform.
@available(*, deprecated, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { CGAffineTransform.identity }

/// A weight lighter than regular.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// The regular weight, for running text.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// A weight slightly heavier than regular.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// A weight between medium and bold.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// The bold weight.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// The style of running text.
@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { UIFont.TextStyle.body }

/// The style of headlines.
@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { UIFont.TextStyle.headline }

/// Linear timing, at constant speed.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// Timing that starts slowly.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// Timing that ends slowly.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }

/// Timing that starts and ends slowly.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// The pictures fade into each other.
@available(*, deprecated, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { CATransitionType.fade }

/// The new picture moves in over the old one.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }

/// The new picture pushes the old one out.
@available(*, deprecated, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { CATransitionType.push }

/// The old picture moves out.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }

/// Pictures move to the right.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }

/// Pictures move to the left.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }

/// Pictures move up.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }

/// Pictures move down.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }

/// The last value remains after the animation.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// The first value applies before the animation begins.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// The first value applies before the animation, and the last one after it.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// The animation has no effect outside its time.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// Contents centred in the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// Contents stretched to the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// Contents scaled to fit in the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// Contents scaled to fill the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }

/// The nonzero winding rule.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// The even-odd rule.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// Line ends that are cut off at the end of the path.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// Round line ends.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// Square line ends.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// Mitered corners.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// Rounded corners.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// Bevelled corners.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// The maximum finite `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }

/// The target size for the minimum size that constraints allow.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The target size for the maximum size that constraints allow.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

/// The priority of constraints that must hold.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }

/// The default priority with which content resists shrinking.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }

/// The default priority with which content resists growing.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }

extension NSNotification.Name {
  /// Posted before the on-screen keyboard appears. Never posted.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

  /// Posted before the on-screen keyboard disappears. Never posted.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

  /// Posted when the device has been turned. Never posted.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
}
