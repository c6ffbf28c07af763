import DisplayList

extension Gradient.Stop {
  /// Colours with their places, in ascending order from 0 to 1.
  ///
  /// Colours without a location are spread evenly; where there are some locations, the rest stand at the end. A location
  /// before its predecessor's counts as that, as in CSS gradients, and so does one that is not a number.
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
