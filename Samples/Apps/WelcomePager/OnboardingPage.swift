import UIKit

struct OnboardingPage {

    let title: String
    let text: String
    let symbol: String
    let color: UIColor

    static let all: [OnboardingPage] = [
        OnboardingPage(title: "Welcome", text: "Keep all your plants alive, even the fern.", symbol: "sun.max", color: .systemGreen),
        OnboardingPage(title: "Reminders", text: "We tell you when to water, and when not to. Overwatering is how most plants die, and nobody ever admits it.", symbol: "bell", color: .systemBlue),
        OnboardingPage(title: "Together", text: "Share your balcony with neighbours while you are away.", symbol: "person", color: .systemPurple),
    ]
}
