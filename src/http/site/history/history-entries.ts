// Entries of a history, in words.

import type { ChangeKind } from '../../../domain/changes/change-kinds.ts'
import type { HistoryEntry } from '../../../domain/changes/history-entry.ts'
import type { CompanyChange } from '../../../domain/publications/gazette-fact.ts'
import type { RiskBand } from '../../../domain/risk.ts'
import { COMPANY_CHANGES } from '../../i18n/act-changes.ts'
import { CHANGE_KIND_NAMES } from '../../i18n/change-kinds.ts'
import { translateCourt } from '../../i18n/court-names.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { formatCount, formatDate } from '../../i18n/format.ts'
import { type Lang, phrase } from '../../i18n/languages.ts'
import { BAND_NAMES } from '../dossier/risk-words.ts'
import { linkPublication } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'

const counted = (...labels: [string, string, string, string]) =>
  phrase<(count: string) => string>(
    count => `${labels[0]}: ${count}`,
    count => `${labels[1]} : ${count}`,
    count => `${labels[2]}: ${count}`,
    count => `${labels[3]}: ${count}`,
  )

const words = {
  undated: phrase('zonder datum', 'sans date', 'ohne Datum', 'undated'),
  extract: phrase('Registeruittreksel', 'Extrait du registre', 'Registerauszug', 'Register extract'),
  deposit: phrase('Neerlegging', 'Dépôt', 'Hinterlegung', 'Deposit'),
  publication: phrase('Publicatie', 'Publication', 'Veröffentlichung', 'Publication'),
  establishment: phrase('Vestiging', 'Établissement', 'Niederlassung', 'Establishment'),
  officers: {
    appointed: counted('Benoemd', 'Nominations', 'Ernannt', 'Appointed'),
    reappointed: counted('Herbenoemd', 'Renouvellements', 'Wiederernannt', 'Reappointed'),
    ended: counted('Beëindigd', 'Fins de mandat', 'Beendet', 'Ended'),
    changed: counted('Gewijzigd', 'Modifiés', 'Geändert', 'Changed'),
    withdrawn: counted('Niet meer vermeld', 'Retirés', 'Nicht mehr verzeichnet', 'Withdrawn'),
  },
  yearEnd: phrase<(day: string) => string>(
    day => `boekjaar tot ${day}`,
    day => `exercice clos le ${day}`,
    day => `Geschäftsjahr bis ${day}`,
    day => `year to ${day}`,
  ),
}

/** A list of entries, newest first. */
export function renderEntries(lang: Lang, entries: readonly HistoryEntry[]): Html {
  return html`<ol class="timeline">${entries.map(entry => renderEntry(lang, entry))}</ol>`
}

function renderEntry(lang: Lang, entry: HistoryEntry): Html {
  const { date, kind, establishmentNumber } = entry
  return html`<li class="${severityOf(entry)}">
<p class="when">${
    date ? html`<time datetime="${date}">${formatDate(lang, date)}</time>` : words.undated[lang]
  } <span class="chip plain">${CHANGE_KIND_NAMES[kind][lang]}</span></p>
<p>${describeEntry(lang, entry)}${establishmentNumber && html` ${words.establishment[lang]} <span class="number">${establishmentNumber}</span>`}</p>
<p class="source">${renderReference(lang, entry)}</p>
</li>\n`
}

function severityOf({ kind, after }: HistoryEntry): string {
  if (kind === 'register.left') return 'warn'
  if (kind !== 'gazette.insolvency_event') return 'plain'
  const { severity } = after as { severity: string }
  return severity === 'high' ? 'bad' : severity === 'med' ? 'warn' : 'plain'
}

function describeEntry(lang: Lang, { kind, before, after }: HistoryEntry): Content {
  if (kind.startsWith('gazette.') && kind.includes('_event')) return describeEvent(lang, after ?? before)
  if (kind === 'gazette.officers') return describeOfficers(lang, after as Record<string, number>)
  if (kind === 'gazette.company_change') return describeCompanyChange(lang, before, after)
  if (kind === 'accounts.filed') {
    const { period_end: end } = after as { period_end: string | null }
    return end && words.yearEnd[lang](formatDate(lang, end))
  }
  if (kind === 'risk.band')
    return renderChange(BAND_NAMES[before as RiskBand][lang], BAND_NAMES[after as RiskBand][lang])
  if (kind === 'register.establishment_address')
    return renderChange(formatUnitAddress(lang, before), formatUnitAddress(lang, after))
  // The codes beside the name are on the page of the company, in words.
  if (PRESENCES.has(kind)) return ((after ?? before) as { legal_name: string | null }).legal_name
  return renderChange(formatValue(before), formatValue(after))
}

const PRESENCES: ReadonlySet<ChangeKind> = new Set(['register.arrived', 'register.returned', 'register.left'])

type UnitAddress = Partial<
  Record<'street_nl' | 'street_fr' | 'number' | 'zip' | 'city_nl' | 'city_fr', string>
>

// In Dutch on Dutch pages, else in French, where it is filed in that language.
function formatUnitAddress(lang: Lang, value: unknown): string | null {
  if (value === null) return null
  const filed = value as UnitAddress
  const isDutch = lang === 'nl'
  const street = isDutch ? (filed.street_nl ?? filed.street_fr) : (filed.street_fr ?? filed.street_nl)
  const city = isDutch ? (filed.city_nl ?? filed.city_fr) : (filed.city_fr ?? filed.city_nl)
  return formatValue({ street: [street, filed.number].filter(Boolean).join(' '), zip: filed.zip, city })
}

function describeEvent(lang: Lang, value: unknown): Content {
  const { event_kind: kind, court } = value as { event_kind: string | null; court: string | null }
  return html`<strong>${eventKindLabel(kind, lang)}</strong>${court && html`, ${translateCourt(lang, court)}`}`
}

function describeOfficers(lang: Lang, counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([change, count]) =>
      words.officers[change as keyof typeof words.officers][lang](formatCount(lang, count)),
    )
    .join(', ')
}

function describeCompanyChange(lang: Lang, before: unknown, after: unknown): Content {
  const { change, value } = after as { change: CompanyChange; value: string | null }
  const earlier = before as string | null
  return html`<strong>${COMPANY_CHANGES[change][lang]}</strong>${(earlier || value) && ': '}${renderChange(earlier, value)}`
}

function renderChange(before: string | null, after: string | null): Content {
  return html`${before && html`<s>${before}</s>`}${before && after && ' → '}${after}`
}

/** Values of the register: text, lists, or named parts. */
function formatValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value))
    return value
      .map(formatValue)
      .filter(text => text !== null)
      .join(', ')
  if (typeof value !== 'object') return String(value)
  // Stored objects have no order.
  const { street, zip, city, ...rest } = value as Record<string, unknown>
  return formatValue([street, [zip, city].filter(Boolean).join(' ') || null, ...Object.values(rest)])
}

function renderReference(lang: Lang, { source, reference, date }: HistoryEntry): Content {
  if (reference === null) return null
  if (source === 'gazette') return html`${words.publication[lang]} ${linkPublication(lang, reference, date)}`
  return html`${words[source === 'accounts' ? 'deposit' : 'extract'][lang]} <span class="number">${reference}</span>`
}
