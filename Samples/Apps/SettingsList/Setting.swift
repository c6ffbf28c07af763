import UIKit

enum Section: Int, CaseIterable {
    case connection
    case display
    case accounts
    case reset

    var title: String? {
        switch self {
        case .connection: return nil
        case .display: return "Display"
        case .accounts: return "Accounts"
        case .reset: return nil
        }
    }

    var footer: String? {
        switch self {
        case .connection: return "In airplane mode, all radios of the device are turned off."
        case .accounts: return "Swipe an account to mute or remove it. The default account sends new messages."
        case .display, .reset: return nil
        }
    }
}

enum Item: Hashable {
    case airplaneMode
    case wifi
    case notifications
    case appearance
    case badges
    case storage
    case account(Account.ID)
    case addAccount
    case reset
}

struct Account: Identifiable, Hashable {
    let id: Int
    var name: String
    var address: String
    var isDefault = false
    var isMuted = false
}

final class SettingsStore {
    var isAirplaneModeOn = false
    var allowsNotifications = true
    var appearance = UIUserInterfaceStyle.unspecified
    private(set) var accounts: [Account] = []
    private var nextID = 0

    init() {
        add("Home", "ines@example.com")
        add("Work", "i.gomes@harbour.example")
        add("University", "ines.gomes@coast.example, forwarded to Home")
        accounts[0].isDefault = true
    }

    func account(_ id: Account.ID) -> Account? {
        accounts.first { $0.id == id }
    }

    @discardableResult
    func add(_ name: String, _ address: String) -> Account {
        let account = Account(id: nextID, name: name, address: address)
        nextID += 1
        accounts.append(account)
        return account
    }

    func remove(_ id: Account.ID) {
        accounts.removeAll { $0.id == id }
    }

    func makeDefault(_ id: Account.ID) {
        for index in accounts.indices {
            accounts[index].isDefault = accounts[index].id == id
        }
    }

    func toggleMute(_ id: Account.ID) {
        guard let index = accounts.firstIndex(where: { $0.id == id }) else { return }
        accounts[index].isMuted.toggle()
    }

    func reorder(_ ids: [Account.ID]) {
        accounts.sort { (ids.firstIndex(of: $0.id) ?? 0) < (ids.firstIndex(of: $1.id) ?? 0) }
    }
}
