// A dossier in four lines, beside the head: what most people came to see, each a link to its section.

import type { SourceName } from '../../../domain/errors.ts'
import type { ReadDays } from '../../../store/gazette/read-days.ts'
import type { Overview } from '../../../usecases/get-overview.ts'
import { formatCount, formatShortDate } from '../format.ts'
import { type Content, type Html, html } from '../html.ts'
import { type Lang, phrase } from '../languages.ts'
import { NEVER_LOADED_SHORT } from '../words/never-loaded.ts'
import type { Basis } from './basis.ts'
import { tellReadDaysShort } from './read-days.ts'
import { tellRiskShort } from './risk-section.ts'

const words = {
  title: phrase('In het kort', 'En bref', 'Kurz gefasst', 'At a glance'),
  risk: phrase('Faillissementsrisico', 'Risque de faillite', 'Konkursrisiko', 'Risk of bankruptcy'),
  noScore: phrase('geen score', 'pas de score', 'keine Punktzahl', 'no score'),
  events: phrase('Insolventie', 'Insolvabilité', 'Insolvenz', 'Insolvency'),
  noEvents: phrase('niets gevonden', 'rien trouvé', 'nichts gefunden', 'nothing on record'),
  count: phrase<(count: string, one: boolean) => string>(
    (count, one) => `${count} gebeurtenis${one ? '' : 'sen'}`,
    (count, one) => `${count} événement${one ? '' : 's'}`,
    (count, one) => `${count} ${one ? 'Ereignis' : 'Ereignisse'}`,
    (count, one) => `${count} event${one ? '' : 's'}`,
  ),
  last: phrase('laatste', 'dernier', 'letztes', 'last'),
  mandates: phrase('Mandaten in functie', 'Mandats en cours', 'Mandate im Amt', 'Mandates in office'),
  noneCurrent: phrase('geen bekend', 'aucun connu', 'keine bekannt', 'none known'),
  noMandates: phrase('niemand vermeld', 'personne mentionnée', 'niemand genannt', 'nobody named'),
  accounts: phrase('Jongste jaarrekening', 'Derniers comptes', 'Jüngster Abschluss', 'Latest accounts'),
  noAccounts: phrase('geen bekend', 'aucun connu', 'keiner bekannt', 'none known'),
  notFiled: phrase('niet neergelegd', 'non déposés', 'nicht hinterlegt', 'not filed'),
  noBoard: phrase('geen bestuur', 'pas d’organe', 'kein Organ', 'no board'),
  undated: phrase('boekjaar niet bekend', 'exercice inconnu', 'Geschäftsjahr unbekannt', 'year not known'),
  neverFiles: phrase('legt er geen neer', 'n’en dépose pas', 'hinterlegt keine', 'files none'),
  waiting: phrase('wordt nog gelezen', 'lecture en attente', 'wird noch gelesen', 'waits to be read'),
  unread: phrase('bron niet geraadpleegd', 'source non consultée', 'Quelle nicht gelesen', 'source not read'),
}

export function renderGlance(lang: Lang, overview: Overview, basis: Basis): Html {
  return html`<aside class="glance" aria-label="${words.title[lang]}"><dl>
${line('risk', words.risk[lang], tellRisk(lang, overview))}
${line('timeline', words.events[lang], tellEvents(lang, overview, basis))}
${line('officers', words.mandates[lang], tellMandates(lang, overview, basis))}
${line('accounts', words.accounts[lang], tellAccounts(lang, overview, basis))}
</dl></aside>`
}

function line(section: string, term: string, told: Content): Html {
  return html`<div><dt><a href="#${section}">${term}</a></dt><dd>${told}</dd></div>\n`
}

function unread(lang: Lang, source: SourceName, { neverLoaded }: Pick<Basis, 'neverLoaded'>): Html {
  const told = neverLoaded.has(source) ? NEVER_LOADED_SHORT : words.unread
  return html`<span class="unread">${told[lang]}</span>`
}

function gazetteUnread(lang: Lang, { unreadTexts }: Overview['dossier'], basis: Basis): Html {
  if (unreadTexts === 0) return unread(lang, 'gazette', basis)
  return html`<span class="unread">${words.waiting[lang]}</span>`
}

function nothingIn(lang: Lang, told: string, days: ReadDays | undefined): Content {
  const read = tellReadDaysShort(lang, days)
  return html`${told}${read && html` <span class="soft small">(${read})</span>`}`
}

function tellRisk(lang: Lang, { dossier: { risk }, unscored }: Overview): Content {
  if (unscored === 'risk_unanswered') return unread(lang, 'risk', { neverLoaded: new Set() })
  if (unscored) return words.noScore[lang]
  return tellRiskShort(lang, risk)
}

function tellEvents(lang: Lang, { dossier }: Overview, basis: Basis): Content {
  const { insolvencyEventCount: count, rollup } = dossier
  if (count === null) return gazetteUnread(lang, dossier, basis)
  if (count === 0) return nothingIn(lang, words.noEvents[lang], basis.days?.notices)
  const last = rollup?.lastSignalDate
  return html`${words.count[lang](formatCount(lang, count), count === 1)}${
    last && html`, ${words.last[lang]} <time datetime="${last}">${formatShortDate(lang, last)}</time>`
  }`
}

function tellMandates(lang: Lang, { officers, dossier }: Overview, basis: Basis): Content {
  if (officers === null) return gazetteUnread(lang, dossier, basis)
  const all = Object.values(officers).flat()
  if (all.length === 0 && dossier.company.naturalPerson) return words.noBoard[lang]
  if (all.length === 0) return nothingIn(lang, words.noMandates[lang], basis.days?.acts)
  const current = all.filter(({ currency }) => currency === 'current').length
  return current === 0 ? words.noneCurrent[lang] : formatCount(lang, current)
}

function tellAccounts(lang: Lang, { financials }: Overview, basis: Basis): Content {
  if (financials === null) return unread(lang, 'accounts', basis)
  const [year] = financials.years
  if (year === undefined && financials.undated.length > 0) return words.undated[lang]
  if (year === undefined && financials.neverFiles) return words.neverFiles[lang]
  if (year === undefined) return words[financials.filings.state === 'none' ? 'notFiled' : 'noAccounts'][lang]
  return html`<time datetime="${year.periodEnd}">${formatShortDate(lang, year.periodEnd)}</time>`
}
