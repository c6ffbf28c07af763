// Class values whose initializer is that of a framework class: `T(frame:collectionViewLayout:)` and its like.
//
// `FrameInitializable` explains the twins, `MetatypeInitializable.swift` the initializers without a body. A twin here has the
// superclass of the framework class, and its initializer is the first member of both classes, so that it has the same index in
// the vtable.

/// `UICollectionView` with a required initializer. It is never instantiated.
@preconcurrency @MainActor
open class CollectionViewTwin: UIScrollView {
  /// Never called on this class itself; see the type.
  public required init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

extension FrameInstantiable where Self: UICollectionView {
  /// Creates a collection view of a class that is known only at run time, by `init(frame:collectionViewLayout:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_collectionViewLayout")
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_collectionViewLayout")
  // An initializer takes over its arguments.
  @usableFromInline static func made(
    frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout, _ classValue: ClassValue
  ) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: CollectionViewTwin.Type.self)
    return unsafeDowncast(twin.init(frame: frame, collectionViewLayout: layout) as AnyObject, to: Self.self)
  }
}

/// `UITableView` with a required initializer. It is never instantiated.
@preconcurrency @MainActor
open class TableViewTwin: UIScrollView {
  /// Never called on this class itself; see the type.
  public required init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

extension FrameInstantiable where Self: UITableView {
  /// Creates a table view of a class that is known only at run time, by `init(frame:style:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_tableStyle")
  public init(frame: CGRect, style: UITableView.Style, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_tableStyle")
  @usableFromInline static func made(frame: CGRect, style: UITableView.Style, _ classValue: ClassValue)
    -> Self
  {
    let twin = unsafeBitCast(self as AnyClass, to: TableViewTwin.Type.self)
    return unsafeDowncast(twin.init(frame: frame, style: style) as AnyObject, to: Self.self)
  }
}

/// `UIImageView` with a required initializer. It is never instantiated.
@preconcurrency @MainActor
open class ImageViewTwin: UIView {
  /// Never called on this class itself; see the type.
  public required init(image: UIImage?) { super.init(frame: .zero) }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

extension FrameInstantiable where Self: UIImageView {
  /// Creates an image view of a class that is known only at run time, by `init(image:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_image")
  public init(image: UIImage?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_image")
  @usableFromInline static func made(image: consuming UIImage?, _ classValue: ClassValue) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: ImageViewTwin.Type.self)
    return unsafeDowncast(twin.init(image: image) as AnyObject, to: Self.self)
  }
}

/// `UINavigationController` with a required initializer. It is never instantiated.
@preconcurrency @MainActor
open class NavigationControllerTwin: UIViewController {
  /// Never called on this class itself; see the type.
  public required init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }
}

extension PlainInstantiable where Self: UINavigationController {
  /// Creates a navigation controller of a class that is known only at run time, by `init(rootViewController:)`.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_rootViewController")
  public init(rootViewController: UIViewController, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_rootViewController")
  @usableFromInline static func made(
    rootViewController: consuming UIViewController, _ classValue: ClassValue
  ) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: NavigationControllerTwin.Type.self)
    return unsafeDowncast(twin.init(rootViewController: rootViewController) as AnyObject, to: Self.self)
  }
}

/// `UIGestureRecognizer` with a required initializer. It is never instantiated.
@preconcurrency @MainActor
open class GestureRecognizerTwin: NSObject {
  /// Never called on this class itself; see the type.
  public required init(target: Any?, action: Selector?) { super.init() }
}

extension PlainInstantiable where Self: UIGestureRecognizer {
  /// Creates a recognizer of a class that is known only at run time, by `init(target:action:)`.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_target")
  public init(target: Any?, action: Selector?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_target")
  @usableFromInline static func made(
    target: consuming Any?, action: consuming Selector?, _ classValue: ClassValue
  ) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: GestureRecognizerTwin.Type.self)
    return unsafeDowncast(twin.init(target: target, action: action) as AnyObject, to: Self.self)
  }
}
