// Asks the solvers of LayoutCore with hostile numbers, case by case: `FuzzLayouts [CASES [FIRST]]`.
//
// What is found wrong is printed with the number of its case, which alone decides the numbers; so is the case that is
// under way when the process traps or, for ten seconds, does not come to an end.
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LayoutFuzzing

nonisolated(unsafe) var caseUnderWay: UInt64 = 0

/// Prints which case is under way, and ends the process.
func end(_ signal: Int32) {
  print(signal == SIGVTALRM ? "no end of" : "a trap in", "case", caseUnderWay)
  fflush(nil)
  _exit(1)
}

/// Ends the process when it has worked for ten more seconds, however long that takes on a busy machine.
func giveTenSeconds() {
  var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 10, tv_usec: 0))
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  #else
    setitimer(ITIMER_VIRTUAL, &timer, nil)
  #endif
}

for trap in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGVTALRM] { signal(trap, end) }

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let first = arguments.dropFirst().first ?? 0
let cases = first..<first + (arguments.first ?? 10_000_000)
var findings = 0

for number in cases {
  if number % 1000 == 0 { giveTenSeconds() }
  caseUnderWay = number
  for message in LayoutFuzz.findings(inCase: number) {
    findings += 1
    if findings <= 20 { print(message) }
  }
  if (number + 1) % 1_000_000 == 0 {
    print("\(number + 1 - first) cases, \(findings) findings")
    fflush(nil)
  }
}
print("\(cases.count) cases, \(findings) findings")
exit(findings == 0 ? 0 : 1)
