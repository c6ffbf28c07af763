#if canImport(UIKit)
  import UIKit

  /// The elements of a layout as a table of text.
  @MainActor
  enum FrameTable {
    /// A line for each element in a rectangle: cells in order, then supplementary and decoration views by kind.
    static func lines(of layout: UICollectionViewLayout, in rect: CGRect) -> [String] {
      let elements = (layout.layoutAttributesForElements(in: rect) ?? []).map { (LawElement($0), $0) }
      let rows = elements.sorted { $0.0 < $1.0 }.map { element, attributes in
        (name: name(of: element), values: values(of: attributes))
      }
      let width = rows.map(\.name.count).max() ?? 0
      return rows.map { row in
        row.name + String(repeating: " ", count: width - row.name.count + 2) + row.values
      }
    }

    /// The table of a layout: the size of the content, and all elements.
    static func table(of layout: UICollectionViewLayout) -> [String] {
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      let bounds = layout.collectionView?.bounds ?? content
      return ["content  \(size(content.size))"]
        + lines(of: layout, in: content.union(bounds).insetBy(dx: -1000, dy: -1000))
    }

    private static func name(of element: LawElement) -> String {
      let path = Array(element.path).map(String.init).joined(separator: ",")
      return switch element.category {
      case .cell: "cell \(path)"
      case .supplementaryView, .decorationView: "\(element.kind ?? "view") \(path)"
      @unknown default: "element \(path)"
      }
    }

    private static func values(of attributes: UICollectionViewLayoutAttributes) -> String {
      var text = rectangle(attributes.frame)
      if attributes.zIndex != 0 { text += " z \(attributes.zIndex)" }
      if attributes.alpha != 1 { text += " alpha \(number(attributes.alpha))" }
      if attributes.isHidden { text += " hidden" }
      return text
    }

    static func rectangle(_ rect: CGRect) -> String {
      "(\(number(rect.minX)), \(number(rect.minY)), \(size(rect.size)))"
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// A number in hundredths, without zeros at the end.
    static func number(_ number: CGFloat) -> String {
      guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
      let hundredths = Int64((abs(number) * 100).rounded())
      let fraction = hundredths % 100
      let digits =
        fraction == 0
        ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
      return (number < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)" + digits
    }
  }
#endif
