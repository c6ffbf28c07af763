extension CGColor {
  /// Makes a colour from the hexcone model of A. R. Smith, "Color gamut transform pairs" (1978).
  convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // `max` comes first because it maps NaN to 0.
    let sixth = min(max(0, hue), 1) * 6
    let saturation = min(max(0, saturation), 1)
    let brightness = min(max(0, brightness), 1)
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + sixth).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, each from 0 to 1 for components from 0 to 1.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let maximum = max(red, green, blue)
    let chroma = maximum - min(red, green, blue)
    guard maximum > 0, chroma > 0, chroma.isFinite else { return (0, 0, maximum) }
    let sixth: CGFloat
    if maximum == red {
      sixth = (green - blue) / chroma
    } else if maximum == green {
      sixth = (blue - red) / chroma + 2
    } else {
      sixth = (red - green) / chroma + 4
    }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, chroma / maximum, maximum)
  }

  /// The grey of the same luminance.
  var white: CGFloat {
    guard !(red == green && green == blue) else { return red }
    // sRGB's transfer curve, IEC 61966-2-1.
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * pow(luminance, 1 / 2.4) - 0.055
  }
}
