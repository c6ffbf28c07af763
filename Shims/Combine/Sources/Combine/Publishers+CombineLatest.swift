// The publishers of Combine that OpenCombine does not have. The casts give the values back the types that they had.
import OpenCombine

extension Publishers {
  /// Sends the latest values of two publishers as a pair.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A pair of values.
    public typealias Output = (A.Output, B.Output)
    /// The error of both.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      LatestValues(publishers: [a.erased, b.erased])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Three values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of all.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Begins to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      LatestValues(publishers: [a.erased, b.erased, c.erased])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output) }.receive(subscriber: subscriber)
    }
  }

  /// Sends the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// Four values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of all.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Begins to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      LatestValues(publishers: [a.erased, b.erased, c.erased, d.erased])
        .map { ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { .init(self, other) }

  /// Sends what a closure makes of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  { .init(self, publisher1, publisher2) }

  /// Sends the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }
}
