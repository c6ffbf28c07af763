// Constants that stood at top level up to Swift 4, or are spelled so in C.

/// The kind of a section's header.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// The kind of a section's footer.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// The size that asks cells for theirs.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// The share of speed kept each millisecond, usually.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal.rawValue")
public var UIScrollViewDecelerationRateNormal: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }

/// The share of speed kept each millisecond, for a quick stop.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast.rawValue")
public var UIScrollViewDecelerationRateFast: CGFloat { UIScrollView.DecelerationRate.fast.rawValue }

/// What an intrinsic size holds on an axis without one.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

/// Insets that move no edge.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

/// No shift.
@available(*, deprecated, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { UIOffset.zero }

/// The origin.
@available(*, deprecated, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { CGPoint.zero }

/// No extent.
@available(*, deprecated, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { CGSize.zero }

/// The rectangle of no extent at the origin.
@available(*, deprecated, renamed: "CGRect.zero")
public var CGRectZero: CGRect { CGRect.zero }

/// No rectangle.
@available(*, deprecated, renamed: "CGRect.null")
public var CGRectNull: CGRect { CGRect.null }

/// The rectangle around everything.
@available(*, deprecated, renamed: "CGRect.infinite")
public var CGRectInfinite: CGRect { CGRect.infinite }

/// The transform that changes nothing.
@available(*, deprecated, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { CGAffineTransform.identity }

/// Thinner than regular.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// Running text.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// A little thicker than regular.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// Between medium and bold.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// Thick.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// Running text.
@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { UIFont.TextStyle.body }

/// The title of a paragraph.
@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { UIFont.TextStyle.headline }

/// At one speed.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// Slowly at first.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// Slowly at last.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }

/// Slowly at first and last.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}

/// The last value stays.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// The first value shows before the beginning.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }

/// First and last value show outside the animation.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// Nothing shows outside the animation.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }

/// In the middle.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }

/// Stretched to the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }

/// As large as fits.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }

/// As small as fills the bounds.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }

/// Inside is what a path runs around more often one way.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }

/// Inside is what a path runs around an odd number of times.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }

/// Ends cut off.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }

/// Round ends.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// Square ends.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }

/// Pointed corners.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }

/// Round corners.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// Corners cut off.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }

/// The greatest number a `Float` holds.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
