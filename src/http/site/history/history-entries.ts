// Entries of a history, in words.

import wordings from '../../../../data/wordings/site/history-entries.json' with { type: 'json' }
import type { HistoryEntry } from '../../../domain/changes/history-entry.ts'
import type { CompanyChange } from '../../../domain/publications/gazette-fact.ts'
import type { RiskBand } from '../../../domain/risk.ts'
import type { CodeLabels } from '../../../usecases/codes/name-codes.ts'
import { COMPANY_CHANGES } from '../../i18n/act-changes.ts'
import { CHANGE_KIND_NAMES } from '../../i18n/change-kinds.ts'
import { translateCourt } from '../../i18n/court-names.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { formatCount, formatDate } from '../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../i18n/languages.ts'
import { BAND_NAMES } from '../dossier/score/risk-words.ts'
import { linkPublication } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'
import { describeRegisterChange, renderChange } from './register-values.ts'

const counted = (...labels: [string, string, string, string]) =>
  phrase<(count: string) => string>(
    count => `${labels[0]}: ${count}`,
    count => `${labels[1]} : ${count}`,
    count => `${labels[2]}: ${count}`,
    count => `${labels[3]}: ${count}`,
  )

const words = {
  ...phrases(wordings.words),
  officers: {
    appointed: counted('Benoemd', 'Nominations', 'Ernannt', 'Appointed'),
    reappointed: counted('Herbenoemd', 'Renouvellements', 'Wiederernannt', 'Reappointed'),
    ended: counted('Beëindigd', 'Fins de mandat', 'Beendet', 'Ended'),
    changed: counted('Gewijzigd', 'Modifiés', 'Geändert', 'Changed'),
    withdrawn: counted('Niet meer vermeld', 'Retirés', 'Nicht mehr verzeichnet', 'Withdrawn'),
  },
  yearEnd: sentence(wordings.sentences.yearEnd, 'day'),
}

/** A list of entries, newest first. */
export function renderEntries(lang: Lang, entries: readonly HistoryEntry[], labels: CodeLabels): Html {
  return html`<ol class="timeline">${entries.map(entry => renderEntry(lang, entry, labels))}</ol>`
}

function renderEntry(lang: Lang, entry: HistoryEntry, labels: CodeLabels): Html {
  const { date, kind, establishmentNumber } = entry
  return html`<li class="${severityOf(entry)}">
<p class="when">${
    date ? html`<time datetime="${date}">${formatDate(lang, date)}</time>` : words.undated[lang]
  } <span class="chip plain">${CHANGE_KIND_NAMES[kind][lang]}</span></p>
<p>${describeEntry(lang, entry, labels)}${establishmentNumber && html` ${words.establishment[lang]} <span class="number">${establishmentNumber}</span>`}</p>
<p class="source">${renderReference(lang, entry)}</p>
</li>\n`
}

function severityOf({ kind, after }: HistoryEntry): string {
  if (kind === 'register.left') return 'warn'
  if (kind !== 'gazette.insolvency_event') return 'plain'
  const { severity } = after as { severity: string }
  return severity === 'high' ? 'bad' : severity === 'med' ? 'warn' : 'plain'
}

function describeEntry(lang: Lang, { kind, before, after }: HistoryEntry, labels: CodeLabels): Content {
  if (kind.startsWith('gazette.') && kind.includes('_event')) return describeEvent(lang, after ?? before)
  if (kind === 'gazette.officers') return describeOfficers(lang, after as Record<string, number>)
  if (kind === 'gazette.company_change') return describeCompanyChange(lang, before, after)
  if (kind === 'accounts.filed') {
    const { period_end: end } = after as { period_end: string | null }
    return end && words.yearEnd[lang](formatDate(lang, end))
  }
  if (kind === 'risk.band')
    return renderChange(BAND_NAMES[before as RiskBand][lang], BAND_NAMES[after as RiskBand][lang])
  return describeRegisterChange(lang, { kind, before, after }, labels)
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

function renderReference(lang: Lang, { source, reference, date }: HistoryEntry): Content {
  if (reference === null) return null
  if (source === 'gazette') return html`${words.publication[lang]} ${linkPublication(lang, reference, date)}`
  return html`${words[source === 'accounts' ? 'deposit' : 'extract'][lang]} <span class="number">${reference}</span>`
}
