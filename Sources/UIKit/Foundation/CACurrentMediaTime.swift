/// Seconds since the machine started, which only ever grow: the time base of animations.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds since the first instant of 2001 (UTC), by the machine's calendar clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A span of time in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since the first instant of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval
