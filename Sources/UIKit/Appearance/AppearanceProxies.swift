/// The objects that `appearance()` returns, and what they were before the app changed them.
@MainActor
final class AppearanceProxies {
  static let shared = AppearanceProxies()

  struct Entry {
    /// The class whose objects are affected.
    let subject: AnyClass
    /// The classes of the containers, innermost first.
    let containers: [AnyClass]
    /// What the app changes.
    let proxy: NSObject
    /// An object that the app does not change.
    let pristine: NSObject
  }

  private(set) var entries: [Entry] = []

  /// The proxy of a class in containers. It is the same object in each call.
  func proxy<Subject: NSObject>(
    of subject: Subject.Type, in containers: [any UIAppearanceContainer.Type], _ make: () -> Subject
  ) -> Subject {
    let containers = containers.map { $0 as AnyClass }
    let known = entries.first {
      ObjectIdentifier($0.subject) == ObjectIdentifier(subject)
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = known?.proxy as? Subject { return proxy }
    let proxy = make()
    entries.append(Entry(subject: subject, containers: containers, proxy: proxy, pristine: make()))
    return proxy
  }

  /// Lets a view take over the properties that were set for its class and for its superclasses.
  func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    // Properties of a class precede those of its superclasses, and those in containers precede the others: each is only
    // taken over by a view that has none.
    let matching = entries.filter { view.isKind(of: $0.subject) && contains(view, in: $0.containers) }
    for entry in matching.sorted(by: precedes) {
      for property in AppearanceProperty.all { property.transfer(entry.proxy, entry.pristine, view) }
    }
  }

  private func precedes(_ one: Entry, _ other: Entry) -> Bool {
    if one.containers.count != other.containers.count { return one.containers.count > other.containers.count }
    return ObjectIdentifier(one.subject) != ObjectIdentifier(other.subject)
      && one.pristine.isKind(of: other.subject)
  }

  /// The proxies of an item's class and superclasses that the app has made.
  func items(for item: UIBarItem) -> [UIBarItem] {
    entries.filter { item.isKind(of: $0.subject) && $0.proxy !== item }.compactMap { $0.proxy as? UIBarItem }
  }

  private func contains(_ view: UIView, in containers: [AnyClass]) -> Bool {
    var remaining = containers[...]
    for responder in sequence(first: view as UIResponder, next: \.next).dropFirst() {
      guard let next = remaining.first else { return true }
      if (responder as NSObject).isKind(of: next) { remaining = remaining.dropFirst() }
    }
    return remaining.isEmpty
  }
}
