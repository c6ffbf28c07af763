import CollectionLayouts
import Foundation
import TestSupport
import UIKit

extension LayoutSubject {
  /// Rings.
  static let rings: [LayoutSubject] = [ring, nestedRings, turningRing]

  /// Wheels and turntables.
  static let wheels: [LayoutSubject] = [
    picker, sidewaysPicker, spinningWheel, endlessWheel, turntable, crowdedTurntable,
  ]

  /// Spheres.
  static let spheres: [LayoutSubject] = [sphere, greatCircles]

  private static func ring(
    _ name: String, except exemptions: [LayoutLaw: String] = [:],
    _ configure: @escaping @MainActor @Sendable (RingLayout) -> Void
  ) -> LayoutSubject {
    let ring: [LayoutLaw: String] = [
      .overlap: "Items of a crowded ring overlap.",
      .itemOrder: "Items follow one another around a circle.",
    ]
    var subject = LayoutSubject.readyMade(name, except: exemptions.merging(ring) { own, _ in own }) {
      let layout = RingLayout()
      layout.itemSize = CGSize(width: 30, height: 24)
      configure(layout)
      return layout
    }
    subject.staysInView = true
    subject.change(RingLayout.self) { $0.itemSize = CGSize(width: 20, height: 20) }
    subject.change(RingLayout.self) { $0.startAngle = 1 }
    subject.change(RingLayout.self) { $0.shape = .stadium }
    subject.number("itemSize.width", RingLayout.self) { $0.itemSize.width = $1 }
    subject.number("startAngle", RingLayout.self) { $0.startAngle = $1 }
    subject.number("arc", RingLayout.self) { $0.arc = $1 }
    subject.number("minimumLineSpacing", RingLayout.self) { $0.minimumLineSpacing = $1 }
    subject.number("minimumInteritemSpacing", RingLayout.self) { $0.minimumInteritemSpacing = $1 }
    return subject
  }

  static let ring = ring("ring") { _ in }
  private static let nestedRings = ring("rings inside one another") {
    $0.overflow = .concentric
    $0.facesOutward = true
    $0.arc = 5
  }
  static let turningRing = ring(
    "ring that turns", except: [.everyItem: "Only as many items as `visibleItems` have elements."]
  ) { $0.visibleItems = 8 }

  private static func picker(
    _ name: String, _ configure: @escaping @MainActor @Sendable (PickerWheelLayout) -> Void
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(
      name,
      except: [
        .everyItem: "Only the faces that are turned to the viewer have elements.",
        .overlap: "Near faces cover far ones.",
        .itemOrder: "Faces follow one another around a cylinder.",
      ]
    ) {
      let layout = PickerWheelLayout()
      layout.itemSize = CGSize(width: 120, height: 40)
      configure(layout)
      return layout
    }
    subject.staysInView = true
    subject.change(PickerWheelLayout.self) { $0.itemSize = CGSize(width: 100, height: 50) }
    subject.change(PickerWheelLayout.self) { $0.visibleFaces = 7 }
    subject.change(PickerWheelLayout.self) { $0.order = .reversed }
    subject.number("itemSize.width", PickerWheelLayout.self) { $0.itemSize.width = $1 }
    subject.number("eyeDistance", PickerWheelLayout.self) { $0.eyeDistance = $1 }
    return subject
  }

  static let picker = picker("picker wheel") { _ in }
  private static let sidewaysPicker = picker("picker wheel with dimmed faces, sideways") {
    $0.scrollDirection = .horizontal
    $0.farFaces = .dimmed(alpha: 0.4)
    $0.itemSize = CGSize(width: 50, height: 90)
  }

  private static func spinningWheel(
    _ name: String, _ configure: @escaping @MainActor @Sendable (SpinningWheelLayout) -> Void
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(
      name,
      except: [
        .contentSize: "Items turn around a hub below the view, and leave it at its lower edge.",
        .everyItem: "Only items that are turned towards the view have elements.",
        .overlap: "Items are fanned out.",
        .itemOrder: "Items follow one another around a circle.",
      ]
    ) {
      let layout = SpinningWheelLayout()
      layout.itemSize = CGSize(width: 60, height: 80)
      layout.radius = 250
      configure(layout)
      return layout
    }
    subject.change(SpinningWheelLayout.self) { $0.itemSize = CGSize(width: 50, height: 60) }
    subject.change(SpinningWheelLayout.self) { $0.radius = 180 }
    subject.change(SpinningWheelLayout.self) { $0.anglePerItem = 0.5 }
    subject.number("itemSize.height", SpinningWheelLayout.self) { $0.itemSize.height = $1 }
    subject.number("radius", SpinningWheelLayout.self) { $0.radius = $1 }
    subject.number("anglePerItem", SpinningWheelLayout.self) { $0.anglePerItem = $1 }
    return subject
  }

  static let spinningWheel = spinningWheel("spinning wheel") { _ in }
  private static let endlessWheel = spinningWheel("spinning wheel without end") { $0.isEndless = true }

  private static func turntable(
    _ name: String, _ configure: @escaping @MainActor @Sendable (TurntableLayout) -> Void
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(
      name,
      except: [
        .contentSize:
          "A sector is only a part of its rectangle, which reaches beyond the disc. The pointer is on the edge.",
        .everyItem: "Only as many sectors as `visibleSectors` have elements.",
        .overlap: "The rectangles of sectors overlap.",
        .itemOrder: "Sectors follow one another around a disc.",
      ]
    ) {
      let layout = TurntableLayout()
      layout.pointerReferenceSize = CGSize(width: 12, height: 20)
      layout.hubReferenceSize = CGSize(width: 30, height: 30)
      configure(layout)
      return layout
    }
    // A square in the middle of the sector.
    subject.filledBounds = { attributes in
      guard let attributes = attributes as? TurntableLayoutAttributes else { return attributes.bounds }
      guard let sector = attributes.sector else { return .zero }
      let (radius, angle) = (
        (sector.innerRadius + sector.outerRadius) / 2, (sector.startAngle + sector.endAngle) / 2
      )
      let width = 2 * radius * sin(min(sector.endAngle - sector.startAngle, .pi) / 2)
      let side = min(sector.outerRadius - sector.innerRadius, width) / 4
      return CGRect(
        x: attributes.size.width / 2 + CGFloat(radius * sin(angle) - side / 2),
        y: CGFloat(sector.outerRadius - radius * cos(angle) - side / 2), width: CGFloat(side),
        height: CGFloat(side))
    }
    subject.supplementaryKinds = [TurntableLayout.elementKindHub, TurntableLayout.elementKindPointer]
    subject.change(TurntableLayout.self) { $0.visibleSectors = 5 }
    subject.change(TurntableLayout.self) { $0.innerRadius = 20 }
    subject.change(TurntableLayout.self) { $0.sectionInset.top = 14 }
    subject.number("sectionInset.right", TurntableLayout.self) { $0.sectionInset.right = $1 }
    subject.number("minimumInteritemSpacing", TurntableLayout.self) { $0.minimumInteritemSpacing = $1 }
    subject.number("innerRadius", TurntableLayout.self) { $0.innerRadius = $1 }
    subject.number("pointerReferenceSize.width", TurntableLayout.self) { $0.pointerReferenceSize.width = $1 }
    return subject
  }

  static let turntable = turntable("turntable") { _ in }
  private static let crowdedTurntable = turntable("turntable with a seam, upright") {
    $0.visibleSectors = 4
    $0.scrollDirection = .vertical
  }

  private static func sphere(
    _ name: String, _ configure: @escaping @MainActor @Sendable (SphereLayout) -> Void
  ) -> LayoutSubject {
    var subject = LayoutSubject.readyMade(
      name,
      except: [
        .everyItem: "A sphere of `visibleItems` shows only those.",
        .overlap: "Near items cover far ones.",
        .itemOrder: "Items are spread over a sphere.",
      ]
    ) {
      let layout = SphereLayout()
      configure(layout)
      return layout
    }
    subject.change(SphereLayout.self) { $0.itemSize = CGSize(width: 22, height: 40) }
    subject.change(SphereLayout.self) { $0.visibleItems = 9 }
    subject.change(SphereLayout.self) { $0.facing = .outward }
    subject.change(SphereLayout.self) { $0.radius = 50 }
    subject.number("itemSize.width", SphereLayout.self) { $0.itemSize.width = $1 }
    subject.number("radius", SphereLayout.self) { $0.radius = $1 }
    subject.number("backScale", SphereLayout.self) { $0.backScale = $1 }
    subject.number("backAlpha", SphereLayout.self) { $0.backAlpha = $1 }
    subject.number("eyeDistance", SphereLayout.self) { $0.eyeDistance = $1 }
    return subject
  }

  static let sphere = sphere("sphere") { _ in }
  private static let greatCircles = sphere("sphere of great circles") { $0.arrangement = .circles(3) }
}
