/// Runs the closure and returns its result; objects are released at once here, without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
