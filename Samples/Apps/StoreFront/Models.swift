import UIKit

struct Section: Hashable {
    enum Kind: String {
        case banner, mediumTable, smallTable
    }
    let kind: Kind
    let title: String
    let subtitle: String
    let apps: [App]
}

struct App: Hashable {
    let id: Int
    let tagline: String
    let name: String
    let subheading: String
    let price: String?
    var color: UIColor { UIColor(hue: CGFloat(id * 47 % 100) / 100, saturation: 0.6, brightness: 0.85, alpha: 1) }
}

extension Section {
    static let all: [Section] = [
        Section(kind: .banner, title: "", subtitle: "", apps: [
            App(id: 1, tagline: "NOW TRENDING", name: "Tidepool", subheading: "Watch the sea breathe", price: nil),
            App(id: 2, tagline: "NEW GAME", name: "Nine Lanterns", subheading: "A puzzle for long evenings", price: "€4.99"),
            App(id: 3, tagline: "MAJOR UPDATE", name: "Ledger & Sons", subheading: "Bookkeeping with a moustache", price: nil),
        ]),
        Section(kind: .mediumTable, title: "This Week's Favourites", subtitle: "Chosen by our editors", apps: (10..<19).map {
            App(id: $0, tagline: "", name: ["Fernweh", "Kettle", "Paper Moon", "Orbit", "Gravel", "Sundial", "Pocket Choir", "Inkling", "Haul"][$0 - 10], subheading: ["Trains that leave tonight", "A timer that knows tea", "Origami, step by step", "Where the satellites are", "Bicycle routes off the road", "Light for photographers", "Sing in four parts", "Draw one line a day", "Lists for two"][$0 - 10], price: $0 % 3 == 0 ? "€2.99" : nil)
        }),
        Section(kind: .smallTable, title: "Top Categories", subtitle: "", apps: (30..<36).map {
            App(id: $0, tagline: "", name: ["Games", "Photography", "Education", "Travel", "Music", "Weather"][$0 - 30], subheading: "", price: nil)
        }),
    ]
}
