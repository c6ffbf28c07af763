/// Returns the seconds since the machine started. The value never decreases; it is the time base of animations.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Returns the seconds since the start of 2001 (UTC), by the calendar clock of the machine.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since the start of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval
