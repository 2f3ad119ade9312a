// Renders the newest changes of a company, a town or an activity as a feed.

import { formatCursor } from '../../domain/changes/cursor.ts'
import { slug } from '../../domain/company/company.ts'
import { formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { NewestChange } from '../../store/history/newest-changes.ts'
import { CHANGE_KIND_NAMES } from '../i18n/change-kinds.ts'
import { COLON, formatDate } from '../i18n/format.ts'
import { type Lang, phrase } from '../i18n/languages.ts'
import type { Site } from '../site/page.ts'
import { dossierPath } from '../site/paths.ts'
import { createFeed, type FeedFormat, toParagraph, toXmlText } from './feed-formats.ts'

const words = {
  title: phrase<(of: string) => string>(
    of => `Griffie: wijzigingen van ${of}`,
    of => `Griffie : modifications de ${of}`,
    of => `Griffie: Änderungen von ${of}`,
    of => `Griffie: changes of ${of}`,
  ),
  description: phrase<(of: string) => string>(
    of =>
      `De recentste wijzigingen van ${of} in het ondernemingsregister, het Belgisch Staatsblad en de neergelegde jaarrekeningen.`,
    of =>
      `Les modifications les plus récentes de ${of} au registre des entreprises, au Moniteur belge et dans les comptes déposés.`,
    of =>
      `Die neuesten Änderungen von ${of} im Unternehmensregister, im Belgischen Staatsblatt und in den hinterlegten Abschlüssen.`,
    of =>
      `The newest changes of ${of} in the enterprise register, the Belgian official gazette and filed accounts.`,
  ),
  companiesIn: phrase<(zip: string) => string>(
    zip => `rechtspersonen in ${zip}`,
    zip => `personnes morales à ${zip}`,
    zip => `juristische Personen in ${zip}`,
    zip => `legal persons in ${zip}`,
  ),
  companiesWith: phrase<(code: string) => string>(
    code => `rechtspersonen met hoofdactiviteit ${code}`,
    code => `personnes morales dont l’activité principale est ${code}`,
    code => `juristische Personen mit Haupttätigkeit ${code}`,
    code => `legal persons with main activity ${code}`,
  ),
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
