import SystemPackage

// The orders that the user makes by hand, and their undo.
extension LiveAlbum {
  /// Whether the user has moved pictures of the folders of the album.
  package var hasOrderByHand: Bool {
    let ordered = library?.foldersWithOrder() ?? []
    guard !ordered.isEmpty else { return false }
    let folders =
      arrangement.sections == .months ? watchedFolders.paths : switcher.album.sections.compactMap(\.folder)
    return folders.contains { ordered.contains($0.absolute) }
  }

  /// Sorts all pictures, also those that the user has moved by hand.
  package func sort(by order: AlbumArrangement.Order) {
    (arrangement.order, arrangement.isByHand) = (order, false)
  }

  /// Orders the pictures of folders as the user has moved them.
  package func orderByHand() { (arrangement.sections, arrangement.isByHand) = (.folders, true) }

  /// The order that the user has made by hand.
  ///
  /// - Parameter changes: What has changed on the disk; nil if the pictures are chosen again. Pictures that were not shown
  ///   return to the places where the user had them.
  func handmadeOrder(_ changes: FolderTree.Changes?) -> HandmadeOrder {
    var order = HandmadeOrder(kept: changes == nil ? [] : sectionsByHand, isReversed: arrangement.isReversed)
    guard arrangement.isByHand, let library else { return order }
    guard let changes, isShown else {
      order.stored = library.orders()
      return order
    }
    let folders = library.foldersWithOrder()
    for folder in changes.folders where folders.contains(folder.absolute) {
      order.stored[folder.absolute] = library.order(of: folder)
    }
    return order
  }

  /// Notes which sections are in an order made by hand.
  func didOrder(_ album: Album, by order: HandmadeOrder) {
    sectionsByHand = order.kept
    guard !order.stored.isEmpty else { return }
    for (key, section) in zip(AlbumSection.Key.keys(of: album.sections), album.sections) {
      if let folder = section.folder, order.stored[folder.absolute] != nil { sectionsByHand.insert(key) }
    }
  }

  /// Stores the order that the user has made by moving a picture. Pictures that are not shown keep their places.
  ///
  /// - Parameters:
  ///   - move: What the user has moved. In a section that is no folder, it stays there until the arrangement changes.
  ///   - commands: The commands that undo it.
  package func pictureDidMove(_ move: PictureMove, undoneBy commands: FileCommands) {
    sectionsByHand.insert(move.section)
    guard let folder = move.section.folder else {
      let change = Reordering.Change.place(move.item, before: move.nextItem)
      return commands.add(Reordering(of: move.item, in: move.section, change, arrangement))
    }
    let names = move.items.compactMap(\.fileName)
    guard arrangement.isFiltered else { return store(names, of: folder, after: move, commands) }
    Task {
      let sections = await scanner?.everything(orderedBy: arrangement) ?? []
      let orders = arrangement.isByHand ? library?.orders() ?? [:] : [:]
      let all = Album(title: "", sections: sections).ordered(by: orders, isReversed: arrangement.isReversed)
      guard let section = all.sections.first(where: { $0.folder == folder }) else { return }
      store(section.fileNames.placing(names), of: folder, after: move, commands)
    }
  }

  private func store(
    _ names: [FileName], of folder: FilePath, after move: PictureMove, _ commands: FileCommands
  ) {
    let earlier = arrangement
    let stored = library?.order(of: folder) ?? []
    library?.setOrder(earlier.isReversed ? names.reversed() : names, of: folder)
    // An order of 100,000 pictures takes memory, so it is kept only if it was another one.
    let isSame = earlier.isByHand && !earlier.isFiltered && !stored.isEmpty
    let next = earlier.isReversed ? move.previousItem : move.nextItem
    let change: Reordering.Change = isSame ? .place(move.item, before: next) : .replace(stored)
    commands.add(Reordering(of: move.item, in: move.section, change, earlier))
    arrangement.isByHand = true
  }

  /// Changes the order of pictures, to undo or to repeat what the user has done by hand, and shows it.
  ///
  /// - Returns: What undoes that; nil if it is not possible any more.
  package func perform(_ reordering: Reordering) -> Reordering? {
    guard let folder = reordering.section.folder else { return performOnScreen(reordering) }
    var inverse = reordering
    inverse.arrangement = arrangement
    var names = library?.order(of: folder) ?? []
    switch reordering.change {
    case .replace(let others):
      inverse.change = .replace(names)
      names = others
    case .place(let item, before: let next):
      guard let name = item.fileName, let moved = names.moving(name, before: next?.fileName) else {
        return nil
      }
      inverse.change = .place(item, before: moved.next.map { .file($0, folder: folder) })
      names = moved.elements
    }
    library?.setOrder(names, of: folder)
    // The window may show another album now.
    guard watchedFolders.paths.contains(where: { $0.absolute == folder.absolute }) else { return inverse }
    arrangement.takeOrder(of: reordering.arrangement)
    choiceDidChange()
    return inverse
  }

  /// Changes the order of pictures in a section that is no folder, as long as nothing else has changed it.
  private func performOnScreen(_ reordering: Reordering) -> Reordering? {
    guard sectionsByHand.contains(reordering.section), arrangement == reordering.arrangement,
      case .place(let item, before: let next) = reordering.change,
      let earlier = switcher.move(item, before: next)
    else { return nil }
    var inverse = reordering
    inverse.change = .place(item, before: earlier.nextItem)
    return inverse
  }
}

extension [FileName] {
  /// The names with some of them in another order, in the places that these have together.
  fileprivate func placing(_ names: [FileName]) -> [FileName] {
    let moved = Set(names)
    var next = names.makeIterator()
    return map { moved.contains($0) ? next.next() ?? $0 : $0 }
  }

  /// Moves a name before another one, or to the end.
  ///
  /// - Returns: The names, and the one that was behind it before; nil if one of the names is missing.
  fileprivate func moving(_ name: FileName, before next: FileName?) -> (
    elements: [FileName], next: FileName?
  )? {
    guard let place = firstIndex(of: name) else { return nil }
    var names = self
    names.remove(at: place)
    let behind = names.indices.contains(place) ? names[place] : nil
    guard let target = next.map({ names.firstIndex(of: $0) }) ?? names.endIndex else { return nil }
    names.insert(name, at: target)
    return (names, behind)
  }
}
