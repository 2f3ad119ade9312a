// What happens to a name on its way into the register: legal forms, capitals, quotes, spaces too many.

import type { SeededRandom } from '../../random.ts'
import type { Company } from '../generate-company.ts'
import { hasTrait } from '../stratify.ts'
import type { Language } from './trades.ts'

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
