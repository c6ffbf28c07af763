import Swift6Client
import UIKit

/// Objects are made from class values by their own initializers, also where the static type is that of a superclass.
@MainActor
func checkClassValues(_ checks: inout Checks) {
  let badge = ClassValues.makeView(BadgeView.self)
  checks.expect(badge.setUps == 1 && badge.bounds.width == 7, "T(frame:) of a subclass of UIView")
  let empty: BadgeView = ClassValues.makeEmptyView()
  checks.expect(empty.setUps == 1 && empty.frame == .zero, "T() of a subclass of UIView")
  checks.expect((ClassValues.makeView(of: BadgeView.self) as? BadgeView)?.setUps == 1, "type.init(frame:)")
  checks.expect(
    type(of: ClassValues.makeView(of: UILabel.self)) == UILabel.self, "type.init(frame:) of a UIKit class")
  checks.expect(
    type(of: ClassValues.makeView(of: UIView.self)) == UIView.self, "type.init(frame:) of the class itself")
  checks.expect(ClassValues.makeCell(of: OverridingCell.self) is OverridingCell, "type.init() of a cell")
  checks.expect(BadgeView(text: "a").setUps == 1, "a convenience initializer that calls init(frame:)")

  let row = ClassValues.makeRow(SetUpRowCell.self)
  checks.expect(
    row.setUps == 1 && row.reuseIdentifier == "row" && row.detailTextLabel != nil, "T(style:reuseIdentifier:)"
  )
  let header = ClassValues.makeHeader(UITableViewHeaderFooterView.self)
  checks.expect(header.reuseIdentifier == "header", "T(reuseIdentifier:)")
  checks.expect(ClassValues.makeButton(of: UIButton.self).buttonType == .system, "type.init(type:)")
  checks.expect(
    type(of: ClassValues.makeLayer(CAGradientLayer.self)) == CAGradientLayer.self, "T() of a layer")
  let attributes = ClassValues.makeAttributes(TintedAttributes.self)
  checks.expect(attributes.indexPath == [1, 2] && attributes.tint == 7, "T(forCellWith:)")

  let dot = UIImage()
  let imageView = ClassValues.makeImageView(of: SetUpImageView.self, dot) as? SetUpImageView
  checks.expect(imageView != nil && imageView?.image === dot, "type.init(image:)")
  let root = UIViewController()
  let navigation = ClassValues.makeNavigation(SetUpNavigationController.self, root)
  checks.expect(
    navigation.isSetUp && navigation.viewControllers == [root], "T(rootViewController:)")
  checks.expect(
    type(of: ClassValues.makeRecognizer(SetUpTapRecognizer.self, root)) == SetUpTapRecognizer.self,
    "T(target:action:)")
  checks.expect(
    ClassValues.makeRecognizer(of: SetUpTapRecognizer.self) is SetUpTapRecognizer
      && ClassValues.makeRecognizer(of: UIPanGestureRecognizer.self) is UIPanGestureRecognizer,
    "type.init() of a recognizer")

  let list: ListController = ClassValues.makeController()
  checks.expect(list.name == "list", "T() of a controller")
  checks.expect(
    (ClassValues.makeController(of: ListController.self) as? ListController)?.name == "list", "type.init()")
  checks.expect(ClassValues.loadController(ListController.self).name == "list", "T(nibName:bundle:)")
  let shelf = ClassValues.makeLayout(of: ShelfFlowLayout.self) as? ShelfFlowLayout
  checks.expect(shelf?.minimumLineSpacing == 33, "type.init() of a layout")
}
