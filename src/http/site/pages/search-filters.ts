// Filters and order of the search page, as fields of its form.

import wordings from '../../../../data/wordings/site/search-filters.json' with { type: 'json' }
import { ParameterError } from '../../../domain/errors.ts'
import { type FilterText, isUnfiltered, NO_FILTER, type SearchFilter } from '../../../domain/search/filter.ts'
import type { SearchHit } from '../../../domain/search/query.ts'
import { type Lang, type Phrase, phrases } from '../../i18n/languages.ts'
import { type Parameter, parseSearchText, readFilter } from '../../query-parameters.ts'
import { type Html, html } from '../html.ts'

const words = phrases(wordings.words)

type Order = 'best' | 'name' | 'town'

/** What the form asks for. */
type Asked = {
  filter: SearchFilter
  order: Order
  /** The fields as written. */
  text: Partial<Record<keyof FilterText, string>>
  /** The field that cannot be read; null for none. */
  fault: string | null
}

export function readAsked(query: Record<string, Parameter>): Asked {
  const names = ['town', 'nace', 'legal_form', 'situation', 'person'] as const
  const text = Object.fromEntries(names.map(name => [name, parseSearchText(query[name])]))
  const given = parseSearchText(query.order)
  const order = given === 'name' || given === 'town' ? given : 'best'
  try {
    return { filter: readFilter(query), order, text, fault: null }
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error
    return { filter: NO_FILTER, order, text, fault: error.field }
  }
}

/** The hits in that order; companies outside the register stay last. */
export function sortHits(hits: readonly SearchHit[], order: Order, lang: Lang): SearchHit[] {
  if (order === 'best') return [...hits]
  const { compare } = new Intl.Collator(lang)
  const keyOf = ({ legalName, city }: SearchHit) => (order === 'name' ? legalName : (city ?? '\u{10ffff}'))
  return hits.toSorted(
    (a, b) => Number(a.notInRegister) - Number(b.notInRegister) || compare(keyOf(a), keyOf(b)),
  )
}

/** What is wrong with a field, for the reader. */
export function describeFault(field: string, lang: Lang): string {
  return words[field === 'town' ? 'unknownTown' : 'unreadable'][lang]
}

const PERSONS = [
  ['', words.any],
  ['legal', words.legal],
  ['natural', words.natural],
] as const
const SITUATIONS = [
  ['', words.anyState],
  ['000', words.normal],
  ['050', words.bankrupt],
  ['012', words.liquidation],
] as const
const ORDERS = [
  ['best', words.best],
  ['name', words.name],
  ['town', words.byTown],
] as const

/** Fields of the form with the id `form`. */
export function renderFilters(lang: Lang, { filter, text, order, fault }: Asked, form: string): Html {
  const isOpen = !isUnfiltered(filter) || order !== 'best' || fault !== null
  return html`<details class="filters"${isOpen && html` open`}><summary>${words.limit[lang]}</summary>
<p>${renderText(lang, form, 'town', words.town, text.town)}
${renderText(lang, form, 'nace', words.nace, text.nace)}
${renderChoice(lang, form, ['person', words.person, PERSONS], text.person)}
${renderChoice(lang, form, ['situation', words.state, SITUATIONS], text.situation)}
${renderChoice(lang, form, ['order', words.order, ORDERS], order)}
<button form="${form}" type="submit">${words.apply[lang]}</button></p>
</details>`
}

function renderText(lang: Lang, form: string, name: string, label: Phrase, value = ''): Html {
  return html`<label>${label[lang]} <input form="${form}" type="text" name="${name}" value="${value}" maxlength="80"></label>`
}

type Choice = readonly [
  name: string,
  label: Phrase,
  options: readonly (readonly [value: string, label: Phrase])[],
]

function renderChoice(lang: Lang, form: string, [name, label, options]: Choice, chosen = ''): Html {
  return html`<label>${label[lang]} <select form="${form}" name="${name}">${options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${text[lang]}</option>`,
  )}</select></label>`
}
