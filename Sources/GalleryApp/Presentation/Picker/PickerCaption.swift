import UIKit

/// The text and colours of a row of the picker.
struct PickerCaption {
  let title: String
  let detail: String
  let color: UIColor
  let ground: UIColor

  init(_ item: AlbumItem) {
    title = item.title
    switch item {
    case .file:
      detail = ""
      color = .white
      ground = .secondarySystemBackground
    case .bookCover(let book):
      let drawing = CoverDrawing(book: book)
      detail = book.author
      color = drawing.lettering
      ground = drawing.ground.mixed(with: .white, 0.12)
    case .player(let player):
      detail = "\(player.team.name) · \(player.role.rawValue) \(player.number)"
      color = .white
      ground = TeamPalette(team: player.team).strip
    case .word:
      detail = ""
      color = .label
      ground = .secondarySystemBackground
    }
  }
}
