// `T(frame:)`, `T()` and `type.init()`, where `T` is a generic parameter or `type` a value that stands for a class.
//
// Swift refuses these calls for UIKit's initializers, because they are not `required`; see `FrameInitializable`. The
// initializers in these extensions take the calls over. They have one more parameter, with a default value, so that the
// compiler prefers the class's own initializers wherever it may call them: for a class that is known, and in
// `super.init(frame:)`.
//
// An initializer in a protocol extension cannot see the class of a class value, only the static type. A static method
// can. So each initializer here has no body. It is declared to be the static method with the same name for the linker,
// whose parameters and result are the same.

/// Distinguishes initializers that are called for class values. Never write it.
public struct ClassValue: Sendable {
  /// Creates the default value.
  public init() {}
}

/// A view class that can be instantiated from a class value.
@preconcurrency @MainActor
public protocol FrameInstantiable: AnyObject {}

extension FrameInstantiable {
  /// Creates a view of a class that is known only at run time, by `init(frame:)`.
  ///
  /// The class must inherit or override `init(frame:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_frame")
  public init(frame: CGRect, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_frame")
  @usableFromInline static func made(frame: CGRect, _ classValue: ClassValue) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: FrameInitializableTwin.Type.self)
    return unsafeDowncast(twin.init(frame: frame) as AnyObject, to: Self.self)
  }

  /// Creates a view of a class that is known only at run time, by `init(frame:)` with size zero.
  ///
  /// An `init()` of the class itself is not called: override `init(frame:)` instead.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init")
  public init(_ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init")
  @usableFromInline static func made(_ classValue: ClassValue) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: FrameInitializableTwin.Type.self)
    return unsafeDowncast(twin.init(frame: .zero) as AnyObject, to: Self.self)
  }
}

/// A class that can be instantiated from a class value by `init()`.
@preconcurrency @MainActor
public protocol PlainInstantiable: AnyObject {}

extension PlainInstantiable {
  /// Creates an object of a class that is known only at run time, by `init()`.
  ///
  /// The class must inherit or override `init()`. A view controller that declares an `init()` of its own does neither,
  /// because UIKit's is a convenience initializer; the program stops with its name. Override `init(nibName:bundle:)`
  /// instead, or declare `init()` in a protocol that the controllers conform to.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init")
  public init(_ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init")
  @usableFromInline static func made(_ classValue: ClassValue) -> Self {
    let twin = unsafeBitCast(self as AnyClass, to: PlainInitializableTwin.Type.self)
    return unsafeDowncast(twin.init() as AnyObject, to: Self.self)
  }
}

extension PlainInstantiable where Self: UIViewController {
  /// Creates a controller of a class that is known only at run time, as `init()` does. The arguments are ignored: this
  /// platform has no nib files.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_nibName")
  public init(nibName: String?, bundle: Bundle?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_nibName")
  // An initializer takes over its arguments.
  @usableFromInline static func made(
    nibName: consuming String?, bundle: consuming Bundle?, _ classValue: ClassValue
  ) -> Self {
    made(classValue)
  }
}

extension FrameInstantiable where Self: UITableViewCell {
  /// Creates a cell of a class that is known only at run time, by `init(style:reuseIdentifier:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_style")
  public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_style")
  // An initializer takes over its arguments.
  @usableFromInline static func made(
    style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?, _ classValue: ClassValue
  ) -> Self { makeCell(self, style: style, reuseIdentifier: reuseIdentifier) }
}

extension FrameInstantiable where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer of a class that is known only at run time, by `init(reuseIdentifier:)`.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_reuseIdentifier")
  public init(reuseIdentifier: String?, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_reuseIdentifier")
  @usableFromInline static func made(reuseIdentifier: consuming String?, _ classValue: ClassValue) -> Self {
    makeHeaderFooterView(self, reuseIdentifier: reuseIdentifier)
  }
}

extension FrameInstantiable where Self: UIButton {
  /// Creates a button of a class that is known only at run time, by `init(frame:)` with size zero, and sets its type.
  @_silgen_name("OpenCollectionView_FrameInstantiable_init_type")
  public init(type buttonType: UIButton.ButtonType, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_FrameInstantiable_init_type")
  @usableFromInline static func made(type buttonType: UIButton.ButtonType, _ classValue: ClassValue) -> Self {
    let button = made(frame: .zero, classValue)
    button.setType(buttonType)
    return button
  }
}

extension PlainInstantiable where Self: UICollectionViewLayoutAttributes {
  /// Creates attributes of a class that is known only at run time, for a cell.
  @_silgen_name("OpenCollectionView_PlainInstantiable_init_cell")
  public init(forCellWith indexPath: IndexPath, _ classValue: ClassValue = ClassValue())

  @_silgen_name("OpenCollectionView_PlainInstantiable_init_cell")
  @usableFromInline static func made(forCellWith indexPath: consuming IndexPath, _ classValue: ClassValue)
    -> Self
  {
    let attributes = made(classValue)
    attributes.identify(as: .cell, kind: nil, at: indexPath)
    return attributes
  }
}
