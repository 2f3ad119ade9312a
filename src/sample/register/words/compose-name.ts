// Names of firms, shops and clubs, put together from a trade, a family, a town, an invented word. The same draws give
// the same name in each language, but for the words that are translated.

import { drawSurname, FIRST_NAMES } from '../../people.ts'
import type { SeededRandom } from '../../random.ts'
import { readTable, readWords, readWordsByLanguage } from '../../read-table.ts'
import { drawBrand, drawEstateName, drawInitials } from './brand-names.ts'
import type { Language, Trade } from './trades.ts'

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

/** A name for a firm, shop or club. */
export function composeName(draw: SeededRandom, subject: NameSubject): string {
  const { pattern } = draw.pick(patterns.get(subject.trade.manner) ?? [])
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
