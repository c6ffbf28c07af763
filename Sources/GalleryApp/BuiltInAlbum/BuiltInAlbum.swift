extension Album {
  /// The album that the program draws: a shelf of books, and the four teams of the animal football cup.
  package static let builtIn = Album(
    title: "Books and the Animal Cup",
    sections: [AlbumSection(title: "Bookshelf", items: BookCover.shelf.map { .bookCover($0) })]
      + CupTeam.allCases.map { team in
        AlbumSection(title: team.name, items: CupPlayer.members(of: team).map { .player($0) })
      })

  /// Returns an album of the players of a team, in their order in this album, with a section for each role.
  func members(of team: CupTeam) -> Album {
    let members = sections.lazy.flatMap(\.items).compactMap { item -> CupPlayer? in
      if case .player(let player) = item, player.team == team { player } else { nil }
    }
    let players = Dictionary(grouping: members, by: \.role)
    return Album(
      title: team.name,
      sections: CupPlayer.Role.allCases.compactMap { role in
        players[role].map { AlbumSection(title: role.title, items: $0.map { .player($0) }) }
      })
  }

  /// An album of the words of the word cloud.
  static let words = Album(
    title: "Words", sections: [AlbumSection(title: "Words", items: CloudWord.cloud.map { .word($0) })])
}
