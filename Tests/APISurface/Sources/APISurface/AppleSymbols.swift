/// Which symbols Apple's UIKit has, by a list of those that matter here.
struct AppleSymbols {
  /// What the list passes over, looked up in Apple's reference.
  private static let alsoThere: Set = [
    // C structures have an initializer for all of their members.
    "CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)",
    "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
    // Of UIDataSourceTranslating, since iOS 11.
    "UICollectionView.dataSourceIndexPath(forPresentationIndexPath:)",
  ]

  /// The listed names.
  let names: Set<String>
  /// The superclass of each class.
  let superclasses: [String: String]

  /// The same symbols but for one.
  func without(_ name: String) -> AppleSymbols {
    AppleSymbols(names: names.subtracting([name]), superclasses: superclasses)
  }

  /// Whether there is a symbol of a name, its own or inherited.
  func contains(_ name: String) -> Bool {
    if names.contains(name) || Self.alsoThere.contains(name) { return true }
    guard let dot = Self.memberStart(in: name) else { return false }
    let (type, member) = (String(name[..<dot]), name[dot...])
    // Every class has it from NSObject.
    if member == ".init()", superclasses[type] != nil { return true }
    return superclasses[type].map { contains($0 + member) } ?? false
  }

  /// The dot before the last component; argument labels have none.
  private static func memberStart(in name: String) -> String.Index? {
    let end = name.firstIndex(of: "(") ?? name.endIndex
    return name[..<end].lastIndex(of: ".")
  }
}
