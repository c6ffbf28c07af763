/// A sum of many numbers that stays exact to the last bit or two, however many there are.
///
/// The rounding error of each addition is kept and added at the end (Neumaier, 1974). A plain sum of 1,000,000
/// heights is off by a visible part of a point in the worst case.
struct CompensatedSum {
  private var sum: Double
  private var compensation = 0.0

  init(_ start: Double = 0) { sum = start }

  var value: Double { sum + compensation }

  mutating func add(_ term: Double) {
    let total = sum + term
    compensation += sum.magnitude >= term.magnitude ? (sum - total) + term : (term - total) + sum
    sum = total
  }
}
