// Values of the register before and after a change, with their codes in words.

import type { HistoryEntry } from '../../../domain/changes/history-entry.ts'
import { nameKindOf } from '../../../domain/company/register-codes.ts'
import type { RecordActivity } from '../../../domain/company/register-record.ts'
import type { CodeLabels } from '../../../usecases/codes/name-codes.ts'
import { formatDate } from '../../i18n/format.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { NAME_KINDS } from '../../i18n/register-words.ts'
import { renderNamedCode } from '../dossier/record/identity.ts'
import { renderChangedActivities } from '../dossier/record/register-activities.ts'
import { type Content, html } from '../html.ts'

const startedOn = phrase<(day: string) => string>(
  day => `begonnen op ${day}`,
  day => `ouverte le ${day}`,
  day => `begonnen am ${day}`,
  day => `started on ${day}`,
)

type Render = (lang: Lang, value: unknown, labels: CodeLabels) => Content

const RENDERERS: Partial<Record<HistoryEntry['kind'], Render>> = {
  'register.name': renderNames,
  'register.legal_form': renderCode('legalForm'),
  'register.situation': renderCode('situation'),
  'register.seat': (lang, value) => formatAddress(lang, value),
  'register.activities': (lang, value, labels) =>
    renderChangedActivities(lang, value as RecordActivity[], labels),
  'register.establishment_address': (lang, value) => formatAddress(lang, value),
  'register.establishment_opened': renderStart,
  'register.establishment_closed': renderStart,
  'register.arrived': renderLegalName,
  'register.left': renderLegalName,
  'register.returned': renderLegalName,
}

/** Null for kinds of other sources. The old value is struck out, except of what left or closed. */
export function describeRegisterChange(
  lang: Lang,
  { kind, before, after }: Pick<HistoryEntry, 'kind' | 'before' | 'after'>,
  labels: CodeLabels,
): Content {
  const render = RENDERERS[kind]
  if (render === undefined) return null
  const [earlier, later] = [before, after].map(value => value !== null && render(lang, value, labels))
  return kind === 'register.left' || kind === 'register.establishment_closed'
    ? earlier
    : renderChange(earlier, later)
}

/** The old value struck out, and the new one. */
export function renderChange(before: Content, after: Content): Content {
  return html`${before && html`<s>${before}</s>`}${before && after && ' → '}${after}`
}

function renderCode(label: 'legalForm' | 'situation'): Render {
  return (lang, value, labels) => {
    const { code } = value as { code: string | null }
    return renderNamedCode(lang, labels[label](code), code)
  }
}

type Names = { legal_name: string | null; names: { name: string; type: string }[] }

// The legal name without its kind.
function renderNames(lang: Lang, value: unknown): Content {
  const { names } = value as Names
  return names
    .map(({ name, type }) => {
      const kind = nameKindOf(type)
      return kind === null || kind === 'legal' ? name : `${name} (${NAME_KINDS[kind][lang]})`
    })
    .join('; ')
}

// The codes beside the name are on the page of the company, in words.
function renderLegalName(_lang: Lang, value: unknown): Content {
  return (value as { legal_name: string | null }).legal_name
}

function renderStart(lang: Lang, value: unknown): Content {
  const { start_date: day } = value as { start_date: string | null }
  return day && startedOn[lang](formatDate(lang, day))
}

type Address = Partial<
  Record<'street' | 'street_nl' | 'street_fr' | 'number' | 'zip' | 'city' | 'city_nl' | 'city_fr', string>
>

// In Dutch on Dutch pages, else in French, where it is filed in that language.
function formatAddress(lang: Lang, value: unknown): string | null {
  const filed = value as Address
  const isDutch = lang === 'nl'
  const street = isDutch ? (filed.street_nl ?? filed.street_fr) : (filed.street_fr ?? filed.street_nl)
  const city = isDutch ? (filed.city_nl ?? filed.city_fr) : (filed.city_fr ?? filed.city_nl)
  return [
    [street ?? filed.street, filed.number].filter(Boolean).join(' '),
    [filed.zip, city ?? filed.city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')
}
