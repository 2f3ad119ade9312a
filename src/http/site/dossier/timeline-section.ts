// Insolvency and register events, newest first, each with its source publication.

import table from '../../../../data/wordings/event-details.json' with { type: 'json' }
import { slug } from '../../../domain/company/company.ts'
import type { EventSource, LifecycleEvent, Severity } from '../../../domain/timeline/lifecycle-event.ts'
import type { PublishedOverview } from '../../../usecases/dossier/get-overview.ts'
import { translateCourt } from '../../i18n/court-names.ts'
import { formatDuration } from '../../i18n/durations.ts'
import { describeEventDate } from '../../i18n/event-dates.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { COLON, formatCount, formatDate } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../i18n/languages.ts'
import { NOT_LOADED } from '../../i18n/source-names.ts'
import { type Html, html } from '../html.ts'
import { historyPath } from '../paths.ts'
import { type DataCoverage, formatReadDays } from './data-coverage.ts'
import { linkPublication, renderEmpty, renderSection, renderUnavailable } from './section.ts'

// Translates event details. The extractor writes a fixed set of codes; other text is shown unchanged.

const DETAILS: Record<string, Phrase> = phrases(table.wordings)

/** Codes are translated; other text is kept. */
function translateDetail(lang: Lang, detail: string): string {
  return detail
    .split(', ')
    .map(part => DETAILS[part]?.[lang] ?? translateWords(lang, part))
    .join(', ')
}

function translateWords(lang: Lang, part: string): string {
  const words = part.split(' ')
  const firstUnknown = words.findIndex(word => DETAILS[word] === undefined)
  const codes = firstUnknown < 0 ? words : words.slice(0, firstUnknown)
  const translated = codes.map(code => DETAILS[code]?.[lang] as string)
  const rest = firstUnknown < 0 ? '' : words.slice(firstUnknown).join(' ')
  return [translated.join(', '), rest].filter(text => text !== '').join(' ')
}

const words = {
  title: phrase(
    'Insolventie en registergebeurtenissen',
    'Insolvabilité et événements du registre',
    'Insolvenz und Registerereignisse',
    'Insolvency and register events',
  ),
  unread: phrase(
    'Het Belgisch Staatsblad kon niet worden geraadpleegd. Of er iets gepubliceerd is, weten we op dit moment niet.',
    'Le Moniteur belge n’a pas pu être consulté. Nous ne savons pas, pour l’instant, si quelque chose a été publié.',
    'Das Belgische Staatsblatt konnte nicht gelesen werden. Ob etwas veröffentlicht wurde, wissen wir im Augenblick nicht.',
    'The official gazette is unavailable. It is currently unknown whether anything was published.',
  ),
  waiting: phrase(
    'Er wachten nog publicaties over deze onderneming om gelezen te worden. Of daarin iets staat, weten we pas daarna.',
    'Des publications concernant cette entreprise attendent encore d’être lues. Ce qu’elles disent ne sera connu qu’ensuite.',
    'Veröffentlichungen zu diesem Unternehmen warten noch darauf, gelesen zu werden. Was darin steht, wissen wir erst danach.',
    'Gazette publications about this company are not yet processed. Their content is unknown until then.',
  ),
  more: phrase(
    'Er wachten nog publicaties over deze onderneming om gelezen te worden. Deze lijst kan dus nog groeien.',
    'Des publications concernant cette entreprise attendent encore d’être lues. Cette liste peut donc encore s’allonger.',
    'Veröffentlichungen zu diesem Unternehmen warten noch darauf, gelesen zu werden. Diese Liste kann also noch wachsen.',
    'Gazette publications about this company are not yet processed. This list may be incomplete.',
  ),
  nothing: phrase(
    'Er is niets gevonden: geen faillissement, reorganisatie, ontbinding of doorhaling in wat van het Staatsblad is ingelezen.',
    'Rien n’a été trouvé : ni faillite, ni réorganisation, ni dissolution, ni radiation dans ce qui a été lu du Moniteur.',
    'Nichts gefunden: weder Konkurs noch Reorganisation, Auflösung oder Löschung in dem, was vom Staatsblatt eingelesen ist.',
    'Nothing on record: no bankruptcy, reorganisation, dissolution or strike-off in the processed gazette publications.',
  ),
  counted: phrase<(events: string, admin: string) => string>(
    (events, admin) => `Insolventiegebeurtenissen: ${events}. Registergebeurtenissen: ${admin}.`,
    (events, admin) => `Événements d’insolvabilité : ${events}. Événements du registre : ${admin}.`,
    (events, admin) => `Insolvenzereignisse: ${events}. Registerereignisse: ${admin}.`,
    (events, admin) => `Insolvency events: ${events}. Register events: ${admin}.`,
  ),
  history: phrase(
    'Alles wat er veranderde: register, akten, rekeningen',
    'Tout ce qui a changé : registre, actes, comptes',
    'Alles, was sich geändert hat: Register, Akten, Abschlüsse',
    'Everything that changed: register, acts, accounts',
  ),
  judgment: phrase(
    'uitspraak of ingang',
    'jugement ou prise d’effet',
    'Urteil oder Wirkung',
    'date of judgment or effect',
  ),
  publication: phrase('Publicatie', 'Publication', 'Veröffentlichung', 'Publication'),
  undated: phrase('zonder datum', 'sans date', 'ohne Datum', 'undated'),
  ban: phrase<(duration: string | null) => string>(
    duration =>
      `${duration === null ? 'Het verbod treft' : `Het verbod duurt ${duration} en treft`} een persoon bij een faillissement`,
    duration =>
      `L’interdiction${duration === null ? '' : `, d’une durée de ${duration},`} vise une personne lors d’une faillite`,
    duration =>
      `Das Verbot${duration === null ? '' : ` (Dauer: ${duration})`} gilt einer Person bei einem Konkurs`,
    duration => `The ban${duration === null ? '' : `, for ${duration},`} is of a person in a bankruptcy`,
  ),
  notOfCompany: phrase(
    ', niet de onderneming zelf',
    ', non l’entreprise elle-même',
    ', nicht dem Unternehmen selbst',
    ', not of the company itself',
  ),
}

const SOURCES: Record<EventSource, Phrase> = {
  faillissement: phrase('Faillissement', 'Faillite', 'Konkurs', 'Bankruptcy'),
  reorg: phrase('Reorganisatie', 'Réorganisation', 'Reorganisation', 'Reorganisation'),
  insolvency_interim: phrase(
    'Voorlopige maatregel of ontbinding',
    'Mesure provisoire ou dissolution',
    'Vorläufige Maßnahme oder Auflösung',
    'Interim measure or dissolution',
  ),
  kbo_admin: phrase('Register', 'Registre', 'Register', 'Register'),
}

const SEVERITY_CLASSES: Record<Severity, string> = { high: 'bad', med: 'warn', low: 'plain' }

export function renderTimeline(lang: Lang, overview: PublishedOverview, basis: DataCoverage): Html {
  const { legalName, enterpriseNumber } = overview.dossier.company
  return renderSection(lang, {
    id: 'timeline',
    title: words.title,
    body: html`${renderEvents(lang, overview, basis)}
<p><a href="${historyPath(lang, slug(legalName, enterpriseNumber))}">${words.history[lang]}</a></p>`,
  })
}

function renderEvents(
  lang: Lang,
  { events, dossier, acts }: PublishedOverview,
  { days, notLoaded }: DataCoverage,
): Html {
  const { insolvencyEventCount, adminEventCount, unreadTexts } = dossier
  if (events === null && notLoaded.has('gazette')) return renderUnavailable(NOT_LOADED.gazette[lang])
  if (events === null) return renderUnavailable(words[unreadTexts > 0 ? 'waiting' : 'unread'][lang])
  if (events.length === 0) return renderEmpty(`${words.nothing[lang]} ${formatReadDays(lang, days?.notices)}`)
  const counts =
    insolvencyEventCount !== null &&
    adminEventCount !== null &&
    html`<p class="soft">${words.counted[lang](formatCount(lang, insolvencyEventCount), formatCount(lang, adminEventCount))}</p>`
  const more = unreadTexts > 0 && renderUnavailable(words.more[lang])
  return html`${counts}${more}<ol class="timeline">${events.map(event => renderEvent(lang, event, { dossier, acts }))}</ol>`
}

function renderEvent(lang: Lang, event: LifecycleEvent, overview: BanContext): Html {
  const { source, severity, numac, pubDate, eventKind, court, eventDate, detail } = event
  const about =
    eventKind === 'professional_ban' ? describeBan(lang, event, overview) : describeEventDate(event, lang)
  return html`<li class="${SEVERITY_CLASSES[severity]}">
<p class="when">${
    pubDate ? html`<time datetime="${pubDate}">${formatDate(lang, pubDate)}</time>` : words.undated[lang]
  } <span class="chip ${SEVERITY_CLASSES[severity]}">${SOURCES[source][lang]}</span></p>
<p><strong>${eventKind ? eventKindLabel(eventKind, lang) : SOURCES[source][lang]}</strong>${
    detail && html`${COLON[lang]}${translateDetail(lang, detail)}`
  }</p>${about && html`\n<p>${about}</p>`}
<p class="source">${court && html`${translateCourt(lang, court)} · `}${
    eventDate &&
    html`${words.judgment[lang]} <time datetime="${eventDate}">${formatDate(lang, eventDate)}</time> · `
  }${words.publication[lang]} ${linkPublication(lang, numac, pubDate)}</p>
</li>\n`
}

type BanContext = Pick<PublishedOverview, 'dossier' | 'acts'>

// A natural person who is an enterprise may be the one who is banned.
function describeBan(lang: Lang, event: LifecycleEvent, { dossier, acts }: BanContext): string {
  const ban = words.ban[lang](findBanDuration(lang, event, acts))
  return `${ban}${dossier.company.naturalPerson ? '' : words.notOfCompany[lang]}.`
}

// From the publication's facts, which events do not have. Null without one, or when one act bans several differently.
function findBanDuration(
  lang: Lang,
  { numac }: LifecycleEvent,
  acts: PublishedOverview['acts'],
): string | null {
  const facts = acts?.acts.find(act => act.numac === numac)?.facts ?? []
  const durations = new Set(
    facts.flatMap(fact =>
      fact.fact === 'event' && fact.eventKind === 'professional_ban' && fact.duration
        ? [formatDuration(lang, fact.duration)]
        : [],
    ),
  )
  const [duration = null] = durations
  return durations.size === 1 ? duration : null
}
