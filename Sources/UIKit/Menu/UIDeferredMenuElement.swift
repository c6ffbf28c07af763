/// An element of a menu whose place is taken by other elements, which are made when the menu opens.
///
/// Until they arrive, the menu shows “Loading…”.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements for the next menu; nil before they have arrived, or if each menu requests them.
  private var elements: [UIMenuElement]?

  /// Creates an element that requests its elements once, when the menu opens for the first time.
  ///
  /// - Parameter elementProvider: Makes the elements, and calls the closure that it receives with them, now or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element that requests its elements each time the menu opens.
  ///
  /// - Parameter elementProvider: Makes the elements, and calls the closure that it receives with them, now or later.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Requests the elements for a menu that opens.
  ///
  /// - Parameter receive: Receives the elements, once.
  func request(_ receive: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return receive(elements) }
    var isAnswered = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if let self, isCached { self.elements = elements }
      receive(elements)
    }
  }

  /// Stands for elements that have not arrived.
  static func placeholder() -> UIAction { UIAction(title: "Loading…", attributes: .disabled) { _ in } }
}
