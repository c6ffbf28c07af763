/// An object whose properties can be set for all objects of its class, through ``appearance()``.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that stands for all objects of this class. Set its properties before the objects appear.
  static func appearance() -> Self
  /// An object that stands for the objects of this class in objects of other classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// An object that can contain objects with an appearance.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// A view that stands for all views of this class.
  ///
  /// When a view is added to a window, it takes over the properties that were set here, unless it has values of its own.
  /// These are the colours of every view, the fonts of labels and text, the properties of bars and search bars, the
  /// separators and margins of table views and scroll views, the colours of controls, and what buttons and segments show in
  /// their states, apart from titles. Other properties have no effect.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// A view that stands for the views of this class in views or controllers of other classes, outermost last.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: containerTypes) { make(self, frame: .zero) }
  }
}

extension UIBarItem: UIAppearance {
  /// An item that stands for all items of this class: for the attributes of their titles and their colour.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// An item that stands for all items of this class. Items in all containers are affected.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: []) {
      makeObject(self) as? Self ?? unsafeDowncast(UIBarItem(), to: Self.self)
    }
  }
}
