import Foundation

var checks = Checks()
checkInitialisers(&checks)
checkAttributes(&checks)
checkLayouts(&checks)
checkDelegates(&checks)
checkSignatures(&checks)
checkClassValues(&checks)
checkTables(&checks)
checkApplications(&checks)

for failure in checks.failures { print("FAILED: \(failure)") }
print("\(checks.count - checks.failures.count) of \(checks.count) checks of the language devices hold")
exit(checks.failures.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
