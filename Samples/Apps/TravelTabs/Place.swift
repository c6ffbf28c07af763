import Foundation
import UIKit

struct Place: Equatable {
    let name: String
    let country: String
    let summary: String
    let days: Int
    let hue: CGFloat
}

extension Notification.Name {
    static let favoritesDidChange = Notification.Name("FavoritesDidChange")
}

final class PlaceStore {

    static let shared = PlaceStore()

    private(set) var favorites: [Place] = []

    let places = [
        Place(name: "Lisbon", country: "Portugal", summary: "Seven hills, yellow trams and the widest river you have ever mistaken for the sea.", days: 4, hue: 0.10),
        Place(name: "Kyoto", country: "Japan", summary: "Gardens that are best in the rain, and a thousand red gates.", days: 6, hue: 0.97),
        Place(name: "Tromsø", country: "Norway", summary: "Northern lights from September to April, and a cathedral made of ice, or almost.", days: 3, hue: 0.55),
        Place(name: "Marrakesh", country: "Morocco", summary: "Lose your way in the souks. Everyone does.", days: 5, hue: 0.04),
        Place(name: "Valparaíso", country: "Chile", summary: "Painted houses, stray dogs, and funiculars from 1883.", days: 3, hue: 0.62),
        Place(name: "Ljubljana", country: "Slovenia", summary: "A small capital with a dragon on every bridge.", days: 2, hue: 0.33),
        Place(name: "Hobart", country: "Tasmania", summary: "The last stop before Antarctica.", days: 7, hue: 0.48),
    ]

    func isFavorite(_ place: Place) -> Bool {
        return favorites.contains(place)
    }

    func toggleFavorite(_ place: Place) {
        if let index = favorites.firstIndex(of: place) {
            favorites.remove(at: index)
        } else {
            favorites.append(place)
        }
        NotificationCenter.default.post(name: .favoritesDidChange, object: self)
    }

    func removeAllFavorites() {
        favorites.removeAll()
        NotificationCenter.default.post(name: .favoritesDidChange, object: self)
    }
}
