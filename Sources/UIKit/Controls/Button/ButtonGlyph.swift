/// The drawings on buttons that come with a type.
@MainActor
enum ButtonGlyph {
  case info, add, close

  /// The glyph as a template image, 22 × 22 points; the cross 30 × 30 points in its circle.
  var image: UIImage {
    switch self {
    case .info: Self.infoImage
    case .add: Self.addImage
    case .close: Self.closeImage
    }
  }

  private static let infoImage = circled { context in
    context.fillEllipse(in: CGRect(x: 9.75, y: 5.5, width: 2.5, height: 2.5))
    context.move(to: CGPoint(x: 9.25, y: 9.75))
    context.addLine(to: CGPoint(x: 11.25, y: 9.75))
    context.addLine(to: CGPoint(x: 11.25, y: 15.75))
    context.move(to: CGPoint(x: 8.75, y: 15.75))
    context.addLine(to: CGPoint(x: 13.5, y: 15.75))
    context.strokePath()
  }

  private static let addImage = circled { context in
    context.move(to: CGPoint(x: 11, y: 6.25))
    context.addLine(to: CGPoint(x: 11, y: 15.75))
    context.move(to: CGPoint(x: 6.25, y: 11))
    context.addLine(to: CGPoint(x: 15.75, y: 11))
    context.strokePath()
  }

  private static let closeImage = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
    let context = $0.cgContext
    context.setFillColor(UIColor.systemGray.withAlphaComponent(0.24).cgColor)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    context.setStrokeColor(UIColor.systemGray.cgColor)
    context.setLineWidth(2.25)
    context.setLineCap(.round)
    context.move(to: CGPoint(x: 10.5, y: 10.5))
    context.addLine(to: CGPoint(x: 19.5, y: 19.5))
    context.move(to: CGPoint(x: 19.5, y: 10.5))
    context.addLine(to: CGPoint(x: 10.5, y: 19.5))
    context.strokePath()
  }.withRenderingMode(.alwaysOriginal)

  private static func circled(_ draw: @escaping (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image {
      let context = $0.cgContext
      context.setFillColor(UIColor.black.cgColor)
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(1.5)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.strokeEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
      draw(context)
    }.withRenderingMode(.alwaysTemplate)
  }
}
