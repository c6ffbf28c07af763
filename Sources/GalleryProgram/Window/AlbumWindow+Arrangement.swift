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
    let byHand = WindowCommand(identifier: "sort-by-hand", title: GalleryText.byHand, keys: ["<Alt>7"]) {
      [weak self] in self?.orderByHand()
    }
    return orders + [
      byHand,
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

  /// Sorts the pictures, unless the album has no files. The order that the user made is kept.
  private func sort(by order: AlbumArrangement.Order) {
    guard switcher.files != nil else { return }
    liveAlbum.sort(by: order)
    saveSession()
  }

  /// Orders the pictures as the user has moved them.
  private func orderByHand() {
    guard switcher.files != nil else { return }
    guard liveAlbum.hasOrderByHand else { return desktop.tell(GalleryText.noOrderByHand, button: nil) }
    liveAlbum.orderByHand()
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
    let hasOrderByHand = liveAlbum.hasOrderByHand
    let isByHand = present.isByHand && present.sections == .folders && hasOrderByHand
    let orders = AlbumArrangement.Order.allCases.map { order in
      UIAction(
        title: GalleryText.title(of: order), identifier: UIAction.Identifier("sort-\(order.rawValue)"),
        state: present.order == order && !isByHand ? .on : .off
      ) { [weak self] _ in self?.sort(by: order) }
    }
    let byHand = UIAction(
      title: GalleryText.byHand, identifier: UIAction.Identifier("sort-by-hand"),
      attributes: hasOrderByHand ? [] : .disabled,
      state: isByHand ? .on : .off
    ) { [weak self] _ in self?.orderByHand() }
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
          UIMenu(options: .displayInline, children: orders + [byHand]),
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
