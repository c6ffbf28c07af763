/// The records of the files of a folder, in the natural order of their names.
///
/// An album of 100,000 files has as many records, so they are in arrays, which take half of the memory of a dictionary.
struct FileRecords: Equatable, Sendable {
  /// The names in natural order.
  private(set) var names: [FileName]
  private var values: [FileRecord]

  /// Creates records.
  ///
  /// - Complexity: O(*n* · log *n*).
  init(_ records: [FileName: FileRecord] = [:]) {
    let ordered = records.sorted { $0.key < $1.key }
    (names, values) = (ordered.map(\.key), ordered.map(\.value))
  }

  /// The record of a file; nil if there is none.
  ///
  /// - Complexity: O(log *n*) to read, O(*n*) to add or remove.
  subscript(name: FileName) -> FileRecord? {
    get {
      let place = place(of: name)
      return place.isTaken ? values[place.index] : nil
    }
    set {
      let (index, isTaken) = place(of: name)
      switch (newValue, isTaken) {
      case (let record?, true): values[index] = record
      case (let record?, false):
        names.insert(name, at: index)
        values.insert(record, at: index)
      case (nil, true):
        names.remove(at: index)
        values.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Replaces the records of some names by those that were found.
  ///
  /// - Complexity: O(*n* + *k* · log *k*) for *k* found records.
  mutating func replace(_ replaced: Set<FileName>, with found: [FileName: FileRecord]) {
    var merged = FileRecords()
    merged.names.reserveCapacity(names.count + found.count)
    merged.values.reserveCapacity(names.count + found.count)
    let next = FileRecords(found).makeIterator()
    var waiting = next.next()
    for (name, record) in self where found[name] == nil && !replaced.contains(name) {
      while let new = waiting, new.name < name {
        merged.append(new)
        waiting = next.next()
      }
      merged.append((name, record))
    }
    while let new = waiting {
      merged.append(new)
      waiting = next.next()
    }
    self = merged
  }

  /// Uses the same memory for names that are equal to those of an album.
  mutating func share(_ others: some Collection<FileName>) {
    if others.elementsEqual(names) { names = Array(others) }
  }

  private mutating func append(_ entry: (name: FileName, record: FileRecord)) {
    names.append(entry.name)
    values.append(entry.record)
  }

  /// Where a name is, or where it would be.
  private func place(of name: FileName) -> (index: Int, isTaken: Bool) {
    var range = 0..<names.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if names[middle] == name { return (middle, true) }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return (range.lowerBound, false)
  }
}

extension FileRecords: Sequence {
  func makeIterator() -> AnyIterator<(name: FileName, record: FileRecord)> {
    var index = 0
    return AnyIterator {
      guard index < names.count else { return nil }
      defer { index += 1 }
      return (names[index], values[index])
    }
  }
}
