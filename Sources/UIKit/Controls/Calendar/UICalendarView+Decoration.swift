extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Of medium size.
    case medium = 1
    /// Large.
    case large = 2

    fileprivate var dot: CGFloat { self == .small ? 4 : self == .medium ? 6 : 8 }
    fileprivate var symbol: CGFloat { self == .small ? 10 : self == .medium ? 12 : 14 }
  }

  /// What is shown below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: () -> UIView

    private init(make: @escaping () -> UIView) {
      self.make = make
      super.init()
    }

    /// Creates a grey dot of medium size.
    public convenience override init() { self.init(dot: .systemFill, .medium) }

    private convenience init(dot color: UIColor, _ size: DecorationSize) {
      self.init {
        let view = DotView(frame: CGRect(x: 0, y: 0, width: size.dot, height: size.dot))
        view.backgroundColor = color
        view.layer.cornerRadius = size.dot / 2
        return view
      }
    }

    /// A dot. Grey without a colour.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(dot: color ?? .systemFill, size)
    }

    /// An image, such as a symbol. A dot without one.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      guard let image else { return .default(color: color, size: size) }
      return Decoration {
        let view = UIImageView(
          image: image.isSymbolImage
            ? image.applyingSymbolConfiguration(.init(pointSize: size.symbol)) ?? image : image)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .secondaryLabel
        return view
      }
    }

    /// A view of the app, which is clipped to the room below the number.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration {
        let view = customViewProvider()
        view.clipsToBounds = true
        return view
      }
    }

    func makeView() -> UIView { make() }
  }
}

/// A view that keeps the size that it was created with.
private final class DotView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}
