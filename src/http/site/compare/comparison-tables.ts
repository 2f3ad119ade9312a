// The tables of a comparison, one per subject, with the companies as columns.

import { HEALTH_RATIOS } from '../../../domain/accounts/score-health.ts'
import { slug } from '../../../domain/company/company.ts'
import {
  type ComparedCompany,
  type Comparison,
  latestYearOf,
} from '../../../usecases/compare/compare-companies.ts'
import { eventKindLabel } from '../../i18n/event-kinds.ts'
import {
  COLON,
  formatCount,
  formatDate,
  formatNumber,
  formatNumberWithDots,
  formatProbability,
  formatShortDate,
} from '../../i18n/format.ts'
import type { Lang, Phrase } from '../../i18n/languages.ts'
import { peerGroupName, renderPlace } from '../dossier/accounts/charts/health-chart.ts'
import { MODELS } from '../dossier/accounts/filing-facts.ts'
import { HEADLINE_FIGURES, type HeadlineFigure, readHeadline } from '../dossier/accounts/headline-figures.ts'
import { MISSING_REASONS } from '../dossier/accounts/missing-reasons.ts'
import { describeAbsence, formatRatio, labelRatio, unitOf } from '../dossier/accounts/ratio-words.ts'
import { describeSize } from '../dossier/accounts/sector-and-size.ts'
import type { YearWithFigures } from '../dossier/accounts/years-on-view.ts'
import { identityWords, renderActivity, renderNamedCode } from '../dossier/record/identity.ts'
import { formatBankruptcySources, hasOpenBankruptcy } from '../dossier/record/situation.ts'
import { BAND_NAMES, UNSCORED } from '../dossier/score/risk-words.ts'
import { type Content, type Html, html } from '../html.ts'
import { dossierPath } from '../paths.ts'
import { words } from './compare-words.ts'

type Row = { label: string; cell: (company: ComparedCompany) => Content }

/** All tables, in the order of the company's own page. */
export function renderTables(lang: Lang, { companies, differences }: Comparison): Html {
  const notes = (kinds: readonly (keyof typeof words.differences)[]) =>
    kinds.filter(kind => differences.includes(kind)).map(kind => words.differences[kind][lang])
  const table = (id: keyof typeof words.titles, rows: Row[], remarks: readonly string[] = []) =>
    renderTable(lang, { id, rows, remarks }, companies)
  return html`${table('identity', listIdentityRows(lang))}
${table('risk', listRiskRows(lang), notes(['risk_model']))}
${table('figures', listFigureRows(lang), [words.latest[lang], ...notes(['closing_date', 'months', 'currency', 'scheme', 'size'])])}
${table('ratios', listRatioRows(lang), [words.legend[lang], ...notes(['peer_group'])])}
${table('insolvency', listInsolvencyRows(lang))}`
}

type Table = { id: keyof typeof words.titles; rows: readonly Row[]; remarks: readonly string[] }

function renderTable(lang: Lang, { id, rows, remarks }: Table, companies: readonly ComparedCompany[]): Html {
  const heads = companies.map(({ dossier: { company } }) => {
    const { legalName, enterpriseNumber } = company
    const name =
      id === 'identity'
        ? html`<a href="${dossierPath(lang, slug(legalName, enterpriseNumber))}">${legalName}</a>`
        : legalName
    return html`<th scope="col">${name}</th>`
  })
  return html`<div class="card" id="${id}"><h2 id="${id}-title">${words.titles[id][lang]}</h2>
${remarks.length > 0 && html`<ul class="remarks">${remarks.map(remark => html`<li>${remark}</li>`)}</ul>`}
<section class="scroll" aria-labelledby="${id}-title" tabindex="0"><table class="comparison columns-${companies.length}"><thead><tr><td></td>${heads}</tr></thead>
<tbody>${rows.map(({ label, cell }) => html`<tr><th scope="row">${label}</th>${companies.map(company => html`<td>${cell(company)}</td>`)}</tr>\n`)}</tbody></table></section></div>`
}

function soft(text: string): Html {
  return html`<span class="soft small">${text}</span>`
}

function listIdentityRows(lang: Lang): Row[] {
  return [
    {
      label: identityWords.number[lang],
      cell: ({ dossier: { company } }) =>
        html`<span class="number">${formatNumberWithDots(company.enterpriseNumber)}</span>`,
    },
    {
      label: words.kind[lang],
      cell: ({ dossier: { company } }) =>
        identityWords[company.naturalPerson ? 'naturalPerson' : 'legalPerson'][lang],
    },
    {
      label: identityWords.legalForm[lang],
      cell: ({ dossier: { company }, names }) => renderNamedCode(lang, names.legalForm, company.legalForm),
    },
    {
      label: identityWords.situation[lang],
      cell: ({ dossier, names }) =>
        dossier.registerSituationCode === null && dossier.stagesDegraded.includes('register')
          ? identityWords.unread[lang]
          : renderNamedCode(lang, names.situation, dossier.registerSituationCode),
    },
    {
      label: identityWords.activity[lang],
      cell: ({ dossier: { company }, names }) => renderActivity(lang, company.primaryNace, names.activity),
    },
    {
      label: identityWords.address[lang],
      cell: ({ dossier: { company } }) =>
        company.address
          ? [company.address.zip, company.address.city].filter(part => part !== null).join(' ')
          : soft(identityWords.unknown[lang]),
    },
  ]
}

function listRiskRows(lang: Lang): Row[] {
  const scored =
    (cell: Row['cell']): Row['cell'] =>
    company =>
      company.unscored === null ? cell(company) : '–'
  return [
    {
      label: words.band[lang],
      cell: ({ dossier: { risk }, unscored }) =>
        unscored === null
          ? html`<b class="band-${risk.band.toLowerCase()}">${BAND_NAMES[risk.band][lang]}</b>`
          : soft(UNSCORED[unscored][lang]),
    },
    {
      label: words.score[lang],
      cell: scored(({ dossier: { risk } }) => html`<b>${risk.scoreOutOf100}</b> ${words.outOf[lang]}`),
    },
    {
      label: words.probability[lang],
      cell: scored(({ dossier: { risk } }) =>
        risk.rule ? soft(words.byRule[lang]) : formatProbability(lang, risk.probability ?? 0),
      ),
    },
    {
      label: 'Altman Z″',
      cell: scored(({ dossier: { risk } }) =>
        risk.altmanZ === null ? soft(words.unknown[lang]) : formatNumber(lang, risk.altmanZ),
      ),
    },
    {
      label: words.basis[lang],
      cell: scored(({ dossier: { risk } }) =>
        risk.basis ? formatShortDate(lang, risk.basis.periodEnd) : soft(words.unknown[lang]),
      ),
    },
    {
      label: words.model[lang],
      cell: scored(({ dossier: { risk } }) =>
        risk.modelVersion === null ? '–' : html`<span class="number small">${risk.modelVersion}</span>`,
      ),
    },
  ]
}

/** Why a company has no figures; null when it has. */
function explainNoFigures(lang: Lang, company: ComparedCompany): string | null {
  const { financials } = company
  if (financials === null) return words.accountsUnread[lang]
  if (financials.neverFiles) return words.neverFiles[lang]
  const year = latestYearOf(company)
  if (year === undefined)
    return (financials.filings.state === 'none' ? words.notFiled : MISSING_REASONS.no_accounts)[lang]
  return year.noFigures === null ? null : MISSING_REASONS[year.noFigures][lang]
}

function ofYear(lang: Lang, cell: (year: YearWithFigures) => Content): Row['cell'] {
  return company => {
    const reason = explainNoFigures(lang, company)
    return reason === null ? cell(latestYearOf(company) as YearWithFigures) : soft(reason)
  }
}

function listFigureRows(lang: Lang): Row[] {
  const year = (cell: (year: YearWithFigures) => Content) => ofYear(lang, cell)
  return [
    { label: words.closed[lang], cell: year(({ periodEnd }) => formatDate(lang, periodEnd)) },
    {
      label: words.months[lang],
      cell: year(({ months }) => (months === null ? soft(words.unknown[lang]) : formatNumber(lang, months))),
    },
    { label: words.currency[lang], cell: year(({ currency }) => currency ?? soft(words.unknown[lang])) },
    {
      label: words.scheme[lang],
      cell: year(({ scheme }) => (scheme === 'unknown' ? soft(words.unknown[lang]) : MODELS[scheme][lang])),
    },
    {
      label: words.size[lang],
      cell: year(({ derived }) =>
        derived?.size ? describeSize(lang, derived.size) : soft(words.unknown[lang]),
      ),
    },
    ...HEADLINE_FIGURES.flatMap(figure => splitByLabel(figure).map(part => toFigureRow(lang, part))),
  ]
}

// One row per meaning: turnover and gross margin are not the same.
function splitByLabel({ codes, unit, notFiled }: HeadlineFigure) {
  return [...Map.groupBy(codes, ([, label]) => label).values()].map(same => ({ codes: same, unit, notFiled }))
}

type Figure = ReturnType<typeof splitByLabel>[number]

function toFigureRow(lang: Lang, figure: Figure): Row {
  const label = (figure.codes[0] as [string, Phrase])[1][lang]
  return {
    label,
    cell: ofYear(lang, year => {
      const { value, text } = readHeadline(lang, figure, year)
      if (value === null) return soft(MISSING_REASONS.not_filed[lang])
      return value < 0 ? html`<span class="negative">${text}</span>` : text
    }),
  }
}

function listRatioRows(lang: Lang): Row[] {
  return [
    {
      label: words.group[lang],
      cell: ofYear(lang, ({ derived }) =>
        derived?.health
          ? html`${peerGroupName(lang, derived.health.group)} <span class="soft small">(${formatCount(lang, derived.health.companies)})</span>`
          : soft(words.noGroup[lang]),
      ),
    },
    {
      label: words.health[lang],
      cell: ofYear(lang, ({ derived }) =>
        derived?.health
          ? html`<b>${derived.health.score}</b> ${words.outOf[lang]}`
          : soft(words.noGroup[lang]),
      ),
    },
    ...HEALTH_RATIOS.map(id => ({
      label: labelRatio(lang, id),
      cell: ofYear(lang, year => renderRatio(lang, id, year)),
    })),
  ]
}

function renderRatio(lang: Lang, id: string, { derived, currency }: YearWithFigures): Content {
  const ratio = derived?.ratios.find(one => one.id === id)
  if (!ratio || ratio.value === null)
    return soft(ratio?.absence ? describeAbsence(lang, ratio.absence) : words.unknown[lang])
  const part = derived?.health?.parts.find(({ ratioId }) => ratioId === id)
  const value = formatRatio(lang, Number(ratio.value), unitOf(id), currency)
  return html`<span class="number">${value}</span>${part && html`<span class="place">${renderPlace(lang, labelRatio(lang, id), part.percentile)}</span>`}`
}

function listInsolvencyRows(lang: Lang): Row[] {
  const count = (number: number | null, { unreadTexts }: ComparedCompany['dossier']) =>
    number === null
      ? soft(words[unreadTexts > 0 ? 'waiting' : 'gazetteUnread'][lang])
      : formatCount(lang, number)
  return [
    {
      label: identityWords.openBankruptcy[lang],
      cell: ({ dossier }) =>
        hasOpenBankruptcy(dossier)
          ? html`<b class="band-severe">${words.yes[lang]}</b> <span class="soft small">${formatBankruptcySources(lang, dossier)}</span>`
          : dossier.rollup === null && dossier.insolvencyEventCount === null
            ? soft(words.unknown[lang])
            : words.noneKnown[lang],
    },
    {
      label: words.events[lang],
      cell: ({ dossier }) => count(dossier.insolvencyEventCount, dossier),
    },
    {
      label: words.adminEvents[lang],
      cell: ({ dossier }) => count(dossier.adminEventCount, dossier),
    },
    { label: words.lastEvent[lang], cell: company => renderLastEvent(lang, company) },
  ]
}

function renderLastEvent(lang: Lang, { events, dossier }: ComparedCompany): Content {
  const [last] = events ?? []
  if (last)
    return html`${eventKindLabel(last.eventKind, lang)}${last.pubDate && `${COLON[lang]}${formatShortDate(lang, last.pubDate)}`}`
  if (events !== null && dossier.insolvencyEventCount !== null) return soft(words.nothing[lang])
  return soft(words[dossier.unreadTexts > 0 ? 'waiting' : 'gazetteUnread'][lang])
}
