import Testing

@testable import GalleryApp

@Suite("The built-in album")
struct BuiltInAlbumTests {
  @Test("books and four teams, owls first")
  func sections() {
    #expect(Album.builtIn.sections.map(\.title) == ["Bookshelf", "Owls", "Tigers", "Parrots", "Giraffes"])
    #expect(Album.builtIn.sections.allSatisfy { !$0.items.isEmpty })
  }

  @Test("no two pictures have one title")
  func titles() {
    let titles = Album.builtIn.sections.flatMap { $0.items.map(\.title) }
    #expect(Set(titles).count == titles.count)
  }

  @Test("the cloud has 200 words, no two of them the same")
  func words() {
    #expect(CloudWord.cloud.count == 200)
    #expect(Set(CloudWord.cloud.map(\.text)).count == 200)
  }

  @Test("every motif is on some cover, and pictures come in several sizes")
  func variety() {
    #expect(Set(BookCover.shelf.map(\.motif)).count == BookCover.Motif.allCases.count)
    #expect(Set(Album.builtIn.sections.flatMap { $0.items.map(\.drawnAspectRatio) }).count >= 3)
  }

  @Test("every team has one keeper, and strengths are within bounds", arguments: CupTeam.allCases)
  func team(team: CupTeam) {
    let members = CupPlayer.members(of: team)
    #expect(members.count { $0.role == .keeper } == 1)
    #expect(Set(members.map(\.number)).count == members.count)
    #expect(members.allSatisfy { (60...99).contains($0.strength) })
  }

  // Worked out with the published SplitMix64 in another language, for coordinates (0, 0, 0) and (1, 2, 3).
  @Test("what looks drawn by lot is the same everywhere")
  func scattered() {
    #expect(scatter(0, 0, 0) == 0.8833108082136426)
    #expect(scatter(1, 2, 3) == 0.9219846087172053)
  }
}
