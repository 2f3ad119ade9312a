// The report of a company: the sections of its page, the words that prove each fact, what no source answered, and how
// to check it.

import wordings from '../../../../data/wordings/site/compose-report.json' with { type: 'json' }
import type { Member } from '../../../domain/access/member.ts'
import { slug } from '../../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { quoteKey } from '../../../usecases/timeline/quote-facts.ts'
import { formatCount, formatList, formatMoment, formatNumberWithDots } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { SOURCE_NAMES } from '../../i18n/source-names.ts'
import { renderAccounts } from '../dossier/accounts/accounts-section.ts'
import { type DataCoverage, dataCoverageOf } from '../dossier/data-coverage.ts'
import { renderOwnership } from '../dossier/network/ownership-section.ts'
import { type QuoteOf, renderActs } from '../dossier/officers/acts-section.ts'
import { renderOfficers } from '../dossier/officers/officers-section.ts'
import { renderIdentity } from '../dossier/record/identity.ts'
import { renderRisk } from '../dossier/score/risk-section.ts'
import { renderSources } from '../dossier/sources-section.ts'
import { renderTimeline } from '../dossier/timeline-section.ts'
import { renderUnregisteredHeader } from '../dossier/unregistered-page.ts'
import { type Content, type Html, html } from '../html.ts'
import { dossierPath } from '../paths.ts'
import { type ReportAnswers, type ReportSources, readReport } from './read-report.ts'

const words = {
  ...phrases(wordings.words),
  made: sentence(wordings.sentences.made, 'moment'),
  unanswered: sentence(wordings.sentences.unanswered, 'sources'),
  events: sentence(wordings.sentences.events, 'count'),
  officers: sentence(wordings.sentences.officers, 'count'),
  owners: sentence(wordings.sentences.owners, 'count'),
  years: sentence(wordings.sentences.years, 'count'),
  explained: sentence(wordings.sentences.explained, 'file'),
  pageOf: sentence(wordings.sentences.pageOf, 'page', 'pages'),
}

const ATTACHMENT = 'answers.json'

export type ReportOrder = {
  number: EnterpriseNumber
  lang: Lang
  viewer: Member
  /** Of the site, for the address of the company's page. */
  origin: string
  now: Date
}

type Report = { pdf: Buffer; digest: string; name: string }

/** Throws as `readReport` does. */
export async function createReport(order: ReportOrder, sources: ReportSources): Promise<Report> {
  const { lang, now, number } = order
  const answers = await readReport(number, order, sources)
  const { legalName } = answers.overview.dossier.company
  const dotted = formatNumberWithDots(number)
  const title = `${legalName} (${dotted})`
  const { content, digest } = answers
  // Loaded with the first report: the PDF library takes a tenth of a server's memory.
  const { printReport } = await import('./print-report.ts')
  const pdf = await printReport({
    lang,
    title: `${words.report[lang]} – ${title}`,
    subject: words.report[lang],
    footer: `${title} · ${words.made[lang](formatMoment(lang, now))} · SHA-256 ${digest.slice(0, 16)}…`,
    pageOf: words.pageOf[lang],
    madeAt: now,
    body: renderReport(order, answers, basisOf(answers, sources)),
    attachment: { name: ATTACHMENT, description: words.attached[lang], content },
    digest,
  })
  return { pdf, digest, name: slug(legalName, number) }
}

function basisOf({ freshness }: ReportAnswers, { loadStates }: ReportSources): DataCoverage {
  return dataCoverageOf(freshness, loadStates())
}

function renderReport(order: ReportOrder, answers: ReportAnswers, basis: DataCoverage): Html {
  const { lang, viewer, now } = order
  const { overview, freshness, unanswered } = answers
  const whole = 'absence' in overview ? null : overview
  const accounts = renderAccounts(lang, overview, viewer, basis)
  return html`<article>
<p><b>${words.report[lang]}</b> · ${words.made[lang](formatMoment(lang, now))}</p>
${
  unanswered.length > 0 &&
  html`<p class="flag">${words.unanswered[lang](
    formatList(
      lang,
      unanswered.map(source => SOURCE_NAMES[source][lang]),
    ),
  )}</p>`
}
${
  'absence' in overview
    ? renderUnregisteredHeader(lang, overview, freshness)
    : renderIdentity(lang, overview, basis)
}
${whole && renderRisk(lang, whole)}
${renderTimeline(lang, overview, basis)}
${renderLeftOut(lang, answers, 'events')}
${renderOfficers(lang, overview, basis, null)}
${renderLeftOut(lang, answers, 'officers')}
${whole && renderOwnership(lang, whole.ownership, true, basis)}
${renderLeftOut(lang, answers, 'owners')}
${accounts}
${String(accounts).includes('<details class="notes">') && html`<p class="gap">${words.notes[lang]}</p>`}
${renderLeftOut(lang, answers, 'years')}
${renderActs(lang, overview, basis, createQuoteOf(answers))}
${renderQuoteNote(lang, answers)}
${whole && renderSources(lang, whole, freshness, basis)}
${renderCheck(order, answers)}
</article>`
}

function renderLeftOut(
  lang: Lang,
  { leftOut }: ReportAnswers,
  part: keyof ReportAnswers['leftOut'],
): Content {
  return leftOut[part] > 0 && html`<p class="gap">${words[part][lang](formatCount(lang, leftOut[part]))}</p>`
}

function createQuoteOf({ quotes }: ReportAnswers): QuoteOf {
  return fact => {
    const quote = quotes?.get(quoteKey(fact))
    return quote === undefined ? null : `“${quote}”`
  }
}

function renderQuoteNote(lang: Lang, { quotes, overview: { acts, dossier } }: ReportAnswers): Content {
  if (quotes === null) return html`<p class="flag">${words.quotesUnread[lang]}</p>`
  const isPrivate = dossier.company.naturalPerson && (acts?.acts.length ?? 0) > 0
  return isPrivate && html`<p class="gap">${words.quotesPrivate[lang]}</p>`
}

function renderCheck({ lang, origin, number, now }: ReportOrder, { overview, digest }: ReportAnswers): Html {
  const page = origin + dossierPath(lang, slug(overview.dossier.company.legalName, number))
  return html`<section><h2>${words.check[lang]}</h2>
<dl><dt>${words.hash[lang]}</dt><dd>${digest}</dd>
<dt>${words.report[lang]}</dt><dd>${words.made[lang](formatMoment(lang, now))} (${now.toISOString()})</dd>
<dt>${words.page[lang]}</dt><dd><a href="${page}">${page}</a></dd></dl>
<p class="source">${words.explained[lang](ATTACHMENT)}</p></section>`
}
