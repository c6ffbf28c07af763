//
//  Person.swift
//  ContactsTable
//

import Foundation

class Person: NSObject {

    var firstName: String
    var lastName: String
    var company: String?
    var phone: String
    var isBlocked = false

    init(firstName: String, lastName: String, company: String? = nil, phone: String) {
        self.firstName = firstName
        self.lastName = lastName
        self.company = company
        self.phone = phone
        super.init()
    }

    var fullName: String {
        return "\(firstName) \(lastName)"
    }

    var initial: String {
        return String(lastName.prefix(1)).uppercased()
    }
}

class AddressBook {

    var favorites = [Person]()
    /// One array per letter, in the order of `letters`.
    private(set) var groups = [[Person]]()
    private(set) var letters = [String]()
    private var pending = [Person(firstName: "Yusuf", lastName: "Zeynep", phone: "+90 212 555 0199")]

    init() {
        let names = [
            ("Ada", "Abel", "Harbour Office"), ("Noor", "Aziz", nil), ("Bruno", "Barros", nil),
            ("Chen", "Bo", "Night Market"), ("Dora", "Castellanos de la Fuente", "Observatory of the Southern Sky, Visitor Centre"),
            ("Emil", "Dahl", nil), ("Fatou", "Diop", nil), ("Greta", "Eriksson", "Bakery"),
            ("Hugo", "Ferreira", nil), ("Ines", "Gomes", nil), ("Jonas", "Holm", "Shipyard"),
            ("Kofi", "Ibori", nil), ("Lena", "Jansen", nil), ("Mika", "Kallio", nil), ("Nadia", "Lund", "Library"),
            ("Otto", "Meyer", nil), ("Pia", "Nowak", nil), ("Quentin", "Olsen", nil), ("Rosa", "Pinto", nil),
            ("Sami", "Rahal", nil), ("Tove", "Strand", nil), ("Uma", "Tanaka", nil), ("Vera", "Urban", nil),
            ("Wim", "Visser", "Bicycles"), ("Xenia", "Wolf", nil)
        ] as [(String, String, String?)]
        let people = names.enumerated().map { index, name in
            Person(firstName: name.0, lastName: name.1, company: name.2, phone: "555 01\(10 + index)")
        }
        favorites = [people[7], people[2], people[20]]
        sort(people)
    }

    private func sort(_ people: [Person]) {
        var byLetter = [String: [Person]]()
        for person in people {
            byLetter[person.initial, default: []].append(person)
        }
        letters = byLetter.keys.sorted()
        groups = letters.map { letter in
            byLetter[letter]!.sorted(by: { $0.lastName < $1.lastName })
        }
    }

    /// Returns true if the letter has nobody left.
    func remove(at row: Int, inGroup group: Int) -> Bool {
        groups[group].remove(at: row)
        guard groups[group].isEmpty else { return false }
        groups.remove(at: group)
        letters.remove(at: group)
        return true
    }

    /// Adds the people the server knows about and we don't.
    func fetch(completion: () -> Void) {
        sort(groups.flatMap { $0 } + pending)
        pending.removeAll()
        completion()
    }
}
