import CGTK4

/// A `GAppInfo`: a program that is installed.
final class AppInfo: GObjectReference {
  /// The name for the user.
  var displayName: String { String(cString: g_app_info_get_display_name(opaque)) }

  /// The name of its desktop entry.
  var identifier: String? { g_app_info_get_id(opaque).map { String(cString: $0) } }

  /// The programs for files with the name of one: the default one first, then those that the desktop recommends.
  static func programs(for file: File) -> [AppInfo] {
    let name = g_file_get_basename(file.opaque)
    defer { g_free(name) }
    guard let type = g_content_type_guess(name, nil, 0, nil) else { return [] }
    defer { g_free(type) }
    var programs: [AppInfo] = []
    if let info = g_app_info_get_default_for_type(type, 0) { programs.append(AppInfo(owning: info)) }
    let list = g_app_info_get_recommended_for_type(type)
    defer { g_list_free(list) }
    var next = list
    while let node = next {
      if let data = node.pointee.data { programs.append(AppInfo(owning: data)) }
      next = node.pointee.next
    }
    return programs
  }

  /// Opens a file in the program.
  func launch(_ file: File) throws(GLibError) {
    var files = GList(data: file.raw, next: nil, prev: nil)
    try GLibError.check { g_app_info_launch(opaque, &files, nil, $0) }
  }

  /// Opens a URI in the default program for its scheme or type.
  static func launchDefault(for uri: String) throws(GLibError) {
    try GLibError.check { g_app_info_launch_default_for_uri(uri, nil, $0) }
  }
}
