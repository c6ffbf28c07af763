/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, with an address or without.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with all its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or a province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that the user chooses.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a shipment.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// When a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The EID of a mobile device.
  public static let cellularEID = UITextContentType(rawValue: "device-eid")
  /// The IMEI of a mobile device.
  public static let cellularIMEI = UITextContentType(rawValue: "device-imei")
}
