import UIKit

protocol OnboardingViewControllerDelegate: AnyObject {
    func onboardingDidFinish(_ controller: OnboardingViewController)
}

final class OnboardingViewController: UIViewController {

    // MARK: - Properties

    weak var delegate: OnboardingViewControllerDelegate?

    private let pages: [OnboardingPage]

    private lazy var scrollView: UIScrollView = {
        let scrollView = UIScrollView()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.bounces = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        return scrollView
    }()

    private lazy var pageControl: UIPageControl = {
        let pageControl = UIPageControl()
        pageControl.numberOfPages = pages.count
        pageControl.addTarget(self, action: #selector(pageControlDidChange), for: .valueChanged)
        return pageControl
    }()

    private lazy var nextButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("Next", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        button.backgroundColor = UIColor.black.withAlphaComponent(0.25)
        button.layer.cornerRadius = 24
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)
        button.addTarget(self, action: #selector(nextTapped(_:)), for: .touchUpInside)
        return button
    }()

    private lazy var skipButton: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("Skip", for: .normal)
        button.addTarget(self, action: #selector(finish), for: .touchUpInside)
        return button
    }()

    private var pageViews: [PageView] = []
    private var buttonWidth: NSLayoutConstraint?

    private var page: Int {
        guard scrollView.bounds.width > 0 else { return 0 }
        return Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    // MARK: - Life cycle

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupHierarchy()
        setupConstraints()
        updateColor()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let current = pageControl.currentPage
        let size = scrollView.bounds.size
        for (index, pageView) in pageViews.enumerated() {
            pageView.frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
        }
        let contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
        if scrollView.contentSize != contentSize {
            scrollView.contentSize = contentSize
            scrollView.contentOffset.x = size.width * CGFloat(current)
        }
    }

    // MARK: - Setup

    private func setupHierarchy() {
        view.addSubview(scrollView)
        pageViews = pages.map { PageView(page: $0) }
        pageViews.forEach(scrollView.addSubview)
        [pageControl, nextButton, skipButton].forEach(view.addSubview)
    }

    private func setupConstraints() {
        [scrollView, pageControl, nextButton, skipButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let safeArea = view.safeAreaLayoutGuide
        let width = nextButton.widthAnchor.constraint(equalToConstant: 120)
        buttonWidth = width
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            skipButton.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            skipButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            pageControl.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            pageControl.bottomAnchor.constraint(equalTo: nextButton.topAnchor, constant: -16),
            nextButton.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            nextButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -32),
            nextButton.heightAnchor.constraint(equalToConstant: 48),
            width,
        ])
    }

    private func updateColor() {
        guard scrollView.bounds.width > 0 else {
            view.backgroundColor = pages.first?.color
            return
        }
        let progress = max(0, scrollView.contentOffset.x / scrollView.bounds.width)
        let index = min(Int(progress), pages.count - 1)
        let next = min(index + 1, pages.count - 1)
        view.backgroundColor = pages[index].color.blended(with: pages[next].color, by: progress - CGFloat(index))
    }

    private func updateButton() {
        let isLast = pageControl.currentPage == pages.count - 1
        nextButton.setTitle(isLast ? "Get Started" : "Next", for: .normal)
        buttonWidth?.constant = isLast ? 180 : 120
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [.beginFromCurrentState], animations: {
            self.skipButton.alpha = isLast ? 0 : 1
            self.view.layoutIfNeeded()
        }, completion: nil)
    }

    private func scroll(to page: Int) {
        scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(page), y: 0), animated: true)
    }

    // MARK: - Actions

    @objc private func pageControlDidChange() {
        scroll(to: pageControl.currentPage)
        updateButton()
    }

    @objc private func nextTapped(_ sender: UIButton) {
        let next = pageControl.currentPage + 1
        guard next < pages.count else { return finish() }
        scroll(to: next)
    }

    @objc private func finish() {
        delegate?.onboardingDidFinish(self)
    }
}

// MARK: - UIScrollViewDelegate

extension OnboardingViewController: UIScrollViewDelegate {

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateColor()
        for (index, pageView) in pageViews.enumerated() {
            guard scrollView.bounds.width > 0 else { continue }
            pageView.progress = scrollView.contentOffset.x / scrollView.bounds.width - CGFloat(index)
        }
        guard pageControl.currentPage != page, scrollView.isDragging || scrollView.isDecelerating else { return }
        pageControl.currentPage = page
        updateButton()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        pageControl.currentPage = page
        updateButton()
    }
}

private extension UIColor {

    func blended(with other: UIColor, by fraction: CGFloat) -> UIColor {
        var (r1, g1, b1, a1): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(red: r1 + (r2 - r1) * fraction, green: g1 + (g2 - g1) * fraction, blue: b1 + (b2 - b1) * fraction, alpha: 1)
    }
}
