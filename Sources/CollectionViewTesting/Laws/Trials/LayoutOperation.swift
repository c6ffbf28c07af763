#if canImport(UIKit)
  import UIKit

  /// Something that happens to a collection view between two questions to its layout.
  package enum LayoutOperation: Sendable {
    /// A batch update. It is left out if its changes do not fit the data.
    case update([DataChange])
    /// New data, with `reloadData()`.
    case reload([Int])
    /// The contents of an item change, and a context that names it invalidates the layout.
    case reviseItem(IndexPath)
    /// `invalidateLayout()`.
    case invalidate
    case resize(CGSize)
    case inset(UIEdgeInsets)
    /// Scrolls to a fraction of the scrollable range on each axis, rounded to points.
    case scroll(x: Double, y: Double)
    case rightToLeft(Bool)
    case scale(CGFloat)
    case style(UIUserInterfaceStyle)
    /// Changes a property of the layout, by its number among those of the subject.
    case property(Int)
  }

  extension LayoutOperation: CustomStringConvertible {
    /// A description for failures.
    package var description: String {
      switch self {
      case .update(let changes): "update: " + changes.map(\.description).joined(separator: ", ")
      case .reload(let counts): "reload with items \(counts)"
      case .reviseItem(let path): "revise item \(Array(path)), and invalidate it with a context"
      case .invalidate: "invalidate the layout"
      case .resize(let size): "resize to \(size.width) × \(size.height)"
      case .inset(let insets): "inset by \(insets.top), \(insets.left), \(insets.bottom), \(insets.right)"
      case .scroll(let x, let y): "scroll to \(x) and \(y) of the range"
      case .rightToLeft(let isOn): isOn ? "write from right to left" : "write from left to right"
      case .scale(let scale): "display scale \(scale)"
      case .style(let style): style == .dark ? "dark appearance" : "light appearance"
      case .property(let number): "change property \(number)"
      }
    }
  }
#endif
