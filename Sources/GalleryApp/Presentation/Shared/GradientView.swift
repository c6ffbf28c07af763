import UIKit

/// Shows colours that blend into each other from top to bottom.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter locations: Where the colours are, as fractions of the height; nil for equal distances.
  init(_ colors: [UIColor], at locations: [Double]? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.locations = locations?.map { NSNumber(value: $0) }
  }

  required init?(coder: NSCoder) { nil }
}
