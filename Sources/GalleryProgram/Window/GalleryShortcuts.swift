import GTKHost
import Translations

/// The keys of the gallery, for the window of keyboard shortcuts.
///
/// The longest text determines the width of a column, and the window must fit on a small screen. Texts have at most 33
/// characters in every language.
enum GalleryShortcuts {
  /// What changes the focused picture of an album, and an open one.
  private static let changes: [ShortcutGroup.Shortcut] = [
    .init("Delete", translated("Move to the trash")),
    .init("<Shift>Delete", translated("Delete permanently")),
    .init("F2", translated("Rename")),
    .init("<Control>d", translated("Duplicate")),
    .init("bracketleft bracketright", translated("Rotate left or right")),
    .init("<Control>z", translated("Undo")),
    .init("<Control><Shift>z <Control>y", translated("Redo")),
  ]

  static let sections = [
    ShortcutSection(
      title: translated("Album"),
      groups: [
        ShortcutGroup(
          title: translated("Window"),
          shortcuts: [
            .init("<Control>o", translated("Open a folder")),
            .init("<Control>r", translated("Read the folders again")),
            .init("<Control>n", translated("New window")),
            .init("<Control>bracketleft <Control>bracketright", translated("Back or forward")),
            .init("<Control>Page_Down", translated("Next layout")),
            .init("<Control>Page_Up", translated("Previous layout")),
            .init("F11", translated("Enter or leave full screen")),
            .init("F10", translated("Main menu")),
            .init("<Control>question F1", translated("Keyboard shortcuts")),
            .init("<Control>q <Control>w", translated("Quit")),
          ]),
        ShortcutGroup(
          title: translated("Finding Pictures"),
          shortcuts: [
            .init("<Control>f", translated("Find by name")),
            .init("<Control>g", translated("Next match")),
            .init("<Control><Shift>g", translated("Previous match")),
            .init("a...z", translated("Find a name by its beginning")),
          ]),
        ShortcutGroup(
          title: translated("Arranging"),
          shortcuts: [
            .init("<Alt>1...6", translated("Choose one of six orders")),
            .init("<Alt>7", translated("Order made by hand")),
            .init("<Alt>r", translated("Reverse the order")),
            .init("<Alt>m", translated("Sections by month or folder")),
            .init("<Alt>b", translated("Show favourites only")),
            .init("<Alt>o", translated("Show one orientation only")),
            .init("<Alt>a", translated("Show all pictures")),
          ]),
        ShortcutGroup(
          title: translated("Moving"),
          shortcuts: [
            .init("Up Down Left Right", translated("Next picture in a direction")),
            .init("<Control>Right", translated("Move only the focus")),
            .init("Return", translated("Open the picture")),
            .init("F5", translated("Start or stop the slide show")),
            .init("Page_Up Page_Down", translated("One page up or down")),
            .init("Home End", translated("First or last picture")),
            .init("Menu <Shift>F10", translated("Menu of the picture")),
            .init("<Control>b", translated("Favourite, or none")),
            .init("<Control>plus <Control>minus", translated("Larger or smaller thumbnails")),
            .init("<Control>0", translated("Default size of thumbnails")),
          ]),
        ShortcutGroup(
          title: translated("Selecting and Editing"),
          shortcuts: [
            .init("space", translated("Select or deselect the picture")),
            .init("<Shift>Right", translated("Extend the selection")),
            .init("<Control>a", translated("Select all")),
            .init("Escape", translated("Select none")),
            .init("<Control>c", translated("Copy")),
            .init("<Control>x", translated("Cut")),
            .init("<Control>v", translated("Paste")),
            .init("<Control><Shift>v", translated("Paste as links")),
            .init("<Alt>Right", translated("Move the picture")),
          ]),
        ShortcutGroup(
          title: translated("Files"),
          shortcuts: changes + [
            .init("<Control><Shift>n", translated("New folder"))
          ]),
      ]),
    ShortcutSection(
      title: translated("Open Picture"),
      groups: [
        ShortcutGroup(
          title: translated("Showing"),
          shortcuts: [
            .init("Right space Page_Down", translated("Next picture")),
            .init("Left BackSpace Page_Up", translated("Previous picture")),
            .init("Home End", translated("First or last picture")),
            .init("F5", translated("Start or stop the slide show")),
            .init("F11", translated("Enter or leave full screen")),
            .init("i <Alt>Return", translated("Information about the picture")),
            .init("Escape", translated("Return to the album")),
          ]),
        ShortcutGroup(
          title: translated("Zooming"),
          shortcuts: [
            .init("plus minus", translated("Zoom in or out")),
            .init("0", translated("Fit the window")),
            .init("1", translated("Actual size")),
          ]),
        ShortcutGroup(
          title: translated("Files"),
          shortcuts: [
            .init("<Control>b", translated("Favourite, or none")),
            .init("<Control>c", translated("Copy")),
          ] + changes),
      ]),
  ]
}
