/// A property that objects take over from the proxy of their class.
@MainActor
struct AppearanceProperty {
  /// Sets the property of the object, if the app has set that of the proxy, and not that of the object.
  let transfer: (_ proxy: AnyObject, _ pristine: AnyObject, _ object: AnyObject) -> Void

  private init(_ transfer: @escaping (_ proxy: AnyObject, _ pristine: AnyObject, _ object: AnyObject) -> Void)
  {
    self.transfer = transfer
  }

  private init<Object: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>, isEqual: @escaping (Value, Value) -> Bool
  ) {
    transfer = { proxy, pristine, object in
      guard let proxy = proxy as? Object, let pristine = pristine as? Object, let object = object as? Object
      else { return }
      let (set, initial) = (proxy[keyPath: keyPath], pristine[keyPath: keyPath])
      guard !isEqual(set, initial), isEqual(object[keyPath: keyPath], initial) else { return }
      object[keyPath: keyPath] = set
    }
  }

  private static func value<Object: AnyObject, Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> AppearanceProperty { AppearanceProperty(keyPath, isEqual: { $0 == $1 }) }

  /// The appearance of a bar, which also contains what older properties set.
  private static func bar<Bar: UIView, Appearance: UIBarAppearance>(
    _ appearance: ReferenceWritableKeyPath<Bar, Appearance>, ifOwn isOwn: KeyPath<Bar, Bool>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, object in
      guard let proxy = proxy as? Bar, let object = object as? Bar, proxy[keyPath: isOwn],
        !object[keyPath: isOwn]
      else { return }
      object[keyPath: appearance] = proxy[keyPath: appearance]
    }
  }

  /// The attributes of a text.
  private static func attributes<Object: AnyObject>(
    _ keyPath: ReferenceWritableKeyPath<Object, [NSAttributedString.Key: Any]>
  ) -> AppearanceProperty {
    AppearanceProperty(keyPath) { one, other in
      one.count == other.count
        && one.allSatisfy { key, value in value as? AnyHashable == other[key] as? AnyHashable }
    }
  }

  /// The values for states that were set for the proxy, and not for the object.
  private static func states<Object: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Object, StateValues<Value>>
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, object in
      guard let proxy = proxy as? Object, let object = object as? Object, !proxy[keyPath: keyPath].isEmpty
      else { return }
      object[keyPath: keyPath].takeOver(proxy[keyPath: keyPath])
    }
  }

  static let all: [AppearanceProperty] = [
    value(\UIView.backgroundColor), value(\UIView.ownTintColor), value(\UIView.semanticContentAttribute),
    value(\UIView.isExclusiveTouch), value(\UITableViewCell.selectionStyle),
    value(\UIScrollView.showsVerticalScrollIndicator), value(\UIScrollView.showsHorizontalScrollIndicator),
    value(\UIScrollView.bounces),
    value(\UILabel.font), value(\UILabel.textColor),
    value(\UITableView.sectionHeaderTopPadding), value(\UITableView.separatorColor),
    value(\UITableView.separatorStyle), value(\UITableView.separatorInset),
    value(\UITableView.sectionIndexColor), value(\UITableView.sectionIndexBackgroundColor),
    value(\UIScrollView.contentInsetAdjustmentBehavior), value(\UIScrollView.indicatorStyle),
    value(\UIScrollView.keyboardDismissMode),
    // The attributes contain the font and the colour, which are not initial after they were taken over.
    attributes(\UITextField.defaultTextAttributes), value(\UITextField.font),
    value(\UITextField.textColor), value(\UITextField.keyboardAppearance),
    value(\UITextView.font), value(\UITextView.textColor), value(\UITextView.keyboardAppearance),
    value(\UISearchBar.barTintColor), value(\UISearchBar.barStyle), value(\UISearchBar.searchBarStyle),
    value(\UISearchBar.backgroundImage), value(\UISearchBar.isTranslucent),
    value(\UISearchBar.keyboardAppearance),
    states(\UISegmentedControl.titleAttributes), states(\UIButton.titleColors),
    states(\UIButton.titleShadowColors), states(\UIButton.backgroundImages), states(\UIButton.images),
    bar(\UINavigationBar.standardAppearance, ifOwn: \.appearances.isStandardSet),
    value(\UINavigationBar.scrollEdgeAppearance), value(\UINavigationBar.barStyle),
    value(\UINavigationBar.prefersLargeTitles),
    bar(\UITabBar.standardAppearance, ifOwn: \.appearances.isStandardSet),
    value(\UITabBar.scrollEdgeAppearance), value(\UITabBar.unselectedItemTintColor),
    value(\UITabBar.barStyle),
    bar(\UIToolbar.standardAppearance, ifOwn: \.appearances.isStandardSet),
    value(\UIToolbar.scrollEdgeAppearance),
    value(\UIToolbar.barStyle),
    value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
    value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor),
    value(\UISlider.thumbTintColor),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
    value(\UISegmentedControl.selectedSegmentTintColor), value(\UIActivityIndicatorView.color),
  ]
}
