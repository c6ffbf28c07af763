//
//  PostCell.swift
//  PhotoFeed
//

import UIKit

@objc protocol PostCellDelegate: class {
    func didTapComment(in cell: PostCell)
    @objc optional func didLike(for cell: PostCell)
}

class PostCell: UICollectionViewCell {

    weak var delegate: PostCellDelegate?

    var post: Post? {
        didSet {
            guard let post = post else { return }
            photoImageView.image = ImageMaker.shared.picture(seed: post.seed)
            userNameLabel.text = post.userName
            placeLabel.text = post.place
            placeLabel.isHidden = post.place == nil
            likeButton.setImage(UIImage(systemName: post.hasLiked ? "heart.fill" : "heart"), for: .normal)
            likeButton.tintColor = post.hasLiked ? .systemRed : .label
            setupAttributedCaption()
        }
    }

    let userProfileImageView: UIImageView = {
        let iv = UIImageView()
        iv.contentMode = .scaleAspectFill
        iv.clipsToBounds = true
        iv.backgroundColor = UIColor(white: 0.8, alpha: 1)
        iv.layer.cornerRadius = 40 / 2
        return iv
    }()

    let photoImageView: UIImageView = {
        let iv = UIImageView()
        iv.contentMode = .scaleAspectFill
        iv.clipsToBounds = true
        iv.isUserInteractionEnabled = true
        return iv
    }()

    let userNameLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.boldSystemFont(ofSize: 14)
        return label
    }()

    let placeLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: 12)
        label.textColor = .gray
        return label
    }()

    lazy var likeButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(handleLike), for: .touchUpInside)
        return button
    }()

    lazy var commentButton: UIButton = {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "bubble.left"), for: .normal)
        button.tintColor = .label
        button.addTarget(self, action: #selector(handleComment), for: .touchUpInside)
        return button
    }()

    let captionLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        return label
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(userProfileImageView)
        addSubview(photoImageView)
        addSubview(captionLabel)

        userProfileImageView.anchor(top: topAnchor, left: leftAnchor, paddingTop: 8, paddingLeft: 8, width: 40, height: 40)

        let names = UIStackView(arrangedSubviews: [userNameLabel, placeLabel])
        names.axis = .vertical
        addSubview(names)
        names.anchor(left: userProfileImageView.rightAnchor, right: rightAnchor, paddingLeft: 8, paddingRight: 8)
        names.centerYAnchor.constraint(equalTo: userProfileImageView.centerYAnchor).isActive = true

        photoImageView.anchor(top: userProfileImageView.bottomAnchor, left: leftAnchor, right: rightAnchor, paddingTop: 8)
        photoImageView.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 1).isActive = true

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleLike))
        doubleTap.numberOfTapsRequired = 2
        photoImageView.addGestureRecognizer(doubleTap)

        let stackView = UIStackView(arrangedSubviews: [likeButton, commentButton])
        stackView.distribution = .fillEqually
        addSubview(stackView)
        stackView.anchor(top: photoImageView.bottomAnchor, left: leftAnchor, paddingLeft: 4, width: 88, height: 50)

        captionLabel.anchor(top: stackView.bottomAnchor, left: leftAnchor, bottom: bottomAnchor, right: rightAnchor, paddingLeft: 8, paddingBottom: 12, paddingRight: 8)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        let target = CGSize(width: layoutAttributes.frame.width, height: UIView.layoutFittingCompressedSize.height)
        attributes.frame.size = systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return attributes
    }

    @objc func handleLike() {
        delegate?.didLike?(for: self)
    }

    @objc func handleComment() {
        delegate?.didTapComment(in: self)
    }

    fileprivate func setupAttributedCaption() {
        guard let post = self.post else { return }

        let attributedText = NSMutableAttributedString(string: "\(post.likes) likes\n", attributes: [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 14)])
        attributedText.append(NSAttributedString(string: post.userName, attributes: [.font: UIFont.boldSystemFont(ofSize: 14)]))
        attributedText.append(NSAttributedString(string: " \(post.caption)", attributes: [.font: UIFont.systemFont(ofSize: 14)]))
        if post.comments > 0 {
            attributedText.append(NSAttributedString(string: "\n\n", attributes: [.font: UIFont.systemFont(ofSize: 4)]))
            attributedText.append(NSAttributedString(string: "View all \(post.comments) comments", attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.gray]))
        }
        captionLabel.attributedText = attributedText
    }
}
