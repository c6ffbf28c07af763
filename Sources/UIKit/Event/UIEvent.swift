/// What happened at a moment: the touches, presses or motions of it.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
