// Class values with the arguments of a framework class: `T(image:)`, `T(rootViewController:)` and `T(target:action:)`.
//
// The initializers of `MetatypeInitializable.swift` create the object; then it receives the arguments.

extension FrameInstantiable where Self: UIImageView {
  /// Creates an image view of a class that is known only at run time, by `init(frame:)` with the size of the image.
  ///
  /// An override of `init(image:)` is not called: override `init(frame:)` instead.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_image")
  public init(image: UIImage?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_image")
  // An initializer takes over its arguments.
  @usableFromInline static func made(image: consuming UIImage?, _ classValue: ClassValue) -> Self {
    let view = made(frame: CGRect(origin: .zero, size: image?.size ?? .zero), classValue)
    view.image = image
    return view
  }
}

extension PlainInstantiable where Self: UINavigationController {
  /// Creates a navigation controller of a class that is known only at run time, as `init()` does, and shows a controller.
  ///
  /// An override of `init(rootViewController:)` is not called: override `init(nibName:bundle:)` instead.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_rootViewController")
  public init(rootViewController: UIViewController, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_rootViewController")
  @usableFromInline static func made(
    rootViewController: consuming UIViewController, _ classValue: ClassValue
  ) -> Self {
    let controller = made(classValue)
    controller.setViewControllers([rootViewController], animated: false)
    return controller
  }
}

extension PlainInstantiable where Self: UIGestureRecognizer {
  /// Creates a recognizer of a class that is known only at run time, as `init()` does, and adds the method of an object.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_target")
  public init(target: Any?, action: Selector?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_target")
  @usableFromInline static func made(
    target: consuming Any?, action: consuming Selector?, _ classValue: ClassValue
  ) -> Self {
    let recognizer = made(classValue)
    if let target, let action { recognizer.addTarget(target, action: action) }
    return recognizer
  }
}
