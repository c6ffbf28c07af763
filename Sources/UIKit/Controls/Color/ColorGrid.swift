/// The colours of a picker: a row of greys, and rows of twelve hues from dark to light.
enum ColorGrid {
  static let columnCount = 12
  static let rowCount = 10

  @MainActor static let colors: [UIColor] = (0..<rowCount * columnCount).map { index in
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columnCount - 1), alpha: 1) }
    // The hue of the first column is that of cyan; the middle row has the full colours.
    let hue = (0.54 + CGFloat(column) / CGFloat(columnCount)).truncatingRemainder(dividingBy: 1)
    let middle = 5
    return row <= middle
      ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + 0.75 * CGFloat(row) / CGFloat(middle), alpha: 1)
      : UIColor(hue: hue, saturation: 1 - CGFloat(row - middle) / 5, brightness: 1, alpha: 1)
  }

  /// A layout that fills its view with the grid.
  @MainActor static func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columnCount)), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / CGFloat(rowCount))),
      repeatingSubitem: item, count: columnCount)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  /// The components of a colour in hexadecimal digits, for assistive technology.
  static func name(of color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let code = [red, green, blue].reduce(0) { $0 << 8 | Int((min(max(0, $1), 1) * 255).rounded()) }
    let digits = String(code, radix: 16, uppercase: true)
    let name = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return alpha < 1 ? "\(name), \(Int((alpha * 100).rounded())) %" : name
  }
}
