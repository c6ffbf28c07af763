// The kinds of accessories.
extension UICellAccessory {
  /// A chevron at the trailing edge: the row leads to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    .init(
      .disclosureIndicator, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A chevron at the trailing edge that expands and collapses the item. It points down while the item is expanded.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: Its look, and whether a tap anywhere in the row toggles the item.
  ///   - actionHandler: Called instead of expanding or collapsing the item in its section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.style, accessory.action) = (options.style, actionHandler)
    return accessory
  }

  /// A checkmark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    .init(
      .checkmark, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
  }

  /// A red button with a minus at the leading edge.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: Its look.
  ///   - actionHandler: Called instead of revealing the swipe actions at the trailing edge of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .delete, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.backgroundColor, accessory.action) = (options.backgroundColor, actionHandler)
    return accessory
  }

  /// A green button with a plus at the leading edge.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .insert, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.backgroundColor, accessory.action) = (options.backgroundColor, actionHandler)
    return accessory
  }

  /// A handle at the trailing edge with which the user moves the item, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .reorder, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    accessory.showsVerticalSeparator = options.showsVerticalSeparator
    return accessory
  }

  /// A circle at the leading edge that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .multiselect, .leading(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.text, accessory.font) = (text, options.font)
    accessory.adjustsFont = options.adjustsFontForContentSizeCategory
    return accessory
  }

  /// A button with an i in a circle at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .detail, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    accessory.action = actionHandler
    return accessory
  }

  /// A button at the trailing edge that shows the chosen element of a menu, and opens the menu.
  ///
  /// - Parameters:
  ///   - menu: The menu. One of its actions is chosen at a time: the first one, if none is.
  ///   - displayed: When the accessory is shown.
  ///   - options: Its look.
  ///   - selectedElementDidChangeHandler: Called when the user has chosen another element, before the element's own
  ///     handler.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, .trailing(displayed: displayed), options.isHidden, options.reservedLayoutWidth,
      options.tintColor)
    (accessory.menu, accessory.menuSelectionDidChange) = (menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement, configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor)
    accessory.maintainsFixedSize = configuration.maintainsFixedSize
    return accessory
  }
}
