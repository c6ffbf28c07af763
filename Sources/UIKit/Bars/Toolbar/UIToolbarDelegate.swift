/// Decides where a toolbar is. All methods are optional.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
