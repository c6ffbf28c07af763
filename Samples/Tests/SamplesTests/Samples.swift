import Testing

/// The apps, one after another: there is one shared application.
@MainActor
@Suite(.serialized) struct Samples {}
