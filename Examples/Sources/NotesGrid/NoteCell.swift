import CGTK4
import GTKHost
import UIKit

/// A note: its number above a text field of GTK.
final class NoteCell: UICollectionViewCell {
  /// Called when the user has changed the text.
  var onChange: ((String) -> Void)?

  private let number = UILabel()
  // snippet: field
  private let field = WidgetView(widget: gtk_entry_new())
  // end snippet
  private var isConfiguring = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    contentView.addSubview(number)
    contentView.addSubview(field)
    field.connect("changed") { [weak self] in
      guard let self, !isConfiguring else { return }
      onChange?(text)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 10, dy: 8)
    number.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 20)
    let height = field.intrinsicContentSize.height
    field.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }

  // snippet: configure
  /// Shows a note. A cell that left the screen shows another note when it returns, so the texts are kept outside.
  func show(_ text: String, number: Int) {
    self.number.text = "Note \(number)"
    isConfiguring = true
    gtk_editable_set_text(OpaquePointer(field.widget), text)
    isConfiguring = false
  }
  // end snippet

  private var text: String { String(cString: gtk_editable_get_text(OpaquePointer(field.widget))) }
}
