import Testing
import UIKit

/// An invalid number that an app passes.
struct BadNumberCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The expected diagnostics; empty if the number is used unchanged.
  var reported: [UIDiagnostic.Code]
  var handIn: @Sendable @MainActor (BadNumberStage) -> Void

  init(
    _ description: String, says reported: UIDiagnostic.Code...,
    handIn: @escaping @Sendable @MainActor (BadNumberStage) -> Void
  ) {
    testDescription = description
    self.reported = reported
    self.handIn = handIn
  }
}

extension BadNumberCase {
  private static let notFinite: [CGFloat] = [.nan, .infinity, -.infinity]

  static let sectionCounts: [BadNumberCase] = [Int.min, -1, .max].map { count in
    BadNumberCase("\(count) sections", says: count < 0 ? .negativeCount : .excessiveCount) {
      $0.source.sectionCount = count
    }
  }

  static let itemCounts: [BadNumberCase] = [Int.min, -1, 100_000_001, .max].map { count in
    BadNumberCase("\(count) items", says: count < 0 ? .negativeCount : .excessiveCount) {
      $0.source.itemCount = count
    }
  }

  static let flowExtents: [BadNumberCase] = (notFinite + [-5]).flatMap {
    (value: CGFloat) -> [BadNumberCase] in
    [
      BadNumberCase("an item \(value) wide", says: .invalidItemSize) {
        $0.tellSizes { CGSize(width: $0 == 1 ? value : 50, height: 50) }
      },
      BadNumberCase("items \(value) high, of the property", says: .invalidItemSize) {
        $0.view.delegate = nil
        $0.flow.itemSize = CGSize(width: 50, height: value)
      },
      BadNumberCase("a header \(value) high", says: .invalidSectionMetrics) {
        $0.source.headerSize = CGSize(width: 0, height: value)
      },
    ]
  }

  static let flowDistances: [BadNumberCase] = notFinite.flatMap { (value: CGFloat) -> [BadNumberCase] in
    [
      BadNumberCase("an inset of \(value)", says: .invalidSectionMetrics) { $0.source.inset.top = value },
      BadNumberCase("a spacing of \(value)", says: .invalidSectionMetrics) { $0.source.spacing = value },
      BadNumberCase("an estimate of \(value)") {
        $0.flow.estimatedItemSize = CGSize(width: value, height: 50)
      },
    ]
  }

  static let flowTaken: [BadNumberCase] = [
    BadNumberCase("an inset of −5") { $0.source.inset.left = -5 },
    BadNumberCase("a spacing of −1000") { $0.source.spacing = -1000 },
    BadNumberCase("an inset of 1e300", says: .invalidSectionMetrics) { $0.source.inset.left = 1e300 },
    BadNumberCase("a spacing of 1e300", says: .invalidSectionMetrics) { $0.source.spacing = 1e300 },
    BadNumberCase("items 1e300 high", says: .invalidItemSize) {
      $0.tellSizes { _ in CGSize(width: 50, height: 1e300) }
    },
    BadNumberCase("an estimate of 1e300") { $0.flow.estimatedItemSize = CGSize(width: 50, height: 1e300) },
  ]

  static let attributes: [BadNumberCase] = notFinite.flatMap { (value: CGFloat) -> [BadNumberCase] in
    [
      BadNumberCase("attributes at \(value)", says: .invalidGeometry) {
        $0.attribute { $0.center.x = value }
      },
      BadNumberCase("attributes \(value) wide", says: .invalidGeometry) {
        $0.attribute { $0.size.width = value }
      },
      BadNumberCase("attributes with alpha \(value)", says: .invalidGeometry) {
        $0.attribute { $0.alpha = value }
      },
      BadNumberCase("attributes with m34 \(value)", says: .invalidGeometry) {
        $0.attribute { $0.transform3D.m34 = value }
      },
      BadNumberCase("attributes with m44 \(value)", says: .invalidGeometry) {
        $0.attribute { $0.transform3D.m44 = value }
      },
      BadNumberCase("a content size of \(value)", says: .invalidContentSize) {
        $0.fix { $0.contentSize = CGSize(width: value, height: 900) }
      },
    ]
  }

  static let attributesTaken: [BadNumberCase] = [
    BadNumberCase("attributes −5 wide", says: .invalidGeometry) { $0.attribute { $0.size.width = -5 } },
    BadNumberCase("a content size of −5", says: .invalidContentSize) {
      $0.fix { $0.contentSize = CGSize(width: -5, height: 900) }
    },
    BadNumberCase("attributes at 1e300") { $0.attribute { $0.center.x = 1e300 } },
    BadNumberCase("attributes 1e300 wide") { $0.attribute { $0.size.width = 1e300 } },
    BadNumberCase("attributes with alpha −5") { $0.attribute { $0.alpha = -5 } },
    BadNumberCase("attributes with alpha 1e300") { $0.attribute { $0.alpha = 1e300 } },
    BadNumberCase("attributes with the minimum zIndex") { $0.attribute { $0.zIndex = .min } },
    BadNumberCase("attributes with the maximum zIndex") { $0.attribute { $0.zIndex = .max } },
    BadNumberCase("attributes scaled by 1e300") {
      $0.attribute { $0.transform3D = CATransform3DMakeScale(1e300, 1e300, 1e300) }
    },
    BadNumberCase("attributes flattened to nothing") {
      $0.attribute { $0.transform3D = CATransform3DMakeScale(0, 0, 0) }
    },
    BadNumberCase("attributes with m34 1e300") { $0.attribute { $0.transform3D.m34 = 1e300 } },
    BadNumberCase("a content size of 1e300") {
      $0.fix { $0.contentSize = CGSize(width: 1e300, height: 1e300) }
    },
  ]

  static let views: [BadNumberCase] = notFinite.flatMap { (value: CGFloat) -> [BadNumberCase] in
    [
      BadNumberCase("an offset of \(value)", says: .invalidContentOffset) { $0.view.contentOffset.y = value },
      BadNumberCase("a contentInset of \(value)", says: .notFinite) { $0.view.contentInset.left = value },
      BadNumberCase("a contentSize of \(value)", says: .notFinite) { $0.view.contentSize.height = value },
      BadNumberCase("a frame at \(value)", says: .notFinite) { $0.view.frame.origin.y = value },
      BadNumberCase("a bounds size of \(value)", says: .notFinite) { $0.view.bounds.size.width = value },
      BadNumberCase("a centre at \(value)", says: .notFinite) { $0.view.center.x = value },
      BadNumberCase("an alpha of \(value)", says: .notFinite) { $0.view.alpha = value },
      BadNumberCase("a transform of \(value)", says: .notFinite) { $0.view.transform.tx = value },
      BadNumberCase("a sublayerTransform of \(value)", says: .notFinite) {
        $0.view.layer.sublayerTransform.m34 = value
      },
      BadNumberCase("a zPosition of \(value)", says: .notFinite) { $0.view.layer.zPosition = value },
      BadNumberCase("an anchorPoint of \(value)", says: .notFinite) { $0.view.layer.anchorPoint.x = value },
      BadNumberCase("a cornerRadius of \(value)", says: .notFinite) { $0.view.layer.cornerRadius = value },
      BadNumberCase("a shadowOffset of \(value)", says: .notFinite) {
        $0.view.layer.shadowOffset.width = value
      },
    ]
  }

  static let viewsTaken: [BadNumberCase] = [-1e300, 1e300].flatMap { (value: CGFloat) -> [BadNumberCase] in
    [
      BadNumberCase("an offset of \(value)") { $0.view.contentOffset.y = value },
      BadNumberCase("a contentInset of \(value)") { $0.view.contentInset.top = value },
      BadNumberCase("a contentSize of \(value)") { $0.view.contentSize.height = value },
      BadNumberCase("a centre at \(value)") { $0.view.center.x = value },
      BadNumberCase("a transform of \(value)") { $0.view.transform.a = value },
      BadNumberCase("a sublayerTransform of \(value)") { $0.view.layer.sublayerTransform.m34 = value },
      BadNumberCase("a zPosition of \(value)") { $0.view.layer.zPosition = value },
      BadNumberCase("a cornerRadius of \(value)") { $0.view.layer.cornerRadius = value },
      BadNumberCase("a frame of \(value)") { $0.view.frame.size.height = value },
    ]
  }
}
