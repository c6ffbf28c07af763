import ArgumentParser
import GalleryApp

/// What happens in a film, written as names with commas between them.
struct FilmSteps: ExpressibleByArgument {
  let steps: [FilmStep]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    steps = names.compactMap(FilmStep.init(name:))
    guard steps.count == names.count else { return nil }
  }
}
