import Swift6Client
import UIKit

/// Cells and headers of a table view are made from their classes, although their initializers are not `required`.
@MainActor
func checkTables(_ checks: inout Checks) {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
  table.register(RowCell.self, forCellReuseIdentifier: "row")
  table.register(InheritingRowCell.self, forCellReuseIdentifier: "inheriting")
  table.register(GenericRowCell<Int>.self, forCellReuseIdentifier: "generic")
  table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  let path = IndexPath(row: 0, section: 0)
  let row = table.dequeueReusableCell(withIdentifier: "row", for: path) as? RowCell
  checks.expect(row?.madeFor, is: "default row", "init(style:reuseIdentifier:) that is overridden")
  checks.expect(row?.note == "made" && row?.detailTextLabel != nil, "its property, and the style it chose")
  let inheriting = table.dequeueReusableCell(withIdentifier: "inheriting") as? InheritingRowCell
  checks.expect(inheriting?.madeFor, is: "default inheriting", "the initializer of a superclass")
  checks.expect(inheriting?.numbers, is: [1, 2, 3], "a property of a class that inherits it")
  let generic = table.dequeueReusableCell(withIdentifier: "generic") as? GenericRowCell<Int>
  checks.expect(generic?.title == "Int" && generic?.content == nil, "a generic cell")
  let plain = table.dequeueReusableCell(withIdentifier: "plain")
  checks.expect(plain.map { type(of: $0) == UITableViewCell.self } == true, "UIKit's own cell")

  table.register(RowHeader.self, forHeaderFooterViewReuseIdentifier: "header")
  table.register(PlainRowHeader.self, forHeaderFooterViewReuseIdentifier: "plain")
  let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? RowHeader
  checks.expect(header?.madeFor == "header", "init(reuseIdentifier:) that is overridden")
  checks.expect(header?.contentView.subviews.count, is: 1, "what it adds")
  let inherited = table.dequeueReusableHeaderFooterView(withIdentifier: "plain") as? PlainRowHeader
  checks.expect(inherited?.title, is: "header", "a header that inherits the initializer")
}
