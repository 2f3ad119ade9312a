// Names of firms, shops and clubs, put together from a trade, a family, a town, an invented word. The same draws
// give the same name in each language, but for the words that are translated.

import { drawSurname, FIRST_NAMES } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { readWords, readWordsByLanguage } from '../../read-table.ts'
import { dotted, drawBrand, drawEstateName, drawInitials } from './brand-names.ts'
import type { Language, NamingStyle, Trade } from './trades.ts'

export type NameSubject = {
  trade: Trade
  language: Language
  /** In the language of the name. */
  town: string
  /** The owner's family name, where there is an owner. */
  surname: string | null
}

type Pattern = (draw: SeededRandom, subject: NameSubject) => string

const SAINTS = readWordsByLanguage('saints')
const AND_SONS = readWordsByLanguage('and_sons')
const SHOP_NAMES = readWordsByLanguage('shops')
const YEARS = readWords('name_years')

const word = (draw: SeededRandom, { trade, language }: NameSubject) => draw.pickSkewed(trade.words[language])
const family = (draw: SeededRandom, { surname }: NameSubject) => surname ?? drawSurname(draw)
const first = (draw: SeededRandom) => FIRST_NAMES[draw.skewedBelow(FIRST_NAMES.length)] as string

const PATTERNS = {
  brand: drawBrand,
  brandTrade: (draw, subject) => `${drawBrand(draw)} ${word(draw, subject)}`,
  tradeBrand: (draw, subject) => `${word(draw, subject)} ${drawBrand(draw)}`,
  twoBrands: draw => `${drawBrand(draw)} ${drawBrand(draw)}`,
  tradeFamily: (draw, subject) => `${word(draw, subject)} ${family(draw, subject)}`,
  familyTrade: (draw, subject) => `${family(draw, subject)} ${word(draw, subject)}`,
  familyAndSons: (draw, subject) =>
    `${word(draw, subject)} ${family(draw, subject)} ${draw.pickSkewed(AND_SONS[subject.language])}`,
  families: (draw, subject) =>
    `${family(draw, subject)}${draw.chance(0.5) ? ' & ' : ' - '}${drawSurname(draw)}`,
  firstTrade: (draw, subject) => `${word(draw, subject)} ${first(draw)}`,
  firstFamily: (draw, subject) => `${first(draw)} ${family(draw, subject)}`,
  initials: drawInitials,
  initialsTrade: (draw, subject) => `${drawInitials(draw)} ${word(draw, subject)}`,
  dotted: (draw, subject) =>
    draw.chance(0.5)
      ? dotted(drawInitials(draw))
      : `${dotted(drawInitials(draw).slice(0, 2))} ${word(draw, subject)}`,
  shop: (draw, subject) => draw.pickSkewed(SHOP_NAMES[subject.language]),
  tradeShop: (draw, subject) => `${word(draw, subject)} ${draw.pickSkewed(SHOP_NAMES[subject.language])}`,
  workshop: (draw, subject) =>
    subject.language === 'fr' ? frenchWorkshop(draw) : `'t ${drawEstateName(draw)}ke`,
  tradeTown: (draw, subject) => `${word(draw, subject)} ${subject.town}`,
  tradeYear: (draw, subject) => `${word(draw, subject)} ${draw.pick(YEARS)}`,
  tradeSaint: (draw, subject) =>
    `${word(draw, subject)} ${draw.pick(SAINTS[subject.language])} ${subject.town}`,
  tradeEstate: (draw, subject) => `${word(draw, subject)} ${drawEstateName(draw)}`,
} satisfies Record<string, Pattern>

function frenchWorkshop(draw: SeededRandom): string {
  const name = first(draw)
  return `L'${draw.chance(0.6) ? 'Atelier' : 'Espace'} ${/^[AEIOUÉ]/.test(name) ? "d'" : 'de '}${name}`
}

// Parts of a hundred.
const PATTERN_WEIGHTS: Record<NamingStyle, Partial<Record<keyof typeof PATTERNS, number>>> = {
  office: {
    brand: 30,
    brandTrade: 20,
    tradeBrand: 7,
    twoBrands: 3,
    tradeFamily: 7,
    familyTrade: 8,
    families: 4,
    initials: 5,
    initialsTrade: 7,
    dotted: 1,
    firstFamily: 3,
    tradeTown: 3,
    tradeYear: 2,
  },
  craft: {
    tradeFamily: 22,
    familyTrade: 10,
    familyAndSons: 8,
    brand: 18,
    brandTrade: 12,
    tradeBrand: 8,
    initialsTrade: 8,
    dotted: 1,
    tradeTown: 4,
    firstTrade: 4,
    tradeYear: 5,
  },
  shop: {
    shop: 24,
    tradeShop: 12,
    tradeFamily: 18,
    brand: 12,
    tradeBrand: 8,
    firstTrade: 8,
    workshop: 6,
    tradeTown: 6,
    tradeYear: 4,
    twoBrands: 2,
  },
  practice: {
    tradeFamily: 26,
    familyTrade: 12,
    families: 8,
    firstFamily: 6,
    brand: 14,
    brandTrade: 5,
    tradeEstate: 8,
    initialsTrade: 5,
    initials: 3,
    tradeTown: 7,
    familyAndSons: 3,
    workshop: 3,
  },
  society: {
    tradeTown: 24,
    tradeSaint: 16,
    tradeEstate: 12,
    brand: 20,
    shop: 8,
    tradeBrand: 12,
    dotted: 4,
    initials: 4,
  },
}
const patternsByStyle = Object.fromEntries(
  Object.entries(PATTERN_WEIGHTS).map(([manner, weights]) => [
    manner,
    Object.entries(weights).flatMap(([pattern, weight]) =>
      new Array<Pattern>(weight).fill(PATTERNS[pattern as keyof typeof PATTERNS]),
    ),
  ]),
) as Record<NamingStyle, Pattern[]>

/** A name for a firm, shop or club. */
export function composeName(draw: SeededRandom, subject: NameSubject): string {
  return draw.pick(patternsByStyle[subject.trade.manner])(draw, subject)
}
