import CGTK4
import Foundation
import Translations

/// A program of the desktop that opens files of a type.
@MainActor
public struct DesktopProgram {
  /// The name for the user.
  public let name: String
  private let info: GObjectReference<OpaquePointer>

  private init(adding info: OpaquePointer) {
    name = String(cString: g_app_info_get_display_name(info))
    self.info = GObjectReference(adding: info)
  }

  /// Returns the programs for a file, by its name: the default one first, then those that the desktop recommends.
  public static func programs(for path: String) -> [DesktopProgram] {
    guard let type = g_content_type_guess(path, nil, 0, nil) else { return [] }
    defer { g_free(type) }
    var programs: [DesktopProgram] = []
    var names: Set<String> = []
    func add(_ info: OpaquePointer) {
      let identifier = g_app_info_get_id(info).map { String(cString: $0) }
      guard identifier.map({ names.insert($0).inserted }) ?? true else { return }
      programs.append(DesktopProgram(adding: info))
    }
    if let info = g_app_info_get_default_for_type(type, 0) {
      add(info)
      g_object_unref(UnsafeMutableRawPointer(info))
    }
    let list = g_app_info_get_recommended_for_type(type)
    var next = list
    while let node = next {
      if let data = node.pointee.data {
        add(OpaquePointer(data))
        g_object_unref(data)
      }
      next = node.pointee.next
    }
    g_list_free(list)
    return programs
  }

  /// Opens a file in the program.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onError: Receives the reason if the program cannot be started.
  public func open(_ path: String, onError: (String) -> Void) {
    guard let file = g_file_new_for_path(path) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var files = GList(data: UnsafeMutableRawPointer(file), next: nil, prev: nil)
    var error: UnsafeMutablePointer<GError>?
    guard g_app_info_launch(info.pointer, &files, nil, &error) == 0 else { return }
    onError(error.map { String(cString: $0.pointee.message) } ?? translated("the program cannot be started"))
    g_clear_error(&error)
  }

  /// Lets the user choose a program for a file among all that are installed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - host: The window over which the dialog opens.
  ///   - onChoose: Receives the program, unless the user cancels.
  public static func choose(
    for path: String, over host: WindowHost, onChoose: @escaping (DesktopProgram) -> Void
  ) {
    guard let parent = host.shell?.window, let file = g_file_new_for_path(path) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    let flags = GtkDialogFlags(GTK_DIALOG_MODAL.rawValue | GTK_DIALOG_DESTROY_WITH_PARENT.rawValue)
    guard let dialog = gtk_app_chooser_dialog_new(parent, flags, file) else { return }
    connect(dialog, "response") { arguments in
      if arguments.integer(0) == GTK_RESPONSE_OK.rawValue,
        let info = gtk_app_chooser_get_app_info(OpaquePointer(dialog))
      {
        onChoose(DesktopProgram(adding: info))
        g_object_unref(UnsafeMutableRawPointer(info))
      }
      gtk_window_destroy(pointer(dialog, to: GtkWindow.self))
    }
    gtk_window_present(pointer(dialog, to: GtkWindow.self))
  }
}
