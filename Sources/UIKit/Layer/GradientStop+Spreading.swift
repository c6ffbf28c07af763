import DisplayList

extension Gradient.Stop {
  /// Colours with locations in ascending order from 0 to 1.
  ///
  /// Without locations, the colours are spaced evenly. When there are fewer locations than colours, the remaining
  /// colours are at 1. As in CSS gradients, a location below its predecessor is treated as equal to it, and so is NaN.
  static func stops(colors: [Color], locations: [Double]?) -> [Gradient.Stop] {
    var last = 0.0
    return colors.enumerated().map { index, color in
      let location =
        if let locations {
          index < locations.count ? locations[index] : 1
        } else {
          colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
        }
      last = location > last ? min(location, 1) : last
      return Gradient.Stop(location: last, color: color)
    }
  }
}
