import Foundation

/// The resident memory of a program at rest, over time.
struct MemoryRecord {
  struct Sample {
    /// In seconds from the beginning.
    var time: Double
    /// In megabytes.
    var memory: Double
  }

  var samples: [Sample] = []

  /// The growth in the second half, in megabytes: the median slope between its samples, which single outliers do not
  /// change (Theil, 1950; Sen, 1968), times its duration.
  var growth: Double {
    let half = samples.suffix((samples.count + 1) / 2)
    guard let first = half.first, let last = half.last, half.count > 1 else { return 0 }
    let slopes = half.indices.flatMap { index in
      half[(index + 1)...].map { ($0.memory - half[index].memory) / ($0.time - half[index].time) }
    }
    .sorted()
    let median = (slopes[slopes.count / 2] + slopes[(slopes.count - 1) / 2]) / 2
    return median * (last.time - first.time)
  }

  /// The maximum of all samples, in megabytes.
  var maximum: Double { samples.map(\.memory).max() ?? 0 }
}
