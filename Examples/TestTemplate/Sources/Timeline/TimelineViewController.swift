import UIKit

/// The screen under test: events on a timeline.
public final class TimelineViewController: UICollectionViewController {
  /// The titles of the events.
  public var events: [String]

  /// Creates a screen that shows events.
  public init(events: [String]) {
    self.events = events
    super.init(collectionViewLayout: TimelineLayout())
  }

  /// Returns nil, because the screen is not stored in archives.
  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(EventCell.self, forCellWithReuseIdentifier: "event")
  }

  override public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { events.count }

  override public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
    (cell as? EventCell)?.title.text = events[indexPath.item]
    return cell
  }
}
