/// The sizes that the window of a scene may have.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
  /// The minimum size of the content, in points. Invalid extents are treated as 0.
  public var minimumSize = CGSize.zero { didSet { didChange?() } }

  /// The maximum size. A desktop window may be larger: GTK has no maximum.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Called when the minimum changed. Set by the host.
  public var didChange: (() -> Void)?

  override init() { super.init() }
}
