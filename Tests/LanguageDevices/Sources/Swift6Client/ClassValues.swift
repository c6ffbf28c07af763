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
