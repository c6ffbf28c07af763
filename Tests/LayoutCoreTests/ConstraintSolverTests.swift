import LayoutCore
import TestSupport
import Testing

@Suite("Constraint solver")
struct ConstraintSolverTests {
  @Test("a required equation holds, whatever constraints of lower priority there are")
  func required() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let accepted1 = solver.add(LinearConstraint(x - 10, .equal, priority: 999))
    #expect(accepted1)
    let accepted2 = solver.add(LinearConstraint(x + y - 100, .equal))
    #expect(accepted2)
    let accepted3 = solver.add(LinearConstraint(y - 40, .equal))
    #expect(accepted3)
    solver.minimizeErrors()
    #expect(abs(solver.value(of: x) - 60) < 1e-9)
    #expect(abs(solver.value(of: y) - 40) < 1e-9)
  }

  @Test(
    "of two that contradict one another the one of the higher priority holds, in whatever order they came")
  func priorities() {
    for order in [[(10.0, 1.0), (20, 2)], [(20, 2), (10, 1)]] {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      for (value, priority) in order {
        let accepted4 = solver.add(LinearConstraint(x - value, .equal, priority: priority))
        #expect(accepted4)
      }
      solver.minimizeErrors()
      #expect(abs(solver.value(of: x) - 20) < 1e-9)
    }
  }

  @Test("one constraint wins over many of a lower priority")
  func votes() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { solver.add(LinearConstraint(x - 5, .equal, priority: 1)) }
    solver.add(LinearConstraint(x - 7, .greaterThanOrEqual, priority: 2))
    solver.minimizeErrors()
    #expect(abs(solver.value(of: x) - 7) < 1e-9)
  }

  @Test("a required constraint that contradicts others is refused and has no effect")
  func contradiction() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let accepted5 = solver.add(LinearConstraint(x - 10, .greaterThanOrEqual))
    #expect(accepted5)
    let accepted6 = solver.add(LinearConstraint(y - x, .equal))
    #expect(accepted6)
    let refused7 = solver.add(LinearConstraint(y - 9, .lessThanOrEqual))
    #expect(!refused7)
    let accepted8 = solver.add(LinearConstraint(y - 12, .equal))
    #expect(accepted8)
    let refused9 = solver.add(LinearConstraint(x - 13, .equal))
    #expect(!refused9)
    solver.minimizeErrors()
    #expect(abs(solver.value(of: x) - 12) < 1e-9)
  }

  @Test("a variable without constraints is 0, and invalid numbers are rejected")
  func undecided() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let refused10 = solver.add(LinearConstraint(x - .nan, .equal))
    #expect(!refused10)
    let refused11 = solver.add(LinearConstraint(.infinity * x, .equal))
    #expect(!refused11)
    solver.minimizeErrors()
    #expect(solver.value(of: x + 3) == 3)
  }

  /// A constraint on the plane, *a·x + b·y + c* against 0.
  struct HalfPlane {
    var (a, b, c) = (0.0, 0.0, 0.0)
    var relation = LinearConstraint.Relation.equal
    var priority = 0.0

    func error(_ point: (x: Double, y: Double)) -> Double {
      let value = a * point.x + b * point.y + c
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  // The errors are convex and linear between the lines, so that where two lines cross one of the best points lies: all
  // crossings are tried. A box keeps the best from being at infinity.
  @Test("errors are those of the best of all crossings", arguments: UInt64(0)..<400)
  func bestCrossing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var planes: [HalfPlane] = [(1.0, 0.0), (0, 1)].flatMap { a, b in
      [
        HalfPlane(a: a, b: b, c: 50, relation: .greaterThanOrEqual, priority: 1000),
        HalfPlane(a: a, b: b, c: -50, relation: .lessThanOrEqual, priority: 1000),
      ]
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      planes.append(
        HalfPlane(
          a: Double(Int.random(in: -3...3, using: &random)),
          b: Double(Int.random(in: -3...3, using: &random)),
          c: Double(Int.random(in: -20...20, using: &random)),
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priority: [1, 250, 750].randomElement(using: &random) ?? 1))
    }

    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for plane in planes {
      let expression = plane.a * x + plane.b * y + plane.c
      let accepted12 = solver.add(LinearConstraint(expression, plane.relation, priority: plane.priority))
      #expect(accepted12)
    }
    solver.minimizeErrors()

    func errors(_ point: (x: Double, y: Double)) -> [Double] {
      [1000, 750, 250, 1].map { priority in
        planes.filter { $0.priority == priority }.map { $0.error(point) }.reduce(0, +)
      }
    }
    var best: [Double]?
    for (index, first) in planes.enumerated() {
      for second in planes[..<index] {
        let determinant = first.a * second.b - first.b * second.a
        guard abs(determinant) > 1e-12 else { continue }
        let point = (
          x: (first.b * second.c - second.b * first.c) / determinant,
          y: (second.a * first.c - first.a * second.c) / determinant
        )
        let candidate = errors(point).map { ($0 * 1e6).rounded() / 1e6 }
        if best.map({ candidate.lexicographicallyPrecedes($0) }) ?? true { best = candidate }
      }
    }
    let found = errors((solver.value(of: x), solver.value(of: y)))
    for (found, best) in zip(found, best ?? []) {
      #expect(abs(found - best) < 1e-5, "seed \(seed): \(planes)")
    }
  }
}
