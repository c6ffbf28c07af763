import ArgumentParser

/// Shows a folder of pictures in a collection view.
@main
struct Gallery: ParsableCommand {
  mutating func run() {}
}
