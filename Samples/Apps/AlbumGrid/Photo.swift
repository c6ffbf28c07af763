import UIKit

final class Photo {
  let number: Int
  private(set) lazy var thumbnail: UIImage = self.drawThumbnail()

  init(number: Int) {
    self.number = number
  }

  /// A sky, a sun, and a sea that gets darker from photo to photo.
  private func drawThumbnail() -> UIImage {
    let size = CGSize(width: 120, height: 120)
    let number = CGFloat(self.number)
    return UIGraphicsImageRenderer(size: size).image { context in
      let cgContext = context.cgContext
      let colors = [UIColor(hue: 0.55 + number / 100, saturation: 0.3, brightness: 1, alpha: 1).cgColor,
                    UIColor(hue: 0.08, saturation: number / 30, brightness: 1, alpha: 1).cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
        cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 80), options: [.drawsAfterEndLocation])
      }
      UIColor.white.withAlphaComponent(0.9).setFill()
      cgContext.fillEllipse(in: CGRect(x: 20 + number * 3, y: 60 - number * 2, width: 24, height: 24))
      UIColor(hue: 0.6, saturation: 0.6, brightness: 0.8 - number / 40, alpha: 1).setFill()
      cgContext.fill(CGRect(x: 0, y: 80, width: 120, height: 40))
    }
  }
}
