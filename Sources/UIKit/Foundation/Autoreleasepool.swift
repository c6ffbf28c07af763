/// Calls the closure and returns its result. This platform has no autorelease pools; objects are released immediately.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
