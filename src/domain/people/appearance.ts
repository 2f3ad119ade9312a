// A person in the mandates of one company: the unit that is joined into people.

/** Identity of an appearance: manual decisions refer to it. */
export type AppearanceId = {
  /** As a number, without leading zero. */
  company: number
  /** Name key; followed by the further given names where one company has several persons of the key. */
  appearanceKey: string
}

export type Appearance = AppearanceId & {
  nameKey: string
  /** Parts of the name key, for its frequency. */
  nameParts: readonly string[]
  /** Spellings of the name, most frequent first. */
  names: readonly string[]
  /** Further given names, folded. */
  middle: readonly string[]
  /** Holder keys of mandates in the person's own name. */
  holderKeys: readonly string[]
  /** Companies that the person represents here, by number. */
  represents: readonly number[]
  /** Others on the same boards: name keys of persons, numbers of companies as text. */
  others: readonly string[]
  /** Companies that hold this one or are held by it, by number. */
  related: readonly number[]
  /** Publications that name the person here. */
  numacs: readonly string[]
  /** Postal code of the registered seat; null when unknown. */
  zip: string | null
  /** Street and house number of the registered seat, folded, behind the postal code; null when unknown. */
  seat: string | null
  /** Code of the company's main activity; null when unknown. */
  activity: string | null
}

/** Frequencies in all appearances, for the probability of a coincidence. */
export type Frequencies = {
  appearances: number
  /** Appearances with this part of a name. */
  partCount(part: string): number
  /** Companies with this company as an officer. */
  officerCount(number: string): number
  /** Appearances in companies seated in this postal code. */
  zipCount(zip: string): number
  /** Appearances in companies with this seat. */
  seatCount(seat: string): number
  /** Appearances in companies with this main activity. */
  activityCount(activity: string): number
}

/**
 * The area around a postal code: its first two digits. Places of one such area are near each other, though neighbours
 * may be in different ones.
 */
export function districtOf(zip: string): string {
  return zip.slice(0, 2)
}

/** An appearance's identity as one text. */
export function idOf({ company, appearanceKey }: AppearanceId): string {
  return `${company} ${appearanceKey}`
}
