/// What the heights of the detents of a sheet depend on.
final class DetentResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    super.init()
  }
}
