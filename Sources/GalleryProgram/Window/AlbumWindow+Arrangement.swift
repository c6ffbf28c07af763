import GTKHost
import GalleryApp
import UIKit

// How the pictures are ordered and grouped, and which are shown.
extension AlbumWindow {
  /// The commands that have keys of their own.
  var arrangementCommands: [WindowCommand] {
    let orders = AlbumArrangement.Order.allCases.enumerated().map { number, order in
      WindowCommand(
        identifier: "sort-\(order.rawValue)", title: GalleryText.title(of: order),
        keys: ["<Alt>\(number + 1)"]
      ) { [weak self] in self?.sort(by: order) }
    }
    return orders + [
      command("reversed", GalleryText.reversed, "<Alt>r") { $0.isReversed.toggle() },
      command("sections", GalleryText.sectionsBy, "<Alt>m") {
        $0.sections = $0.sections == .months ? .folders : .months
      },
      command("favorites-only", GalleryText.favoritesOnly, "<Alt>b") { $0.showsFavoritesOnly.toggle() },
      command("orientation", GalleryText.orientation, "<Alt>o") {
        let all = [nil] + AlbumArrangement.Orientation.allCases.map(Optional.some)
        let place = all.firstIndex(of: $0.orientation) ?? 0
        $0.orientation = all[(place + 1) % all.count]
      },
      command("all-pictures", GalleryText.allPictures, "<Alt>a") { $0.removeFilters() },
    ]
  }

  private func command(
    _ identifier: String, _ title: String, _ key: String,
    _ change: @escaping (inout AlbumArrangement) -> Void
  ) -> WindowCommand {
    WindowCommand(identifier: identifier, title: title, keys: [key]) { [weak self] in self?.arrange(change) }
  }

  /// Sorts the pictures, unless the album has no files. Sorting by name replaces the order that the user made.
  private func sort(by order: AlbumArrangement.Order) {
    guard switcher.files != nil else { return }
    if order == .name { forgetOrders() }
    liveAlbum.sort(by: order)
    saveSession()
  }

  /// Changes the arrangement, unless the album has no files.
  private func arrange(_ change: (inout AlbumArrangement) -> Void) {
    guard switcher.files != nil else { return }
    change(&liveAlbum.arrangement)
    saveSession()
  }

  /// The menus of the main menu; empty for an album without files.
  func makeArrangementMenus() -> [UIMenu] {
    guard switcher.files != nil else { return [] }
    let present = liveAlbum.arrangement
    func choice(
      _ title: String, _ identifier: String? = nil, isOn: Bool,
      _ change: @escaping (inout AlbumArrangement) -> Void
    ) -> UIAction {
      UIAction(
        title: title, identifier: identifier.map { UIAction.Identifier($0) }, state: isOn ? .on : .off
      ) { [weak self] _ in self?.arrange(change) }
    }
    func choices<Value: Equatable>(
      of title: String, _ path: WritableKeyPath<AlbumArrangement, Value?>, _ values: [Value],
      _ name: (Value) -> String
    ) -> UIMenu {
      let any = choice(GalleryText.any, isOn: present[keyPath: path] == nil) { $0[keyPath: path] = nil }
      let others = values.map { value in
        choice(name(value), isOn: present[keyPath: path] == value) { $0[keyPath: path] = value }
      }
      return UIMenu(title: title, children: [UIMenu(options: .displayInline, children: [any])] + others)
    }
    let orders = AlbumArrangement.Order.allCases.map { order in
      UIAction(
        title: GalleryText.title(of: order), identifier: UIAction.Identifier("sort-\(order.rawValue)"),
        state: present.order == order && !switcher.isOrderedByHand ? .on : .off
      ) { [weak self] _ in self?.sort(by: order) }
    }
    let reversed = choice(GalleryText.reversed, "reversed", isOn: present.isReversed) {
      $0.isReversed.toggle()
    }
    let sections = AlbumArrangement.Sections.allCases.map { sections in
      choice(GalleryText.title(of: sections), isOn: present.sections == sections) { $0.sections = sections }
    }
    let all = choice(GalleryText.allPictures, "all-pictures", isOn: !present.isFiltered) {
      $0.removeFilters()
    }
    let favorites = choice(
      GalleryText.favoritesOnly, "favorites-only", isOn: present.showsFavoritesOnly
    ) { $0.showsFavoritesOnly.toggle() }
    let known = liveAlbum.choices
    let periods =
      [7, 30].map { AlbumArrangement.Period.lastDays($0) }
      + known.years.map { AlbumArrangement.Period.year($0) }
    return [
      UIMenu(
        title: GalleryText.sortBy,
        children: [
          UIMenu(options: .displayInline, children: orders),
          UIMenu(options: .displayInline, children: [reversed]),
        ]),
      UIMenu(title: GalleryText.sectionsBy, children: sections),
      UIMenu(
        title: GalleryText.show,
        children: [
          UIMenu(options: .displayInline, children: [all, favorites]),
          choices(
            of: GalleryText.orientation, \.orientation, AlbumArrangement.Orientation.allCases,
            GalleryText.title),
          choices(of: GalleryText.kind, \.kind, known.kinds, GalleryText.only),
          choices(of: GalleryText.date, \.period, periods, GalleryText.title),
        ]),
    ]
  }
}
