/// A sum of many numbers that is exact to the last bit or two, regardless of their number.
///
/// The rounding errors of the additions are summed separately and added at the end (Neumaier, 1974). The error of an
/// addition is computed without a comparison (Knuth, The Art of Computer Programming, volume 2, section 4.2.2), because
/// the next addition need not wait for it then. In the worst case, the plain sum of 1,000,000 heights is wrong by a
/// visible part of a point.
struct CompensatedSum {
  private var sum: Double
  private var compensation = 0.0

  init(_ start: Double = 0) { sum = start }

  var value: Double { sum + compensation }

  mutating func add(_ term: Double) {
    let total = sum + term
    let added = total - sum
    compensation += (sum - (total - added)) + (term - added)
    sum = total
  }
}
