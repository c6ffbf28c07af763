//
//  Post.swift
//  PhotoFeed
//

import UIKit

class Post: NSObject {
    var userName: String
    var place: String?
    var caption: String
    var likes: Int
    var comments: Int
    var seed: Int
    var hasLiked = false

    init(userName: String, place: String?, caption: String, likes: Int, comments: Int, seed: Int) {
        self.userName = userName
        self.place = place
        self.caption = caption
        self.likes = likes
        self.comments = comments
        self.seed = seed
    }

    static func samplePosts() -> [Post] {
        return [
            Post(userName: "maria.k", place: "Porto", caption: "First morning. The coffee is as strong as they say.", likes: 128, comments: 9, seed: 1),
            Post(userName: "tomasz", place: nil, caption: "No filter.", likes: 12, comments: 0, seed: 2),
            Post(userName: "the_long_run", place: "Dolomites", caption: "Day 4 of 9. We started at five to be on the ridge before the clouds, and for once it worked: two hours of nothing but light, an ibex that did not care about us, and a hut with apple strudel at the end of it.", likes: 2048, comments: 77, seed: 3),
            Post(userName: "maria.k", place: "Porto", caption: "Tiles, tiles, tiles.", likes: 301, comments: 14, seed: 4),
            Post(userName: "oyuki", place: "Nara", caption: "They bow before they steal your map.\nI counted.", likes: 999, comments: 31, seed: 5),
        ]
    }
}

class ImageMaker {

    static let shared = ImageMaker()
    private let cache = NSCache<NSNumber, UIImage>()

    /// Draws a picture instead of downloading one.
    func picture(seed: Int) -> UIImage {
        if let cached = cache.object(forKey: NSNumber(value: seed)) { return cached }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 300, height: 300), true, 1)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
        let hue = CGFloat(seed * 37 % 100) / 100
        context.setFillColor(UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 300, height: 300))
        for i in 0..<6 {
            let side = CGFloat(40 + (seed * 53 + i * 71) % 120)
            let x = CGFloat((seed * 97 + i * 61) % 260)
            let y = CGFloat((seed * 29 + i * 83) % 260)
            context.setFillColor(UIColor(hue: hue, saturation: 0.7, brightness: 0.9 - CGFloat(i) * 0.1, alpha: 0.6).cgColor)
            context.fillEllipse(in: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        }
        let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        cache.setObject(image, forKey: NSNumber(value: seed))
        return image
    }
}
