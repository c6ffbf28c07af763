//
//  FeedController.swift
//  PhotoFeed
//

import UIKit

class FeedController: UICollectionViewController {

    let cellId = "cellId"
    var posts = [Post]()

    override func viewDidLoad() {
        super.viewDidLoad()

        collectionView?.backgroundColor = .systemBackground
        collectionView?.register(PostCell.self, forCellWithReuseIdentifier: cellId)

        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(handleRefresh), for: .valueChanged)
        collectionView?.refreshControl = refreshControl

        setupNavigationItems()
        fetchAllPosts()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let size = CGSize(width: view.frame.width, height: view.frame.width + 180)
        if layout.estimatedItemSize != size {
            layout.minimumLineSpacing = 0
            layout.estimatedItemSize = size
        }
    }

    fileprivate func setupNavigationItems() {
        let label = UILabel()
        label.text = "PhotoFeed"
        label.font = UIFont(name: "Snell Roundhand", size: 24) ?? UIFont.italicSystemFont(ofSize: 22)
        label.sizeToFit()
        navigationItem.titleView = label
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .camera, target: self, action: #selector(handleCamera))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(handleRefresh))
    }

    fileprivate func fetchAllPosts() {
        posts = Post.samplePosts()
        collectionView?.reloadData()
        collectionView?.refreshControl?.endRefreshing()
    }

    @objc func handleRefresh() {
        posts.removeAll()
        fetchAllPosts()
    }

    @objc func handleCamera() {
        let post = Post(userName: "you", place: nil, caption: "Just now.", likes: 0, comments: 0, seed: 6 + posts.count)
        posts.insert(post, at: 0)
        collectionView?.performBatchUpdates({
            self.collectionView?.insertItems(at: [IndexPath(item: 0, section: 0)])
        }, completion: nil)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return posts.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: cellId, for: indexPath) as! PostCell
        cell.post = posts[indexPath.item]
        cell.delegate = self
        return cell
    }
}

extension FeedController: PostCellDelegate {

    func didTapComment(in cell: PostCell) {
        guard let post = cell.post else { return }
        let commentsController = CommentsController()
        commentsController.post = post
        commentsController.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(commentsController, animated: true)
    }

    func didLike(for cell: PostCell) {
        guard let indexPath = collectionView?.indexPath(for: cell) else { return }
        let post = posts[indexPath.item]
        post.hasLiked = !post.hasLiked
        post.likes += post.hasLiked ? 1 : -1
        UIView.performWithoutAnimation {
            collectionView?.reloadItems(at: [indexPath])
        }
    }
}

class CommentsController: UIViewController {

    var post: Post?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Comments"
        view.backgroundColor = .systemBackground
        edgesForExtendedLayout = []

        let label = UILabel()
        label.numberOfLines = 0
        label.font = UIFont.systemFont(ofSize: 15)
        label.text = (0..<(post?.comments ?? 0)).prefix(8).map { "reader_\($0 + 1): \($0 % 2 == 0 ? "Lovely." : "Where is that?")" }.joined(separator: "\n")
        if label.text == "" { label.text = "No comments yet." }
        view.addSubview(label)
        label.anchor(top: view.topAnchor, left: view.leftAnchor, right: view.rightAnchor, paddingTop: 16, paddingLeft: 16, paddingRight: 16)
    }
}
