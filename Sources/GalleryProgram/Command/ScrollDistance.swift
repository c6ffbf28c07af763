import ArgumentParser

/// A distance in points, written as X,Y.
struct ScrollDistance: ExpressibleByArgument {
  var x: Double
  var y: Double

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else { return nil }
    self.x = x
    self.y = y
  }
}
