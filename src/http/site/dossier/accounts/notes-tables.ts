// The notes and the social balance of the newest year as filed: one table per section, in the order of the models. One year
// only, since a full filing has some three hundred such rubrics.

import wordings from '../../../../../data/wordings/site/notes-tables.json' with { type: 'json' }
import { NOTES, type NoteLine, type NoteSection } from '../../../../domain/accounts/rubric-labels.ts'
import { type Lang, type Phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { decimalsOf, formatFiled } from './amounts.ts'
import { NO_CURRENCY } from './missing-reasons.ts'
import { LINE_HEADING, nameTable } from './statement-tables.ts'
import { renderWideTable } from './wide-table.ts'
import { nameYear, type YearWithFigures } from './years-on-view.ts'

const NAMES: Record<NoteSection, Phrase> = phrases(wordings.names)

const words = {
  caption: sentence(wordings.sentences.caption, 'year', 'currency'),
  more: sentence(wordings.sentences.more, 'count'),
}

/**
 * Only paid members see codes that end in P, which are closing balances of the year before. `shown`: rubrics of the
 * statements' tables.
 */
export function renderNotes(
  lang: Lang,
  year: YearWithFigures,
  paid: boolean,
  shown: ReadonlySet<string>,
): Content {
  const filed = Object.keys(year.filed).filter(code => paid || !code.endsWith('P'))
  const visible = new Set(filed)
  const sections = Object.entries(NOTES).map(([section, lines]) => ({
    section: section as NoteSection,
    lines: lines.filter(({ rubric }) => visible.has(rubric) && !shown.has(rubric)),
  }))
  const named = new Set(sections.flatMap(({ lines }) => lines.map(({ rubric }) => rubric)))
  const more = filed.filter(code => !shown.has(code) && !named.has(code)).length
  return html`${sections.map(({ section, lines }) => renderSection(lang, section, lines, year))}${
    more > 0 && html`<p class="source">${words.more[lang](more)}</p>`
  }`
}

function renderSection(
  lang: Lang,
  section: NoteSection,
  lines: readonly NoteLine[],
  year: YearWithFigures,
): Content {
  if (lines.length === 0) return null
  const { filed, periodEnd, currency } = year
  const decimals = section === 'social' ? 0 : decimalsOf(lines.map(({ rubric }) => filed[rubric] as string))
  const name = nameYear(periodEnd, [year])
  return html`<details class="notes"><summary>${nameTable(lang, NAMES[section], lines.length)}</summary>${renderWideTable(
    {
      id: `accounts-notes-${section}`,
      caption: html`${NAMES[section][lang]}. ${words.caption[lang](name, currency ?? NO_CURRENCY[lang])}`,
      head: html`<th scope="col">${LINE_HEADING[lang]}</th><th scope="col">${name}</th>`,
      bodies: [lines.map(line => renderLine(lang, line, filed[line.rubric] as string, decimals))],
    },
  )}</details>`
}

function renderLine(lang: Lang, { rubric, labels }: NoteLine, figure: string, decimals: number): Html {
  const text = formatFiled(lang, figure, decimals)
  return html`<tr><th scope="row">${labels[lang]} <small class="rubric">${rubric}</small></th><td${
    figure.startsWith('-') && html` class="negative"`
  }>${text}</td></tr>`
}
