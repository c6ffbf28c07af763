import TestSupport

extension LayoutSubject {
  /// All layouts that are under the laws, with the settings in which they are. A new layout is added here.
  static let all: [LayoutSubject] =
    flows + compositionals + [transition] + waterfalls + stretchyHeaders + rings + wheels + spheres + rows
    + books
}
