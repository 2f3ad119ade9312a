// Insolvency and register events, newest first, each with its source publication.

import table from '../../../../data/wordings/event-details.json' with { type: 'json' }
import wordings from '../../../../data/wordings/site/timeline-section.json' with { type: 'json' }
import { slug } from '../../../domain/company/company.ts'
import type { EventSource, LifecycleEvent, Severity } from '../../../domain/timeline/lifecycle-event.ts'
import type { PublishedOverview } from '../../../usecases/dossier/get-overview.ts'
import { translateCourt } from '../../i18n/court-names.ts'
import { formatDuration } from '../../i18n/durations.ts'
import { describeEventDate } from '../../i18n/event-dates.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import { COLON, formatCount, formatDate } from '../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../i18n/languages.ts'
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
  ...phrases(wordings.words),
  counted: sentence(wordings.sentences.counted, 'events', 'admin'),
  ban: phrase<(duration: string | null) => string>(
    duration =>
      `${duration === null ? 'Het verbod treft' : `Het verbod duurt ${duration} en treft`} een persoon bij een faillissement`,
    duration =>
      `L’interdiction${duration === null ? '' : `, d’une durée de ${duration},`} vise une personne lors d’une faillite`,
    duration =>
      `Das Verbot${duration === null ? '' : ` (Dauer: ${duration})`} gilt einer Person bei einem Konkurs`,
    duration => `The ban${duration === null ? '' : `, for ${duration},`} is of a person in a bankruptcy`,
  ),
}

const SOURCES: Record<EventSource, Phrase> = phrases(wordings.sources)

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
