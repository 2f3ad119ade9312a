// State and period of a mandate.

import { type Currency, isUnconfirmed } from '../../../../domain/officers/mandate.ts'
import type { Officer } from '../../../../store/gazette/officers.ts'
import { formatShortDate } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { describeDoubt } from './mandate-doubts.ts'

const words = {
  from: phrase('sinds', 'depuis le', 'seit', 'since'),
  until: phrase('tot', 'jusqu’au', 'bis', 'until'),
  // Where a year alone is stated the day is its last one.
  term: phrase('termijn uiterlijk tot', 'terme au plus tard le', 'Amtszeit längstens bis', 'term ends by'),
  passed: phrase(
    'vermelde termijn verstreken, uiterlijk op',
    'terme indiqué dépassé, au plus tard le',
    'angegebene Amtszeit abgelaufen, spätestens am',
    'stated term is over, ended by',
  ),
  confirmed: phrase('laatst bevestigd', 'dernière confirmation', 'zuletzt bestätigt', 'last confirmed'),
  noDates: phrase('zonder datum', 'sans date', 'ohne Datum', 'undated'),
  doubtful: phrase('onzeker', 'incertain', 'unsicher', 'uncertain'),
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
