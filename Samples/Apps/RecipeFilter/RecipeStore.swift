import Foundation

struct Recipe: Identifiable, Hashable, Sendable {
    enum Course: Int, CaseIterable, Sendable {
        case starter, main, dessert

        var name: String {
            switch self {
            case .starter: "Starters"
            case .main: "Mains"
            case .dessert: "Desserts"
            }
        }
    }

    let id: Int
    let name: String
    let course: Course
    let minutes: Int
    let isVegetarian: Bool
}

/// What the user has chosen. The list shows the recipes that match.
struct RecipeFilter: Equatable {
    var course: Recipe.Course?
    var vegetarianOnly = false
    var maximumMinutes: Float = 90

    func matches(_ recipe: Recipe) -> Bool {
        (course == nil || recipe.course == course)
            && (!vegetarianOnly || recipe.isVegetarian)
            && Float(recipe.minutes) <= maximumMinutes
    }
}

@MainActor
final class RecipeStore {
    private(set) var filter = RecipeFilter()
    private var observers: [UUID: (RecipeFilter) -> Void] = [:]

    private let recipes: [Recipe] = {
        let rows: [(String, Recipe.Course, Int, Bool)] = [
            ("Beetroot carpaccio", .starter, 20, true), ("Gazpacho", .starter, 15, true), ("Gravlax", .starter, 25, false),
            ("Leek tart", .starter, 55, true), ("Miso soup", .starter, 10, true), ("Pâté de campagne", .starter, 90, false),
            ("Aubergine parmigiana", .main, 75, true), ("Bibimbap", .main, 40, false), ("Cassoulet", .main, 90, false),
            ("Dal makhani", .main, 60, true), ("Fish pie", .main, 70, false), ("Mushroom risotto", .main, 35, true),
            ("Spaghetti aglio e olio", .main, 15, true), ("Tagine with apricots", .main, 85, false),
            ("Apple crumble", .dessert, 45, true), ("Chocolate mousse", .dessert, 20, true),
            ("Panna cotta", .dessert, 25, false), ("Tarte Tatin", .dessert, 65, true),
        ]
        return rows.enumerated().map { index, row in
            Recipe(id: index, name: row.0, course: row.1, minutes: row.2, isVegetarian: row.3)
        }
    }()

    func update(_ change: (inout RecipeFilter) -> Void) {
        var new = filter
        change(&new)
        guard new != filter else { return }
        filter = new
        observers.values.forEach { $0(new) }
    }

    func observe(_ body: @escaping (RecipeFilter) -> Void) -> UUID {
        let token = UUID()
        observers[token] = body
        return token
    }

    func recipe(_ id: Recipe.ID) -> Recipe? { recipes.first { $0.id == id } }

    func matching(in course: Recipe.Course) -> [Recipe.ID] {
        recipes.filter { $0.course == course && filter.matches($0) }.map(\.id)
    }
}
