extension NSObjectProtocol where Self: UIView {
  /// Calls a closure whenever a property of the view changes.
  ///
  /// The geometry of a view can be observed, its opacity, the offset, size and inset of a scroll view's content, the text,
  /// font and colour of a label, and the image of an image view. Without
  /// Objective-C, changes of other properties are noticed with the next change of one of these. Unlike on iOS, setting an
  /// equal value is no change.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the closure receives, and whether it is called with the current one first.
  ///   - changeHandler: Receives the view and the change, after the property has changed.
  /// - Returns: The observation. It ends when it is released.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = keyValueObserversOrNew
    let observation = NSKeyValueObservation(observers)
    let value = ObservedValue { [weak self] in self.map { $0[keyPath: keyPath] } }
    func report(_ view: Self, _ new: Value?, _ old: Value?, isPrior: Bool = false) {
      changeHandler(
        view,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, isPrior: isPrior))
    }
    observers.add(ObjectIdentifier(observation)) { [weak self] in
      guard let self, let change = value.change() else { return }
      if options.contains(.prior) { report(self, nil, change.old, isPrior: true) }
      report(self, change.new, change.old)
    }
    if options.contains(.initial) { report(self, self[keyPath: keyPath], nil) }
    return observation
  }
}

extension UIView {
  var keyValueObserversOrNew: KeyValueObservers {
    let observers = keyValueObservers ?? KeyValueObservers()
    keyValueObservers = observers
    return observers
  }

  /// Reports changes to the observers of properties.
  func observedPropertiesDidChange() { keyValueObservers?.check() }

  /// The properties of every view that can be observed by name.
  private static let observableProperties: [String: (UIView) -> any Equatable] = [
    "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center }, "alpha": { $0.alpha },
    "transform": { $0.transform }, "hidden": { $0.isHidden }, "isHidden": { $0.isHidden },
    "contentOffset": { ($0 as? UIScrollView)?.contentOffset ?? .zero },
    "contentSize": { ($0 as? UIScrollView)?.contentSize ?? .zero },
    "contentInset": { ($0 as? UIScrollView)?.contentInset ?? .zero },
  ]

  /// The properties of labels that can be observed by name.
  private static let observableLabelProperties: [String: (UILabel) -> any Equatable] = [
    "text": { $0.text }, "attributedText": { $0.attributedText }, "font": { $0.font },
    "textColor": { $0.textColor },
  ]

  /// Reads a property of this view that can be observed by name; nil if it cannot.
  private func observableProperty(_ name: String) -> ((UIView) -> any Equatable)? {
    if let property = Self.observableProperties[name] { return property }
    if let property = Self.observableLabelProperties[name], self is UILabel {
      return { ($0 as? UILabel).map(property) ?? 0 }
    }
    if name == "image", self is UIImageView { return { ($0 as? UIImageView)?.image } }
    return nil
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of an object whenever a property of the view changes.
  ///
  /// - Parameters:
  ///   - observer: A view, a controller, or another object that conforms to ``KeyPathObserver``. It is not kept.
  ///   - keyPath: `frame`, `bounds`, `center`, `alpha`, `transform`, `hidden`; of a scroll view `contentOffset`,
  ///     `contentSize` or `contentInset`; of a label `text`, `attributedText`, `font` or `textColor`; of an image view
  ///     `image`. Others are reported, and not observed.
  ///   - options: Which values a change contains, and whether the current one is reported first.
  ///   - context: A value that the observer receives.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let property = observableProperty(keyPath), let observer = observer as? any KeyPathObserver
    else {
      UIDiagnostic.report(
        .unobservableProperty,
        "\(type(of: observer)) cannot observe '\(keyPath)' of \(type(of: self)). It is not notified. "
          + "Observe the geometry of a view from a responder or a KeyPathObserver, or override the property and use didSet."
      )
      return
    }
    let key = ObservedKey(observer: ObjectIdentifier(observer), keyPath: keyPath)
    let value = ObservedValue<any Equatable> { [weak self] in self.map(property) }
    let report: @MainActor (any KeyPathObserver, UIView, Any, Any?) -> Void = { observer, view, new, old in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), let old { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
    }
    namedObservations[key, default: []].append(key)
    keyValueObserversOrNew.add(ObjectIdentifier(key)) { [weak self, weak observer] in
      guard let self, let observer, let change = value.change() else { return }
      report(observer, self, change.new, change.old)
    }
    if options.contains(.initial) { report(observer, self, property(self), nil) }
  }

  /// Ends the observation of a property that began last.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let key = ObservedKey(observer: ObjectIdentifier(observer), keyPath: keyPath)
    guard let last = namedObservations[key]?.popLast() else { return }
    keyValueObservers?.remove(ObjectIdentifier(last))
  }

  /// Ends the observation of a property that began last. The context is ignored.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { removeObserver(observer, forKeyPath: keyPath) }
}

/// An observer and the name of a property.
final class ObservedKey: Hashable {
  private let observer: ObjectIdentifier
  private let keyPath: String

  init(observer: ObjectIdentifier, keyPath: String) { (self.observer, self.keyPath) = (observer, keyPath) }

  static func == (left: ObservedKey, right: ObservedKey) -> Bool {
    left.observer == right.observer && left.keyPath == right.keyPath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(observer)
    hasher.combine(keyPath)
  }
}
