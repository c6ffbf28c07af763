/// The memory for decoded pictures, divided among those who keep them. All sizes are in bytes.
///
/// What is visible is kept in any case.
struct MemoryBudget {
  /// The maximum for thumbnails.
  let thumbnails: Int
  /// The maximum for the pixels of an enlarged picture.
  let enlargedPicture: Int
  /// The maximum for what is drawn from both and is not visible.
  let drawings: Int
  /// What remains of the thumbnails while the user does nothing.
  let idle: Int

  /// Divides the memory: half of it is for thumbnails.
  init(total: Int) {
    thumbnails = total / 2
    enlargedPicture = total / 4
    drawings = total / 4
    // They are stored, so that more come back fast.
    idle = total / 32
  }
}
