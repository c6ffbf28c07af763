import DisplayList
import UIKit

extension Scene {
  /// Scenes of views and layers: siblings in three dimensions, nested transforms, masks, shadows, opacity.
  static let views: [Scene] = [
    stage("two cards through one another") { space in
      space.addCard(0, turnedBy: 0.6, about: (0, 1, 0))
      space.addCard(1, turnedBy: -0.5, about: (0, 1, 0))
    },
    stage("three cards through one another") { space in
      for index in 0..<3 { space.addCard(index, turnedBy: 0.3 + CGFloat(index) * 1.05, about: (0.2, 1, 0.1)) }
    },
    stage("translucent cards through one another") { space in
      for index in 0..<2 {
        space.addCard(index, turnedBy: 0.7 - CGFloat(index) * 1.3, about: (0, 1, 0)).alpha = 0.6
      }
    },
    stage("cards that overlap in a ring") { space in
      for index in 0..<3 {
        let card = space.addCard(index, size: CGSize(width: 110, height: 26))
        let around = CATransform3DMakeRotation(CGFloat(index) * 2 * .pi / 3, 0, 0, 1)
        let lifted = CATransform3DRotate(CATransform3DTranslate(around, 0, 26, 0), 0.35, 0, 1, 0)
        card.transform3D = lifted
      }
    },
    stage("prism") { space in
      for index in 0..<6 {
        let card = space.addCard(index, size: CGSize(width: 100, height: 40))
        let turned = CATransform3DMakeRotation(CGFloat(index) * .pi / 3 + 0.2, 1, 0, 0)
        card.transform3D = CATransform3DTranslate(turned, 0, 0, 20 / tan(.pi / 6))
      }
    },
    stage("prism without backs") { space in
      for index in 0..<5 {
        let card = space.addCard(index, size: CGSize(width: 60, height: 70))
        let turned = CATransform3DMakeRotation(CGFloat(index) * 2 * .pi / 5 - 0.3, 0, 1, 0)
        card.transform3D = CATransform3DTranslate(turned, 0, 0, 34 / tan(.pi / 5))
        card.layer.isDoubleSided = false
        card.alpha = 0.8
      }
    },
    stage("depth without turning") { space in
      for index in 0..<3 {
        let card = space.addCard(index, size: CGSize(width: 80, height: 60))
        card.layer.zPosition = [40, -60, 0][index]
        card.center.x += [-20, 0, 25][index]
      }
    },
    stage("perspective within perspective") { space in
      let outer = space.addCard(0, turnedBy: 0.5, about: (0, 1, 0))
      outer.layer.sublayerTransform.m34 = -1 / 200
      let inner = outer.addCard(1, size: CGSize(width: 60, height: 50), turnedBy: -0.8, about: (1, 0, 0))
      inner.layer.shadowOpacity = 0.5
    },
    stage("space shared through a transform layer") { space in
      let layer = CATransformLayer()
      layer.frame = space.bounds
      layer.transform = CATransform3DMakeRotation(0.4, 1, 0, 0)
      space.layer.addSublayer(layer)
      for index in 0..<2 {
        let card = Card(index: index, size: CGSize(width: 90, height: 70))
        card.center = CGPoint(x: 80, y: 60)
        card.layer.transform = CATransform3DMakeRotation(CGFloat(index) * 1.2 - 0.5, 0, 1, 0)
        layer.addSublayer(card.layer)
      }
    },
    stage("opacity of a group in three dimensions") { space in
      let group = UIView(frame: space.bounds)
      group.layer.sublayerTransform.m34 = -1 / 250
      group.alpha = 0.5
      space.addSubview(group)
      group.addCard(0, turnedBy: 0.6, about: (0, 1, 0))
      group.addCard(1, turnedBy: -0.6, about: (0, 1, 0))
    },
    stage("turned, slanted and stretched") { space in
      let card = space.addCard(0)
      card.transform = CGAffineTransform(a: 0.9, b: 0.3, c: -0.5, d: 0.8, tx: 6, ty: -3)
      card.addCard(1, size: CGSize(width: 50, height: 40)).transform =
        CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.2, y: 0.7)
    },
    stage("anchored at a corner") { space in
      let card = space.addCard(2, size: CGSize(width: 70, height: 50))
      card.layer.anchorPoint = CGPoint(x: 0, y: 1)
      card.transform3D = CATransform3DMakeRotation(0.9, 1, 1, 0)
    },
    stage("clipped to some corners, turned") { space in
      let card = space.addCard(3)
      card.clipsToBounds = true
      card.layer.cornerRadius = 24
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      card.addCard(4, size: CGSize(width: 70, height: 70)).center = CGPoint(x: 100, y: 70)
      card.transform3D = CATransform3DMakeRotation(0.6, 0, 1, 0.4)
    },
    stage("mask of a shape, in perspective") { space in
      let card = space.addCard(0, turnedBy: 0.7, about: (0, 1, 0))
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: card.bounds.insetBy(dx: 6, dy: 6), transform: nil)
      card.layer.mask = mask
    },
    stage("mask in a perspective of its own") { space in
      let card = space.addCard(0)
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: card.bounds.insetBy(dx: 6, dy: 6), transform: nil)
      mask.frame = card.bounds
      mask.transform.m34 = -1 / 120
      mask.transform = CATransform3DRotate(mask.transform, 0.9, 0, 1, 0)
      card.layer.mask = mask
    },
    stage("mask of faces in space") { space in
      let mask = CALayer()
      mask.frame = space.bounds
      mask.sublayerTransform.m34 = -1 / 200
      for (index, place) in [45.0, 115].enumerated() {
        let face = CAGradientLayer()
        face.bounds = CGRect(x: 0, y: 0, width: 80, height: 90)
        face.position = CGPoint(x: place, y: 60)
        face.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0.2).cgColor]
        face.transform = CATransform3DMakeRotation(0.8 - 1.6 * CGFloat(index), 0, 1, 0)
        mask.addSublayer(face)
      }
      let group = UIView(frame: space.bounds)
      group.layer.mask = mask
      group.addCard(1, size: CGSize(width: 150, height: 100), turnedBy: 0.2, about: (0, 0, 1))
      space.addSubview(group)
    },
    stage("mask of a gradient over cards in space") { space in
      let group = UIView(frame: space.bounds)
      group.layer.sublayerTransform.m34 = -1 / 250
      space.addSubview(group)
      group.addCard(0, turnedBy: 0.6, about: (0, 1, 0))
      group.addCard(1, turnedBy: -0.6, about: (0, 1, 0))
      let fade = CAGradientLayer()
      fade.frame = space.bounds
      fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      group.layer.mask = fade
    },
    stage("shadow of content in perspective") { space in
      let group = UIView(frame: space.bounds)
      group.layer.sublayerTransform.m34 = -1 / 250
      group.layer.shadowOpacity = 0.6
      group.layer.shadowRadius = 5
      group.layer.shadowOffset = CGSize(width: 4, height: 6)
      space.addSubview(group)
      let card = UIView(frame: CGRect(x: 40, y: 25, width: 80, height: 60))
      card.backgroundColor = .systemTeal
      card.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
      group.addSubview(card)
    },
    stage("gradients in perspective") { space in
      for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.colors = [UIColor.systemRed, .systemYellow, .systemBlue, .systemRed].map(\.cgColor)
        gradient.startPoint = type == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.cornerRadius = 8
        gradient.frame = CGRect(x: 8 + CGFloat(index) * 49, y: 30, width: 45, height: 60)
        gradient.transform = CATransform3DMakeRotation(0.6, 1, 0.5, 0)
        space.layer.addSublayer(gradient)
      }
    },
  ]

  private static func stage(_ name: String, _ build: @escaping @MainActor @Sendable (UIView) -> Void) -> Scene
  {
    Scene(name) { scale in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
      window.traitOverrides.displayScale = scale
      window.backgroundColor = .white
      let space = UIView(frame: window.bounds)
      space.layer.sublayerTransform.m34 = -1 / 300
      window.addSubview(space)
      build(space)
      return window.makeDisplayList()
    }
  }
}

/// A coloured card with its number on it, drawn alike by whoever draws it.
private final class Card: UIView {
  init(index: Int, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = UIColor(hue: CGFloat(index % 5) / 5 + 0.05, saturation: 0.7, brightness: 0.9, alpha: 1)
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 0.2, alpha: 1).cgColor
    let label = UILabel(frame: CGRect(x: 8, y: 4, width: size.width - 16, height: 22))
    label.text = "Card \(index)"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Adds a card in the middle, turned about an axis.
  @discardableResult
  fileprivate func addCard(
    _ index: Int, size: CGSize = CGSize(width: 110, height: 84), turnedBy angle: CGFloat = 0,
    about axis: (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
  ) -> UIView {
    let card = Card(index: index, size: size)
    card.center = CGPoint(x: bounds.midX, y: bounds.midY)
    if angle != 0 { card.transform3D = CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2) }
    addSubview(card)
    return card
  }
}
