import Dispatch
import Foundation
import SystemPackage

/// Reads the aspect ratios, width over height, of an album's pictures from their headers, without decoding them.
///
/// The ratios of drawn pictures are known immediately. What the index knows of files is reported in two steps: first that
/// of the pictures around the place the user looks at, then the rest. The other files are read in order in the background,
/// and reported in batches of increasing size, so that the first screen is soon right and a large album takes few steps.
@MainActor
final class ProportionReader {
  /// The ratio used for a picture that was not read yet: between a common photo and a square.
  static let usualRatio: Float = 1.25
  /// The number of pictures before and after the user's place that the index is asked for first: more than a screen of
  /// the smallest ones.
  private static let nearbyCount = 512
  private static let firstBatch = 64
  private static let maximumBatch = 8192

  /// The distance, in pictures, at which a picture that was being read is looked for after changes of the album.
  private static let maximumShift = 4096

  /// A picture to read, and where it was.
  private struct Entry: Sendable {
    let indexPath: IndexPath
    let item: AlbumItem
  }

  /// The ratio of a picture that was read.
  private struct Finding: Sendable {
    let entry: Entry
    let ratio: Float
  }

  private var album: Album
  /// What an earlier run has read, until it was asked for everything; nil if there is none.
  private var index: PictureIndex?
  /// The ratios of the pictures of each section; 0 if unknown.
  private var ratios: [[Float]]
  /// The section and the item at which reading continues. All pictures before are known, or being read.
  private var cursor = (section: 0, item: 0)
  /// Pictures whose files have changed since their ratios were read. Until they are read again, the old ratios are used.
  private var outdated: [Entry] = []
  /// Whether unknown ratios are to be read.
  private var isReading = false
  /// Whether a batch is being read.
  private var isBusy = false
  /// The number of changes of the album.
  private var version = 0
  private var tell: ([IndexPath]) -> Void = { _ in }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - index: What an earlier run has read; nil to read all files.
  init(of album: Album, index: PictureIndex? = nil) {
    self.album = album
    self.index = index
    ratios = album.sections.map { Self.drawnRatios(of: $0.items) }
  }

  private nonisolated static func drawnRatios(of items: [AlbumItem]) -> [Float] {
    // Copying an item costs more than the rest.
    items.indices.map { items[$0].isFile ? 0 : Float(items[$0].drawnAspectRatio ?? 0) }
  }

  /// Returns the aspect ratio of a picture, or `usualRatio` if it is unknown.
  func ratio(at indexPath: IndexPath) -> CGFloat {
    let ratio = ratios[indexPath.section][indexPath.item]
    return CGFloat(ratio > 0 ? ratio : Self.usualRatio)
  }

  // MARK: - Changes of the album

  /// Follows a change of the album. Ratios that are known stay known.
  ///
  /// - Parameters:
  ///   - newAlbum: The album after the change.
  ///   - updates: What changed; nil if that is not known.
  /// - Complexity: O(*k* · log *k*) for *k* changes, and moving the ratios behind them in their sections. O(*n*) for *n*
  ///   pictures of the sections that differ, if the changes are not known.
  func follow(_ newAlbum: Album, _ updates: AlbumUpdates?) {
    version += 1
    guard let updates, let changed = ratios(after: updates, leadingTo: newAlbum) else {
      let (old, known) = (album, ratios)
      album = newAlbum
      ratios = newAlbum.sections.enumerated().map { number, section in
        old.sections.indices.contains(number)
          ? Self.ratios(of: section.items, knowing: known[number], of: old.sections[number].items)
          : Self.drawnRatios(of: section.items)
      }
      cursor = (0, 0)
      return
    }
    (album, ratios) = (newAlbum, changed)
    let first = (updates.insertedItems + updates.moves.map(\.to)).min()
    let firstSection = (updates.insertedSections.first ?? .max, updates.deletedSections.first ?? .max)
    if let first, (first.section, first.item) < cursor { cursor = (first.section, first.item) }
    if min(firstSection.0, firstSection.1) <= cursor.section {
      cursor = (min(firstSection.0, firstSection.1), 0)
    }
    // Items before the cursor may have left its section.
    if updates.deletedItems.contains(where: { $0.section == cursor.section }) { cursor.item = 0 }
  }

  /// Returns the ratios after changes; nil if these do not lead to the album.
  private func ratios(after updates: AlbumUpdates, leadingTo newAlbum: Album) -> [[Float]]? {
    var ratios = ratios
    func isKnown(_ path: IndexPath) -> Bool {
      ratios.indices.contains(path.section) && ratios[path.section].indices.contains(path.item)
    }
    let leaving = updates.deletedItems + updates.moves.map(\.from)
    guard leaving.allSatisfy(isKnown), updates.deletedSections.allSatisfy(ratios.indices.contains) else {
      return nil
    }
    var arriving = updates.insertedItems.map { (path: $0, ratio: Float(0)) }
    arriving += updates.moves.map { ($0.to, ratios[$0.from.section][$0.from.item]) }
    for (section, paths) in Dictionary(grouping: leaving, by: \.section) {
      ratios[section].remove(at: paths.map(\.item).sorted())
    }
    for section in updates.deletedSections.reversed() { ratios.remove(at: section) }
    for section in updates.insertedSections {
      guard section <= ratios.count, newAlbum.sections.indices.contains(section) else { return nil }
      // Pictures that move to the section have a ratio of their own, if the updates name them.
      ratios.insert(Self.drawnRatios(of: newAlbum.sections[section].items), at: section)
    }
    for (section, additions) in Dictionary(grouping: arriving, by: \.path.section) {
      guard ratios.indices.contains(section) else { return nil }
      let sorted = additions.map { (item: $0.path.item, ratio: $0.ratio) }.sorted { $0.item < $1.item }
      if updates.insertedSections.contains(section) {
        for (item, ratio) in sorted where ratios[section].indices.contains(item) {
          ratios[section][item] = ratio
        }
      } else {
        guard ratios[section].insert(sorted) else { return nil }
      }
    }
    let fits =
      ratios.count == newAlbum.sections.count
      && zip(ratios, newAlbum.sections).allSatisfy { $0.count == $1.items.count }
    guard fits else { return nil }
    // What the program draws is known at once.
    for path in updates.insertedItems {
      newAlbum[path].drawnAspectRatio.map { ratios[path.section][path.item] = Float($0) }
    }
    return ratios
  }

  /// Returns the known ratios of pictures that may have moved within a section.
  private static func ratios(of items: [AlbumItem], knowing known: [Float], of own: [AlbumItem]) -> [Float] {
    if own == items { return known }
    let shorter = min(own.count, items.count)
    let start = (0..<shorter).first { own[$0] != items[$0] } ?? shorter
    let end = (0..<(shorter - start)).first { own[own.count - 1 - $0] != items[items.count - 1 - $0] }
    let (ownEnd, itemsEnd) = (own.count - (end ?? shorter - start), items.count - (end ?? shorter - start))
    let moved = Dictionary(zip(own[start..<ownEnd], known[start..<ownEnd])) { first, _ in first }
    let between = items[start..<itemsEnd].map { moved[$0] ?? Float($0.drawnAspectRatio ?? 0) }
    return known[..<start] + between + known[ownEnd...]
  }

  // MARK: - Reading

  /// Reads pictures again when reading continues, because their files have changed.
  func readAgain(at paths: [IndexPath]) { outdated += paths.map { Entry(indexPath: $0, item: album[$0]) } }

  /// Reads all unknown ratios before it returns.
  func readAll() {
    while case let batch = nextBatch(of: Self.maximumBatch), !batch.isEmpty {
      _ = take(Self.read(batch)[...], of: version)
    }
  }

  /// Reads all unknown ratios in the background.
  ///
  /// - Parameters:
  ///   - place: Where the user looks.
  ///   - tell: Receives the pictures of each batch whose ratio differs from the one used before.
  func start(near place: IndexPath, tell: @escaping ([IndexPath]) -> Void) {
    self.tell = tell
    isReading = true
    guard !isBusy else { return }
    if let index, album.sections.indices.contains(place.section) {
      let album = album
      let items = (place.item - Self.nearbyCount)..<(place.item + Self.nearbyCount)
      read(niceValue: 0, then: Self.firstBatch) {
        Self.findings(in: album, place.section..<place.section + 1, items: items, index)
      }
    } else {
      readNext(Self.firstBatch)
    }
  }

  /// Stops after the batch that is being read.
  func stop() { isReading = false }

  private func readNext(_ size: Int) {
    guard isReading else { return }
    if let index {
      self.index = nil
      let album = album
      return read(then: size) {
        Self.findings(in: album, album.sections.indices, items: 0..<Int.max, index)
      }
    }
    let batch = nextBatch(of: size)
    guard !batch.isEmpty else {
      isReading = false
      return
    }
    read(then: min(2 * size, Self.maximumBatch)) { Self.read(batch) }
  }

  /// Finds ratios in the background, and takes them over.
  ///
  /// By default, this steps back behind the threads that load the pictures of the first screen.
  private func read(
    niceValue: Int32 = 19, then size: Int, _ find: @escaping @Sendable () -> [Finding]
  ) {
    isBusy = true
    let version = version
    Thread.detachInBackground(niceValue: niceValue) {
      let found = find()
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.takeOver(found[...], of: version, then: size) }
      }
    }
  }

  /// Takes over ratios, a part at a time, and reads the next ones.
  private func takeOver(_ found: ArraySlice<Finding>, of version: Int, then size: Int) {
    let changed = take(found.prefix(Self.maximumBatch), of: version)
    if isReading, !changed.isEmpty { tell(changed) }
    let rest = found.dropFirst(Self.maximumBatch)
    if rest.isEmpty {
      isBusy = false
      readNext(size)
    } else {
      // A frame may come between two parts. The main queue itself has precedence over frames.
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16)) {
        MainActor.assumeIsolated { self.takeOver(rest, of: version, then: size) }
      }
    }
  }

  /// Returns the ratios of the pictures that the index knows as they are now, in the range `items` of some sections.
  private nonisolated static func findings(
    in album: Album, _ sections: Range<Int>, items: Range<Int>, _ index: PictureIndex
  ) -> [Finding] {
    var found: [Finding] = []
    var folder: FilePath?
    var known: [FileName: IndexedPicture] = [:]
    for number in sections {
      let all = album.sections[number].items
      for position in items.clamped(to: all.indices) {
        let item = all[position]
        guard case .file(let name, let path, _) = item else { continue }
        if path != folder { (folder, known) = (path, index.pictures(in: path.absolute)) }
        guard let picture = known[name], let ratio = picture.aspectRatio,
          let version = item.file.flatMap({ FileVersion(of: $0) }), picture.isCurrent(version)
        else { continue }
        let entry = Entry(indexPath: IndexPath(item: position, section: number), item: item)
        found.append(Finding(entry: entry, ratio: Float(PictureProportions.limited(ratio))))
      }
    }
    return found
  }

  /// Returns the next pictures whose ratio is unknown.
  private func nextBatch(of size: Int) -> [Entry] {
    while !outdated.isEmpty {
      let batch = takeOutdated(size)
      if !batch.isEmpty { return batch }
    }
    var batch: [Entry] = []
    while batch.count < size, ratios.indices.contains(cursor.section) {
      let known = ratios[cursor.section]
      guard cursor.item < known.count, let item = known[cursor.item...].firstIndex(of: 0) else {
        cursor = (cursor.section + 1, 0)
        continue
      }
      let path = IndexPath(item: item, section: cursor.section)
      batch.append(Entry(indexPath: path, item: album[path]))
      cursor.item = item + 1
    }
    return batch
  }

  /// Returns the next pictures whose ratio is outdated, where they are now.
  private func takeOutdated(_ size: Int) -> [Entry] {
    let batch = outdated.prefix(size)
    outdated.removeFirst(batch.count)
    return batch.compactMap { entry in
      position(of: entry, near: 0).map { Entry(indexPath: $0, item: entry.item) }
    }
  }

  private nonisolated static func read(_ batch: [Entry]) -> [Finding] {
    batch.map { Finding(entry: $0, ratio: Float(PictureProportions.ratio(of: $0.item))) }
  }

  /// Stores the ratios that were read. Returns the index paths whose ratio differs from the one used before.
  private func take(_ found: ArraySlice<Finding>, of version: Int) -> [IndexPath] {
    var changed: [IndexPath] = []
    var shift = 0
    for finding in found {
      var path = finding.entry.indexPath
      if version != self.version {
        guard let present = position(of: finding.entry, near: shift) else {
          // If it is elsewhere, it is read again.
          cursor = (0, 0)
          continue
        }
        shift = present.item - path.item
        path = present
      }
      let used = ratios[path.section][path.item]
      ratios[path.section][path.item] = finding.ratio
      if finding.ratio != (used > 0 ? used : Self.usualRatio) { changed.append(path) }
    }
    return changed
  }

  /// Returns where a picture is that was read while the album changed; nil if it is gone or far away.
  private func position(of entry: Entry, near shift: Int) -> IndexPath? {
    let section = entry.indexPath.section
    guard album.sections.indices.contains(section) else { return nil }
    let items = album.sections[section].items
    let middle = entry.indexPath.item + shift
    for distance in 0...Self.maximumShift {
      for item in [middle - distance, middle + distance]
      where items.indices.contains(item) && items[item] == entry.item {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }
}

extension [Float] {
  /// Removes the numbers at indices, which increase.
  fileprivate mutating func remove(at indices: [Int]) {
    guard let first = indices.first else { return }
    var next = indices[...]
    var end = first
    for index in first..<count {
      if index == next.first { next.removeFirst() } else { (self[end], end) = (self[index], end + 1) }
    }
    removeLast(count - end)
  }

  /// Inserts numbers at indices that they have afterwards, which increase. Returns false if they are beyond the end.
  fileprivate mutating func insert(_ additions: [(item: Int, ratio: Float)]) -> Bool {
    guard let first = additions.first?.item, first <= count else { return additions.isEmpty }
    var rest = self[first...]
    let total = count + additions.count
    var result = self[..<first]
    result.reserveCapacity(total)
    for (item, ratio) in additions {
      guard item >= result.count, item - result.count <= rest.count else { return false }
      let between = rest.prefix(item - result.count)
      result += between
      rest = rest.dropFirst(between.count)
      result.append(ratio)
    }
    self = Array(result + rest)
    return true
  }
}
