/// Is told what a collection view shows, and asked what may happen. Every member is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
