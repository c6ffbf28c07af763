extension Album {
  /// The album the program draws itself: a shelf of books and the four teams of the animal football cup.
  public static let builtIn = Album(
    title: "Books and the Animal Cup",
    sections: [AlbumSection(title: "Bookshelf", items: BookCover.shelf.map { .bookCover($0) })]
      + CupTeam.allCases.map { team in
        AlbumSection(title: team.name, items: CupPlayer.members(of: team).map { .player($0) })
      })
}
