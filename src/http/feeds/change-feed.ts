// Renders the newest changes of a company, a town or an activity as a feed.

import wordings from '../../../data/wordings/change-feed.json' with { type: 'json' }
import { formatCursor } from '../../domain/changes/cursor.ts'
import { slug } from '../../domain/company/company.ts'
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { NewestChange } from '../../store/history/newest-changes.ts'
import { CHANGE_KIND_NAMES } from '../i18n/change-kinds.ts'
import { COLON, formatDate } from '../i18n/format.ts'
import { type Lang, phrase, sentence } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { dossierPath } from '../site/paths.ts'
import { createFeed, type FeedFormat, toParagraph, toXmlText } from './feed-formats.ts'

const words = {
  title: sentence(wordings.sentences.title, 'of'),
  description: sentence(wordings.sentences.description, 'of'),
  companiesIn: sentence(wordings.sentences.companiesIn, 'zip'),
  companiesWith: sentence(wordings.sentences.companiesWith, 'code'),
  from: phrase('Vanaf', 'À partir du', 'Ab', 'From'),
  reference: phrase('Referentie', 'Référence', 'Referenz', 'Reference'),
}

/** What a feed of a town or an activity is about. */
export const COMPANIES_IN_TOWN = words.companiesIn
export const COMPANIES_WITH_ACTIVITY = words.companiesWith

export type ChangeFeed = {
  changes: readonly NewestChange[]
  /** What the feed is about: the name of a company, `COMPANIES_IN_TOWN`, `COMPANIES_WITH_ACTIVITY`. */
  of: string
  /** Path of its folder. */
  folder: string
  /** Path of the page that it belongs to. */
  page: string
}

/** The text of a feed. Without changes it is dated `startedAt`. */
export function renderChangeFeed(
  { changes, of, folder, page }: ChangeFeed,
  lang: Lang,
  { site, format, query, startedAt }: { site: Site; format: FeedFormat; query: string; startedAt: Date },
): string {
  const newest = changes[0]?.recordedAt
  const about = toXmlText(of)
  const feed = createFeed({
    title: words.title[lang](about),
    description: words.description[lang](about),
    link: site.origin + page,
    folder: site.origin + folder,
    lang,
    query,
    format,
    updated: newest === undefined ? startedAt : new Date(newest),
  })
  for (const change of changes) feed.addItem(toItem(change, lang, site))
  return format.render(feed)
}

function toItem(change: NewestChange, lang: Lang, { origin }: Site) {
  const { enterpriseNumber: number, legalName, kind, effectiveOn, reference } = change
  const id = formatCursor(change)
  return {
    title: toXmlText(`${CHANGE_KIND_NAMES[kind][lang]}${COLON[lang]}${legalName}`),
    description: toParagraph([
      `${legalName}, ${formatEnterpriseNumber(number)}.`,
      `${CHANGE_KIND_NAMES[kind][lang]}.`,
      effectiveOn && `${words.from[lang]} ${formatDate(lang, effectiveOn)}.`,
      reference && `${words.reference[lang]} ${reference}.`,
    ]),
    link: origin + dossierPath(lang, slug(legalName, number)),
    id: `${origin}/kbo/${number}#${id}`,
    guid: id,
    date: new Date(change.recordedAt),
  }
}
