/// A target size for fitting, with a priority for each axis.
struct FittingMeasures {
  var size: CGSize
  var horizontalPriority: UILayoutPriority
  var verticalPriority: UILayoutPriority
}
