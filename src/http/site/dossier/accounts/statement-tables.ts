// The statements as filed: all lines that any of the years has, in model order, unrounded.

import wordings from '../../../../../data/wordings/site/statement-tables.json' with { type: 'json' }
import type { Statement, StatementLine } from '../../../../domain/accounts/statement-lines.ts'
import { formatList } from '../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html, trustedHtml } from '../../html.ts'
import { decimalsOf, formatFiled } from './amounts.ts'
import { LINES } from './earlier-lines.ts'
import { renderDeposit } from './filing-facts.ts'
import { NO_CURRENCY, NOT_FILED } from './missing-reasons.ts'
import { renderWideTable } from './wide-table.ts'
import { nameYear, type YearWithFigures } from './years-on-view.ts'

const NAMES: Record<Statement, Phrase> = phrases(wordings.names)

const words = {
  ...phrases(wordings.words),
  lines: phrase<(count: number) => string>(
    count => (count === 1 ? '1 regel' : `${count} regels`),
    count => (count === 1 ? '1 ligne' : `${count} lignes`),
    count => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    count => (count === 1 ? '1 line' : `${count} lines`),
  ),
  caption: sentence(wordings.sentences.caption, 'currency'),
}

/** Heading of the column of names. */
export const LINE_HEADING = phrase('Rubriek', 'Rubrique', 'Rubrik', 'Line')

const MISSING_CELLS: Phrase<Html> = {
  nl: renderMissingCell('nl'),
  fr: renderMissingCell('fr'),
  de: renderMissingCell('de'),
  en: renderMissingCell('en'),
}

function renderMissingCell(lang: Lang): Html {
  return html`<td class="none"><span title="${NOT_FILED[lang]}">–</span></td>`
}

const ORDER: readonly Statement[] = ['assets', 'liabilities', 'income', 'staff']
/** Rubrics that the tables of the statements show. */
export const STATEMENT_RUBRICS: ReadonlySet<string> = new Set(
  ORDER.flatMap(statement => LINES[statement].map(({ rubric }) => rubric)),
)

/** One table per statement, one column per year, newest first. Statements without filed lines are left out. */
export function renderStatements(lang: Lang, years: readonly YearWithFigures[]): Content {
  if (years.length === 0) return null
  return html`${ORDER.map(statement => renderStatement(lang, statement, years))}`
}

/** The name of a table with its number of lines, for its summary. */
export function nameTable(lang: Lang, name: Phrase, lines: number): Html {
  return html`${name[lang]} <span class="soft">(${words.lines[lang](lines)})</span>`
}

function renderStatement(lang: Lang, statement: Statement, years: readonly YearWithFigures[]): Content {
  const lines = LINES[statement].filter(({ rubric }) => years.some(({ filed }) => rubric in filed))
  if (lines.length === 0) return null
  const decimals = statement === 'staff' ? 0 : decimalsOf(figuresOf(lines, years))
  const gaps = years.length > 1 && lines.some(({ rubric }) => years.some(({ filed }) => !(rubric in filed)))
  return html`<details><summary>${nameTable(lang, NAMES[statement], lines.length)}</summary>${renderWideTable(
    {
      id: `accounts-${statement}`,
      caption: html`${NAMES[statement][lang]}. ${words.caption[lang](formatCurrencies(lang, years))}${gaps && ` ${words.dash[lang]}`}`,
      head: html`<th scope="col">${LINE_HEADING[lang]}</th>${years.map(year => renderHead(lang, year, years))}`,
      bodies: [lines.map(line => renderLine(lang, line, years, decimals))],
    },
  )}</details>`
}

function figuresOf(lines: readonly StatementLine[], years: readonly YearWithFigures[]): string[] {
  return years.flatMap(({ filed }) => lines.map(({ rubric }) => filed[rubric] ?? ''))
}

function renderHead(lang: Lang, year: YearWithFigures, years: readonly YearWithFigures[]): Html {
  return html`<th scope="col">${nameYear(year.periodEnd, years)}<small>${renderDeposit(lang, year)}</small></th>`
}

function renderLine(
  lang: Lang,
  line: StatementLine,
  years: readonly YearWithFigures[],
  decimals: number,
): Html {
  const figures = years.map(({ filed }) => renderFigure(lang, filed[line.rubric], decimals))
  return html`${ROW_HEADS.get(line)?.[lang]}${figures}</tr>`
}

/** Precomputed, because row heads are the same for all companies and take half of the rendering time. */
const ROW_HEADS: ReadonlyMap<StatementLine, Phrase<Html>> = new Map(
  ORDER.flatMap(statement => LINES[statement]).map(line => [
    line,
    {
      nl: renderRowHead('nl', line),
      fr: renderRowHead('fr', line),
      de: renderRowHead('de', line),
      en: renderRowHead('en', line),
    },
  ]),
)

function renderRowHead(lang: Lang, { rubric, depth, labels }: StatementLine): Html {
  return html`<tr${depth === 0 && trustedHtml(' class="sum"')}><th scope="row" class="depth-${depth}">${labels[lang]} <small class="rubric">${rubric}</small></th>`
}

function renderFigure(lang: Lang, figure: string | undefined, decimals: number): Html {
  if (figure === undefined) return MISSING_CELLS[lang]
  const text = formatFiled(lang, figure, decimals)
  return figure.startsWith('-') ? html`<td class="negative">${text}</td>` : html`<td>${text}</td>`
}

function formatCurrencies(lang: Lang, years: readonly YearWithFigures[]): string {
  return formatList(lang, new Set(years.map(({ currency }) => currency ?? NO_CURRENCY[lang])))
}
