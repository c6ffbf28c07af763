#if os(Linux)
  import CairoRenderer
  import ImageDecoding
  import UIKit

  /// Every combination of sizes, styles, directions and scales.
  struct StageVariants {
    let sizes: [CGSize]
    let styles: [UIUserInterfaceStyle]
    let directions: [UITraitEnvironmentLayoutDirection]
    let scales: [CGFloat]

    /// The pictures of all variants on a sheet, with captions; the picture itself if there is one variant.
    ///
    /// - Parameter makeStage: Shows a variant in a size, which is nil if there are no sizes.
    @MainActor
    func sheet(_ makeStage: (CGSize?, StageSurroundings) -> Stage) -> Bitmap? {
      let lines = (sizes.isEmpty ? [nil] : sizes.map(Optional.init)).map { size in
        surroundings.compactMap { surroundings -> (picture: Bitmap, caption: Bitmap?)? in
          let stage = makeStage(size, surroundings)
          return stage.picture().map { ($0, Self.caption(of: stage, surroundings, minimumWidth: $0.width)) }
        }
      }
      return lines.joined().count > 1 ? Bitmap.sheet(lines) : lines.first?.first?.picture
    }

    private var surroundings: [StageSurroundings] {
      styles.flatMap { style in
        directions.flatMap { direction in
          scales.map { StageSurroundings(scale: $0, style: style, direction: direction) }
        }
      }
    }

    /// The size, style, direction and scale of a stage in words, as wide as its picture or, below a narrow one, in lines
    /// of 120 points.
    @MainActor
    private static func caption(
      of stage: Stage, _ surroundings: StageSurroundings, minimumWidth: Int
    ) -> Bitmap? {
      let label = UILabel()
      label.font = .systemFont(ofSize: 11)
      label.textColor = .black
      label.numberOfLines = 0
      label.text = [
        FrameTable.size(stage.size), surroundings.style == .dark ? "dark" : "light",
        surroundings.direction == .rightToLeft ? "right to left" : "left to right",
        "@\(FrameTable.number(surroundings.scale))x",
      ].joined(separator: ", ")
      let width = max(120, CGFloat(minimumWidth) / surroundings.scale)
      label.frame.size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return CairoRenderer().render(label.makeDisplayList(), scale: Double(surroundings.scale))
    }
  }
#endif
