// Names of the sample's companies: words of trades, brands, compositions, and their spelling in the
// register.

import type { Language } from '../../../domain/publications/publication.ts'
import { capitalize, drawSurname, FIRST_NAMES } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { readTable, readWords, readWordsByLanguage } from '../../read-table.ts'
import type { Company } from '../generate-company.ts'
import { hasTrait } from '../stratify.ts'

// Words that a company makes up for itself: from pieces that sell, from two families, from initials.

const HEADS = readWords('brand_heads')
const MIDDLES = readWords('brand_middles')
const TAILS = readWords('brand_tails')
const LANDSCAPES = readWords('brand_landscapes')
const SIGHTS = readWords('brand_sights')
const SAME_THRICE = /(.)\1{2,}/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEGLMPRSTVDBMSCA'

/** One invented word: `Solidec`, `Novarivest`, `Zonnedal`, `Vermadis`. Millions are possible. */
export function drawBrand(by: SeededRandom): string {
  return combine(by).replace(SAME_THRICE, '$1')
}

function combine(by: SeededRandom): string {
  const kind = by.below(20)
  if (kind < 3) return by.pick(HEADS) + by.pick(TAILS)
  if (kind < 12) return by.pick(HEADS) + by.pick(MIDDLES) + by.pick(TAILS)
  if (kind < 13) return by.pick(LANDSCAPES) + by.pick(SIGHTS)
  if (kind < 16) return blend(by)
  return capitalize(by.pick(MIDDLES) + by.pick(MIDDLES)) + by.pick(MIDDLES) + by.pick(TAILS)
}

/** `Zonnehof`: a house, a residence, a home for the old. */
export function drawEstateName(by: SeededRandom): string {
  return by.pick(LANDSCAPES) + by.pick(SIGHTS)
}

// Two families or a family and a piece that sells: Peemers, Janvest
function blend(by: SeededRandom): string {
  const stem = drawSurname(by).split(/[ '-]/).pop() as string
  const cut = capitalize(stem.slice(0, 3 + by.below(4)))
  return by.chance(0.3)
    ? cut + (drawSurname(by).split(/[ '-]/).pop() as string).slice(-4)
    : cut + by.pick(TAILS)
}

/** `JVD`, `DMS`, `AXKT`: initials without dots. */
function drawInitials(by: SeededRandom): string {
  const length = by.below(10) < 2 ? 2 : by.below(10) < 6 ? 3 : 4
  let letters = ''
  for (let at = 0; at < length; at++) letters += LETTERS.charAt(by.below(LETTERS.length))
  return letters
}

// What companies of each trade are called after: common words in Dutch, French and German. The same position in
// the Dutch and the French list need not mean the same.

/** Shops and cafés bear names that tell nothing, offices invent a word, practices are called after people. */
type NamingStyle = 'shop' | 'craft' | 'office' | 'practice' | 'society'

export type Trade = { manner: NamingStyle; words: Record<Language, string[]> }

/** By the key that `activities.tsv` gives each activity. */
export const TRADES = new Map(
  readTable<'trade' | 'style' | Language>('trades').map(({ trade, style, nl, fr, de }): [string, Trade] => {
    const words = { nl: nl.split('|'), fr: fr.split('|'), de: de.split('|') }
    return [trade, { manner: style as NamingStyle, words }]
  }),
)

// What happens to a name on its way into the register: legal forms, capitals, quotes, spaces too many.

/** A name as filed. `company` is null for commercial names, which bear no legal form. */
export function finishName(
  draw: SeededRandom,
  name: string,
  company: Company | null,
  language: Language,
): string {
  const form = company?.form?.name[language === 'fr' ? 'fr' : 'nl'] ?? ''
  const formed = form ? withForm(draw, name, form, company?.form?.kind === 'association') : name
  const cased = withCase(draw, formed)
  if (company && hasTrait(company.slot, 'quotedName')) {
    return company.slot % 2 === 0 ? `"${cased}"` : cased.replace(/ ?(\S+)$/, ' "$1"').trim()
  }
  if (company && hasTrait(company.slot, 'doubleSpace')) return `${cased.replace(' ', '  ')}  ${form}`.trim()
  if (company && hasTrait(company.slot, 'dottedName')) return `${dottedForm(cased)}${form ? `, ${form}` : ''}`
  return cased
}

function withForm(draw: SeededRandom, name: string, form: string, before: boolean): string {
  const way = draw.below(100)
  if (way < 6) return before ? `${form} ${name}` : `${name} ${form}`
  if (way < 8 && form.length < 5) return `${name} ${form.split('').join('.')}.`
  if (way < 9) return `${form} ${name}`
  return name
}

function withCase(draw: SeededRandom, name: string): string {
  const way = draw.below(100)
  if (way < 16) return name.toUpperCase()
  // Above all small firms write like on the web.
  return way < 17 ? name.toLowerCase() : name
}

// I.D.E.A. from four letters of any name
function dottedForm(name: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  return `${letters.slice(0, 4).split('').join('.')}.`
}

/** `town` in the language of the name; `surname` of the owner, where there is one. */
type NameSubject = { trade: Trade; language: Language; town: string; surname: string | null }

const SAINTS = readWordsByLanguage('saints')
const AND_SONS = readWordsByLanguage('and_sons')
const SHOP_NAMES = readWordsByLanguage('shops')
const YEARS = readWords('name_years')
const patterns = Map.groupBy(
  readTable<'style' | 'weight' | 'pattern'>('name-patterns').flatMap(row =>
    new Array<typeof row>(Number(row.weight)).fill(row),
  ),
  ({ style }) => style,
)

const SLOTS: Record<string, (draw: SeededRandom, subject: NameSubject) => string> = {
  brand: drawBrand,
  trade: (draw, { trade, language }) => draw.pickSkewed(trade.words[language]),
  family: (draw, { surname }) => surname ?? drawSurname(draw),
  other_family: drawSurname,
  and: draw => (draw.chance(0.5) ? ' & ' : ' - '),
  sons: (draw, { language }) => draw.pickSkewed(AND_SONS[language]),
  first: draw => draw.pickSkewed(FIRST_NAMES),
  initials: drawInitials,
  dotted: (draw, { trade, language }) =>
    draw.chance(0.5)
      ? dotted(drawInitials(draw))
      : `${dotted(drawInitials(draw).slice(0, 2))} ${draw.pickSkewed(trade.words[language])}`,
  shop: (draw, { language }) => draw.pickSkewed(SHOP_NAMES[language]),
  workshop: (draw, { language }) =>
    language === 'fr' ? frenchWorkshop(draw) : `'t ${drawEstateName(draw)}ke`,
  town: (_, { town }) => town,
  year: draw => draw.pick(YEARS),
  saint: (draw, { language }) => draw.pick(SAINTS[language]),
  estate: drawEstateName,
}

/** A name for a firm, shop or club; `wanted` instead of a pattern that is drawn. */
export function composeName(draw: SeededRandom, subject: NameSubject, wanted: string | null = null): string {
  const pattern = wanted ?? draw.pick(patterns.get(subject.trade.manner) ?? []).pattern
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => SLOTS[name]?.(draw, subject) ?? '')
}

function frenchWorkshop(draw: SeededRandom): string {
  const name = draw.pickSkewed(FIRST_NAMES)
  return `L'${draw.chance(0.6) ? 'Atelier' : 'Espace'} ${/^[AEIOUÉ]/.test(name) ? "d'" : 'de '}${name}`
}

/** `I.D.E.A.` from `IDEA`. */
function dotted(initials: string): string {
  return `${initials.split('').join('.')}.`
}
