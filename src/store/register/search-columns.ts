// What every search statement reads of a company, and the expressions that are indexed.

export type CompanyRow = {
  enterpriseNumber: number
  rank: number
  inRegister: boolean
  naturalPerson: boolean
  legalName: string
  city: string | null
  primaryNace: string | null
  nace2008: string | null
  legalForm: string | null
  situation: string | null
  /** Folded names, separated by newlines. */
  names: string
  /** Folded words of the town, separated by blanks, each with an `@` before it. */
  townWords: string
  /** Streets of the seat, separated by blanks, each with a `#` before it. */
  streetWords: string
}

/** The columns of a `CompanyRow`, of table or subquery `c`. */
export const COMPANY = `
  c.enterprise_number AS "enterpriseNumber", c.rank, c.in_register AS "inRegister",
  c.natural_person AS "naturalPerson", c.legal_name AS "legalName",
  c.city, c.primary_nace AS "primaryNace", c.nace_2008 AS "nace2008", c.legal_form AS "legalForm", c.situation, c.names, c.town_words AS "townWords", c.street_words AS "streetWords"`

/** The indexed words of a company: those of its names, its town and its street. */
export const WORDS = `array_to_tsvector(array_remove(string_to_array(translate(c.names, E'\\n', ' ') || ' ' || c.town_words || ' ' || c.street_words, ' '), ''))`

/** The indexed keys of an address: of its house, and the first two digits of a Belgian postal code. */
export const HOUSE_KEYS =
  "(CASE WHEN zipcode ~ '^\\d{4}$' THEN street_keys || left(zipcode, 2)::bigint ELSE street_keys END)"
