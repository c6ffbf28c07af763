import ArgumentParser
import GalleryApp

/// The steps of a film, written as names separated by commas.
struct FilmSteps: ExpressibleByArgument {
  let steps: [FilmStep]

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    steps = names.compactMap(FilmStep.init(name:))
    guard steps.count == names.count else { return nil }
  }
}
