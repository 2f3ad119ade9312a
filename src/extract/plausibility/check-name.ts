// Checks whether a name is plausible: no article of law, court, page header, label, phrase or street.

import type { NameDoubt } from '../../domain/publications/fact-fields.ts'
import { FORMS, fold, PARTICLES } from '../notices/people/names/word-lists.ts'

// Patterns that no name contains, by reason: `person` for people, `company` for firms, whose names allow more
// (`DATA CURATOR BV`, `4TH AVENUE`).

type NotANamePattern = { reason: NameDoubt; person: RegExp; company: RegExp | null }

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const PAGE_HEAD =
  /moniteur belge|belgis(?:ch|cn) staatsblad|staatsblad [—–-]|belgisches staatsblatt|<<<page|(?<!\p{L})[C] [−–-] \d{4}\/\d{6}/iu
const STREET_TYPES =
  'rue|avenue|av\\.|boulevard|bd\\.|chauss[ée]e|chemin|route|quai|all[ée]e|impasse|clos|dr[èe]ve|sentier'
const COMPOUND = '(?!verstraat)\\p{L}{3,}(?:straat|strasse|straße|steenweg)'
const HOUSE = ',? (?:n°|nr\\.?)? ?\\d+\\S*'

/** Ordered: the first match is the reason. */
const NOT_A_NAME_PATTERNS: readonly NotANamePattern[] = [
  { reason: 'name_is_page_head', person: PAGE_HEAD, company: PAGE_HEAD },
  {
    reason: 'name_is_law',
    person: word(
      'art(?:ikel|icle|\\.)|artikelen|art (?:XX|\\d)|wetboek|gesetzbuch|code d(?:e|u)|code civil|loi du|wet van|gesetz vom',
    ),
    company: word(
      'art(?:ikel|icle)?\\.? XX[.\\d]*|art(?:ikel|icle|\\.) ?\\d+|wetboek van|code de droit|gesetzbuch',
    ),
  },
  {
    reason: 'name_is_court',
    person: word(
      '(?:ondernemings)?rechtbank(?:en)?|tribunal|tribunaux|(?:unternehmens|handels)?gericht|hof van|cour d|(?:parket|parquet|procureur) (?:van|de|du|te|bij)',
    ),
    company: word(
      "ondernemingsrechtbank|rechtbank van|tribunal d(?:e l['’]entreprise|e commerce|e premi[èe]re)|unternehmensgericht|hof van beroep|cour d['’]appel",
    ),
  },
  {
    reason: 'name_is_birth',
    person: word('geboren|geb\\.|n[ée]{1,2}e? (?:le|[àa])|n[ée]\\(e\\)|geboortedatum|naissance|geburtsdatum'),
    company: /(?<!\p{L})(?:geboren (?:op|te)|n[ée]e? le|geboren am) \d/iu,
  },
  {
    reason: 'name_is_label',
    person: word(
      'datum|date|publicatie|publication|mission|opdracht|audience|zitting|juge|rechters?|curator(?:en|s)?|curateurs?|curatrice|konkursverwalter|konkursrichter|vereffenaars?|liquidateurs?|liquidator|praticien|deskundige|staking|cessation|bestuurders?|zaakvoerder|griffiers?|greffi(?:er|[èe]re)|r[ée]f[ée]rence|referentie|aktenzeichen|ondernemingsnummer|unternehmensnummer|num[ée]ro|nummer|handelsactiviteit',
    ),
    company:
      /(?<!\p{L})(?:ondernemingsnummer|unternehmensnummer|num[ée]ro d['’]entreprise|referentie|r[ée]f[ée]rence|aktenzeichen|datum (?:vonnis|faillissement|uitspraak)|date d(?:u jugement|e la faillite)|rechter[- ]commissaris|juge[- ]commissaire|curator|curateur) ?:/iu,
  },
  {
    reason: 'name_is_phrase',
    person: word(
      'vonnis|jugement|urteil|arr[eê]t|arrest|ambtshalve|afgevoerd|radi[ée]{1,2}e?|overleden|d[ée]c[ée]d[ée]{1,2}e?|verstorben|zonder|sans|ohne|of het|buitenland|gekend|onbekend|inconnue?s?|unbekannt|adres(?:se)?|domicili[ée]{0,2}e?|wonende|woonachtig|wohnhaft|demeurant|dossier \\d+|tussen|neergelegd op|d[ée]pos[ée]e? le|vervangen|remplac[ée]e?|ersetzt|faillissement|faillite|konkurs|voor eensluidend|pour extrait|für gleichlautenden',
    ),
    company:
      /(?<!\p{L})(?:dossier \d|wonende|domiciliée?|jugement|vonnis|arrest|a mis|neergelegd op|déposée? le|voor eensluidend|pour extrait|für gleichlautenden|is vervangen|est remplacée?)(?!\p{L})/iu,
  },
  {
    reason: 'name_is_street',
    person: new RegExp(
      `^${COMPOUND}$|(?<!\\p{L})(?:${COMPOUND}|(?<!de la )(?:${STREET_TYPES}) (?:de|du|des|la|le|d['’]))(?!\\p{L})|^\\p{L}[^,]*?${HOUSE}$|(?:^|[\\s,])(?:\\p{Lu}{1,2}-)?\\d{4,5} \\p{Lu}\\p{L}{2}`,
      'iu',
    ),
    company: new RegExp(
      `${COMPOUND}${HOUSE}$|^\\p{Lu}{1,2}-\\d{4,5} \\p{Lu}|^\\d{4,5} \\p{Lu}.*, ?(?:${STREET_TYPES}) |^(?:${STREET_TYPES}) [^,]{3,40}${HOUSE},? \\d{4} `,
      'iu',
    ),
  },
  { reason: 'name_of_several', person: / \/ |;/u, company: null },
  { reason: 'name_with_digits', person: /\p{Nd}/u, company: null },
]

/** Maximum length of a name, in characters. */
const MAX_NAME_LENGTH = { person: 90, company: 220 } as const

export type Named = 'person' | 'company'

/** Why `name` is implausible for a person or company; null if plausible. */
export function checkName(name: string, named: Named): NameDoubt | null {
  if (!(named === 'person' ? /\p{L}{2}/u : /[\p{L}\p{Nd}]/u).test(name)) return 'name_without_letters'
  // Checked first: the patterns run on short texts only.
  if (name.length > MAX_NAME_LENGTH[named]) return 'name_too_long'
  const sign = NOT_A_NAME_PATTERNS.find(one => one[named]?.test(name))
  if (sign) return sign.reason
  return named === 'person' && hasPlainWord(name) ? 'name_is_phrase' : null
}

/** As `checkName`, for a name that may be a firm's: it starts or ends with a legal form. */
export function checkPersonOrFirmName(name: string): NameDoubt | null {
  return checkName(name, isFirm(name) ? 'company' : 'person')
}

function isFirm(name: string): boolean {
  const words = name.split(/\s+/)
  return [words[0], words.at(-1)].some(
    word => word !== undefined && words.length > 1 && FORMS.has(fold(word)),
  )
}

// Names are capitalised; sentences contain lower-case words.
const PLAIN_WORD = /^\p{Ll}{2,}[.:]?$/u

function hasPlainWord(name: string): boolean {
  return name
    .split(/[\s'’]+/)
    .some(word => PLAIN_WORD.test(word) && !PARTICLES.has(fold(word)) && !NAME_PARTICLES.has(word))
}

// Lower-case particles in names.
const NAME_PARTICLES = new Set(
  'dit en et und y e ep epse épouse epouse veuve weduwe dei af bin ben ibn tot thoe uit op aan in het zum vander vanden'.split(
    ' ',
  ),
)
