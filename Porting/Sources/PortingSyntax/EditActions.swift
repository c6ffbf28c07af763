/// The selectors that UIKit performs by their names, if `canPerformAction(_:withSender:)` allows them.
package let editActions: Set = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
