/// One use of a placeholder among the items. Several drops can use the same placeholder.
@MainActor
final class PresentedPlaceholder {
  let placeholder: UICollectionViewPlaceholder

  init(_ placeholder: UICollectionViewPlaceholder) { self.placeholder = placeholder }
}

extension PresentedPlaceholder: Equatable {
  nonisolated static func == (one: PresentedPlaceholder, other: PresentedPlaceholder) -> Bool {
    one === other
  }
}
