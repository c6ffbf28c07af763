/// A colour, possibly depending on traits.
open class UIColor: NSObject, @unchecked Sendable {}
