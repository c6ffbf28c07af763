import UIKit

class CarouselVC: UIViewController {

  fileprivate var currentPage: Int = 0 {
    didSet {
      pageControl.currentPage = currentPage
      counterLabel.text = "\(currentPage + 1) of \(cards.count)"
    }
  }

  fileprivate let cards = Card.all
  fileprivate var collectionView: UICollectionView!
  fileprivate let pageControl = UIPageControl()
  fileprivate let counterLabel = UILabel()
  fileprivate let playButton = UIButton(type: .system)
  fileprivate var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.groupTableViewBackground

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: SnappingLayout())
    collectionView.backgroundColor = UIColor.clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: String(describing: CardCell.self))

    pageControl.numberOfPages = cards.count
    pageControl.pageIndicatorTintColor = UIColor.lightGray
    pageControl.currentPageIndicatorTintColor = UIColor.darkGray
    pageControl.addTarget(self, action: #selector(CarouselVC.pageChanged(sender:)), for: UIControl.Event.valueChanged)

    counterLabel.textAlignment = .center
    counterLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    counterLabel.textColor = UIColor.gray
    playButton.setTitle("Random", for: .normal)
    playButton.addTarget(self, action: #selector(shuffle), for: .touchUpInside)

    [collectionView, pageControl, counterLabel, playButton].forEach { subview in
      subview!.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview!)
    }
    let views: [String: Any] = ["cards": collectionView!, "pages": pageControl, "counter": counterLabel, "play": playButton]
    var constraints = [NSLayoutConstraint]()
    constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|[cards]|", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|-40-[cards]-12-[pages(30)]-4-[counter]-12-[play]-24-|", options: .alignAllCenterX, metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
    currentPage = 0
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = currentPage
    coordinator.animate(alongsideTransition: { _ in
      self.collectionView.collectionViewLayout.invalidateLayout()
    }, completion: { _ in
      self.scroll(to: page, animated: false)
    })
  }

  func scroll(to page: Int, animated: Bool) {
    collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: animated)
  }

  @objc func pageChanged(sender: UIPageControl) {
    scroll(to: sender.currentPage, animated: true)
  }

  @objc private func shuffle() {
    // Random enough for five planets.
    scroll(to: (currentPage * 3 + 2) % cards.count, animated: true)
  }
}

extension CarouselVC: UICollectionViewDataSource {

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return cards.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: String(describing: CardCell.self), for: indexPath)
    (cell as? CardCell)?.configure(cards[indexPath.row])
    return cell
  }
}

extension CarouselVC: UICollectionViewDelegate {

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.row == currentPage else { return scroll(to: indexPath.row, animated: true) }
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    UIView.transition(with: cell, duration: 0.4, options: [.transitionFlipFromLeft, .allowUserInteraction], animations: nil, completion: nil)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let center = CGPoint(x: scrollView.contentOffset.x + scrollView.bounds.width / 2, y: scrollView.bounds.midY)
    if let indexPath = collectionView.indexPathForItem(at: center), indexPath.row != currentPage {
      currentPage = indexPath.row
    }
  }
}
