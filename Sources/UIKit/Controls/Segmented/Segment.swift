/// What a segment of a segmented control shows and does.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var isEnabled = true
  /// The width in points; 0 for that of its content.
  var width: CGFloat = 0
}
