// State and period of a mandate.

import wordings from '../../../../../data/wordings/site/mandate-state.json' with { type: 'json' }
import {
  type Currency,
  type DoubtReason,
  isUnconfirmed,
  type MandateDoubt,
} from '../../../../domain/officers/mandate.ts'
import type { Officer } from '../../../../store/gazette/officers.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'

// Messages for doubts about a mandate.

// The argument is a formatted date, or the year for accounts.
const DOUBTS: Record<DoubtReason, Phrase<(day: string | null) => string>> = {
  doubtful_statement: phrase(
    () => 'Niet met zekerheid in één akte gelezen; geen tweede bron bevestigt het.',
    () => 'Lu sans certitude dans un seul acte ; aucune autre source ne le confirme.',
    () => 'Nur in einem Akt und nicht sicher gelesen; keine zweite Quelle bestätigt es.',
    () => 'Low-confidence extraction from one act; no second source confirms it.',
  ),
  doubtful_end: phrase(
    day => `Mogelijk beëindigd${day ? ` op ${day}` : ''}: niet met zekerheid gelezen.`,
    day => `Peut-être terminé${day ? ` le ${day}` : ''} : lu sans certitude.`,
    day => `Möglicherweise beendet${day ? ` am ${day}` : ''}: nicht sicher gelesen.`,
    day => `Possibly ended${day ? ` on ${day}` : ''}: low-confidence extraction.`,
  ),
  not_on_board: phrase(
    day => `Niet in de samenstelling van het bestuur${day ? ` van ${day}` : ''}: niet met zekerheid gelezen.`,
    day => `Absent de la composition du conseil${day ? ` du ${day}` : ''} : lue sans certitude.`,
    day => `Nicht in der Zusammensetzung der Verwaltung${day ? ` vom ${day}` : ''}: nicht sicher gelesen.`,
    day => `Not in the composition of the board${day ? ` of ${day}` : ''}: low-confidence extraction.`,
  ),
  not_in_accounts: phrase(
    year => `Niet meer vermeld in de jaarrekening van ${year}.`,
    year => `N’est plus mentionné dans les comptes annuels de ${year}.`,
    year => `Im Jahresabschluss ${year} nicht mehr genannt.`,
    year => `No longer named in the accounts of ${year}.`,
  ),
}

function describeDoubt(lang: Lang, { reason, on }: MandateDoubt): string {
  const day = reason === 'not_in_accounts' ? (on ?? '').slice(0, 4) : on && formatShortDate(lang, on)
  return DOUBTS[reason][lang](day)
}

const words = {
  ...phrases(wordings.words),
  // Where a year alone is stated the day is its last one.
  term: phrase('termijn uiterlijk tot', 'terme au plus tard le', 'Amtszeit längstens bis', 'term ends by'),
}

const MANDATE_STATES: Record<Currency, { name: Phrase; look: string }> = {
  current: { name: phrase('lopend', 'en cours', 'laufend', 'current'), look: 'good' },
  stale: {
    name: phrase('niet herbevestigd', 'non reconfirmé', 'nicht erneut bestätigt', 'not reconfirmed'),
    look: 'warn',
  },
  former: { name: phrase('beëindigd', 'terminé', 'beendet', 'former'), look: 'plain' },
}

const UNCONFIRMED_STATE = { name: words.doubtful, look: 'warn' }

/** The state, and each doubt. */
export function renderState(lang: Lang, officer: Officer): Html {
  const { name, look } = isUnconfirmed(officer) ? UNCONFIRMED_STATE : MANDATE_STATES[officer.currency]
  return html`<span class="chip ${look}">${name[lang]}</span>${(officer.doubts ?? []).map(
    doubt => html`<br><span class="soft small">${describeDoubt(lang, doubt)}</span>`,
  )}`
}

// Named in office after the stated term: it holds no longer, the mandate does.
function isConfirmedAfter(termEndsOn: string, confirmedOn: string | null): boolean {
  return confirmedOn !== null && confirmedOn > termEndsOn
}

type Period = Pick<Officer, 'from' | 'to' | 'termEndsOn' | 'confirmedOn'>

export function renderPeriod(lang: Lang, { from, to, termEndsOn, confirmedOn }: Period): Content {
  const day = (date: string) =>
    html`<time datetime="${date}" class="number">${formatShortDate(lang, date)}</time>`
  const parts = [
    from && html`${words.from[lang]} ${day(from)}`,
    to && html`${words.until[lang]} ${day(to)}`,
    !to &&
      termEndsOn &&
      html`${words[isConfirmedAfter(termEndsOn, confirmedOn) ? 'passed' : 'term'][lang]} ${day(termEndsOn)}`,
  ].filter(part => part !== null && part !== '' && part !== false)
  return html`${parts.length === 0 ? words.noDates[lang] : parts.map((part, i) => html`${i > 0 && ', '}${part}`)}${
    !to &&
    confirmedOn &&
    html`<br><span class="soft small">${words.confirmed[lang]} ${day(confirmedOn)}</span>`
  }`
}
