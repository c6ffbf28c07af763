import UIKit

/// Makes views, controllers and layouts of classes that are known only at run time, as generic code for iOS does.
@MainActor
public enum ClassValues {
  /// Calls `T(frame:)`.
  public static func makeView<View: UIView>(_: View.Type) -> View {
    View(frame: CGRect(x: 0, y: 0, width: 7, height: 5))
  }
  /// Calls `T()` of a view.
  public static func makeEmptyView<View: UIView>() -> View { View() }
  /// Calls `type.init(frame:)`.
  public static func makeView(of viewClass: UIView.Type) -> UIView { viewClass.init(frame: .zero) }
  /// Calls `type.init()` of a cell.
  public static func makeCell(of cellClass: UICollectionViewCell.Type) -> UICollectionViewCell {
    cellClass.init()
  }
  /// Calls `T(style:reuseIdentifier:)` of a cell.
  public static func makeRow<Cell: UITableViewCell>(_: Cell.Type) -> Cell {
    Cell(style: .subtitle, reuseIdentifier: "row")
  }
  /// Calls `T(reuseIdentifier:)` of a header.
  public static func makeHeader<Header: UITableViewHeaderFooterView>(_: Header.Type) -> Header {
    Header(reuseIdentifier: "header")
  }
  /// Calls `type.init(type:)` of a button.
  public static func makeButton(of buttonClass: UIButton.Type) -> UIButton { buttonClass.init(type: .system) }
  /// Calls `T()` of a layer.
  public static func makeLayer<Layer: CALayer>(_: Layer.Type) -> Layer { Layer() }
  /// Calls `T(forCellWith:)` of attributes.
  public static func makeAttributes<Attributes: UICollectionViewLayoutAttributes>(_: Attributes.Type)
    -> Attributes
  {
    Attributes(forCellWith: [1, 2])
  }
  /// Calls `type.init(image:)` of an image view.
  public static func makeImageView(of viewClass: UIImageView.Type, _ image: UIImage) -> UIImageView {
    viewClass.init(image: image)
  }
  /// Calls `T(rootViewController:)` of a navigation controller.
  public static func makeNavigation<Controller: UINavigationController>(
    _: Controller.Type, _ root: UIViewController
  )
    -> Controller
  {
    Controller(rootViewController: root)
  }
  /// Calls `T(target:action:)` of a gesture recognizer.
  public static func makeRecognizer<Recognizer: UIGestureRecognizer>(_: Recognizer.Type, _ target: AnyObject)
    -> Recognizer
  {
    Recognizer(target: target, action: "tap")
  }
  /// Calls `type.init()` of a gesture recognizer.
  public static func makeRecognizer(of recognizerClass: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    recognizerClass.init()
  }
  /// Calls `T()` of a controller.
  public static func makeController<Controller: UIViewController>() -> Controller { Controller() }
  /// Calls `type.init()` of a controller.
  public static func makeController(of controllerClass: UIViewController.Type) -> UIViewController {
    controllerClass.init()
  }
  /// Calls `T(nibName:bundle:)` of a controller.
  public static func loadController<Controller: UIViewController>(_: Controller.Type) -> Controller {
    Controller(nibName: String(describing: Controller.self), bundle: nil)
  }
  /// Calls `type.init()` of a layout.
  public static func makeLayout(of layoutClass: UICollectionViewLayout.Type) -> UICollectionViewLayout {
    layoutClass.init()
  }
}

/// A view with properties of its own and an initializer with another name.
public final class BadgeView: UIView {
  /// A subview.
  public let label = UILabel()
  /// How often the view was set up.
  public private(set) var setUps = 0

  /// Sets the view up.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    setUps += 1
  }

  /// Creates a badge with a text.
  public convenience init(text: String) {
    self.init(frame: .zero)
    label.text = text
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A cell of a table view that overrides the designated initializer.
public final class SetUpRowCell: UITableViewCell {
  /// How often the cell was set up.
  public private(set) var setUps = 0

  /// Sets the cell up.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUps += 1
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// Attributes with a property of their own.
public final class TintedAttributes: UICollectionViewLayoutAttributes {
  /// The property.
  public var tint = 7
}

/// A controller that overrides the designated initializer.
open class ListController: UIViewController {
  /// Set by the designated initializer.
  public private(set) var name = "none"

  /// Sets the name.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    name = "list"
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A layout that overrides `init()`.
public final class ShelfFlowLayout: UICollectionViewFlowLayout {
  /// Sets a spacing.
  public override init() {
    super.init()
    minimumLineSpacing = 33
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A navigation controller that overrides the designated initializer.
public final class SetUpNavigationController: UINavigationController {
  /// Whether the controller was set up.
  public private(set) var isSetUp = false

  /// Sets the controller up.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isSetUp = true
  }

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A recognizer with a property of its own.
public final class SetUpTapRecognizer: UITapGestureRecognizer {
  /// A number of the app.
  public var number = 7
}

/// An image view with a property of its own.
public final class SetUpImageView: UIImageView {
  /// A number of the app.
  public var number = 7
}
