import GTKHost

/// The keys of the gallery, for the window of keyboard shortcuts.
enum GalleryShortcuts {
  static let sections = [
    ShortcutSection(
      title: "Album",
      groups: [
        ShortcutGroup(
          title: "Window",
          shortcuts: [
            .init("<Control>o", "Open a folder"),
            .init("<Control>r", "Read the folders again"),
            .init("<Control>n", "New window"),
            .init("<Control>bracketleft <Control>bracketright", "Back and forward through the albums"),
            .init("<Control>Page_Down", "Next layout"),
            .init("<Control>Page_Up", "Previous layout"),
            .init("F11", "Enter or leave full screen"),
            .init("F10", "Main menu"),
            .init("<Control>question F1", "Keyboard shortcuts"),
            .init("<Control>q <Control>w", "Quit"),
          ]),
        ShortcutGroup(
          title: "Finding Pictures",
          shortcuts: [
            .init("<Control>f", "Find by name"),
            .init("<Control>g", "Next match"),
            .init("<Control><Shift>g", "Previous match"),
            .init("a...z", "Go to the next name that begins with the letters"),
          ]),
        ShortcutGroup(
          title: "Arranging",
          shortcuts: [
            .init("<Alt>1...6", "Sort by name, date taken, date modified, size, dimensions or colour"),
            .init("<Alt>r", "Reverse the order"),
            .init("<Alt>m", "Sections by month or by folder"),
            .init("<Alt>b", "Show favourites only"),
            .init("<Alt>o", "Show landscape, portrait or square pictures only"),
            .init("<Alt>a", "Show all pictures"),
          ]),
        ShortcutGroup(
          title: "Moving",
          shortcuts: [
            .init("Up Down Left Right", "Next picture in a direction"),
            .init("Page_Up Page_Down", "One page up or down"),
            .init("Home End", "First or last picture"),
            .init("Menu <Shift>F10", "Menu of the picture"),
            .init("<Control>b", "Favourite, or none"),
            .init("<Control>plus <Control>minus", "Larger or smaller thumbnails"),
            .init("<Control>0", "Default size of thumbnails"),
          ]),
        ShortcutGroup(
          title: "Selecting and Editing",
          shortcuts: [
            .init("space", "Select or deselect the picture"),
            .init("<Shift>Right", "Extend the selection"),
            .init("<Control>a", "Select all"),
            .init("Escape", "Select none"),
            .init("<Control>c", "Copy"),
            .init("<Control>x", "Cut"),
            .init("<Control>v", "Paste"),
            .init("<Control><Shift>v", "Paste as links"),
            .init("<Alt>Right", "Move the picture"),
          ]),
        ShortcutGroup(
          title: "Files",
          shortcuts: [
            .init("Delete", "Move to the trash"),
            .init("F2", "Rename"),
            .init("<Control>d", "Duplicate"),
            .init("bracketleft bracketright", "Rotate left or right"),
            .init("<Control><Shift>n", "New folder"),
            .init("<Control>z", "Undo"),
            .init("<Control><Shift>z <Control>y", "Redo"),
          ]),
      ]),
    ShortcutSection(
      title: "Open Picture",
      groups: [
        ShortcutGroup(
          title: "Showing",
          shortcuts: [
            .init("Return", "Open the picture"),
            .init("Right space", "Next picture"),
            .init("Left BackSpace", "Previous picture"),
            .init("Home End", "First or last picture"),
            .init("F5", "Start or stop the slide show"),
            .init("i <Alt>Return", "Information about the picture"),
            .init("Escape", "Return to the album"),
          ]),
        ShortcutGroup(
          title: "Zooming",
          shortcuts: [
            .init("plus minus", "Zoom in or out"),
            .init("0", "Fit the window"),
            .init("1", "Actual size"),
          ]),
      ]),
  ]
}
