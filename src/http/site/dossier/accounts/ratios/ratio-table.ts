// Table of derived ratios by group, with values or the reason for their absence.

import type { Ratio, RatioGroup } from '../../../../../domain/accounts/ratios/ratio.ts'
import { type Lang, phrase } from '../../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../../html.ts'
import { renderWideTable } from '../wide-table.ts'
import { nameYear, type YearWithFigures } from '../years-on-view.ts'
import { renderFormulas } from './ratio-formulas.ts'
import { GROUPS, labelRatio } from './ratio-labels.ts'
import { describeAbsence } from './ratio-reasons.ts'
import { formatRatio } from './ratio-values.ts'

const words = {
  summary: phrase('Ratio’s, afgeleid', 'Ratios, dérivés', 'Kennzahlen, abgeleitet', 'Ratios, derived'),
  caption: phrase(
    'Afgeleid, niet neergelegd: berekend uit de rubrieken van elke jaarrekening.',
    'Dérivés, non déposés : calculés à partir des rubriques de chaque exercice.',
    'Abgeleitet, nicht hinterlegt: aus den Rubriken jedes Abschlusses berechnet.',
    'Derived, not filed: computed from the rubrics of each filing.',
  ),
  ratio: phrase('Ratio', 'Ratio', 'Kennzahl', 'Ratio'),
  unknown: phrase('onbekend', 'inconnu', 'unbekannt', 'unknown'),
}

/** `years` newest first. Null when the newest year has no ratios; the formulas are those of the newest year. */
export function renderRatios(lang: Lang, years: readonly YearWithFigures[]): Content {
  const [latest] = years
  const ratios = latest?.derived?.ratios
  if (latest === undefined || ratios === undefined) return null
  const byYear = years.map(({ derived }) => new Map(derived?.ratios.map(ratio => [ratio.id, ratio])))
  const groups = Map.groupBy(ratios, ({ group }) => group)
  const name = ({ periodEnd }: YearWithFigures) => nameYear(periodEnd, years)
  return html`<details><summary>${words.summary[lang]} <span class="soft">(${ratios.length})</span></summary>${renderWideTable(
    {
      id: 'accounts-ratios',
      caption: words.caption[lang],
      head: html`<th scope="col">${words.ratio[lang]}</th>${years.map(year => html`<th scope="col">${name(year)}</th>`)}`,
      bodies: ORDER.filter(group => groups.has(group)).map(group =>
        renderGroup(lang, group, groups.get(group) ?? [], byYear),
      ),
    },
  )}</details>
${renderFormulas(lang, ratios, name(latest))}`
}

const ORDER = Object.keys(GROUPS) as RatioGroup[]

type RatiosById = ReadonlyMap<string, Ratio>

function renderGroup(
  lang: Lang,
  group: RatioGroup,
  ratios: readonly Ratio[],
  byYear: readonly RatiosById[],
): Html {
  return html`<tr class="group"><th scope="rowgroup" colspan="${byYear.length + 1}">${GROUPS[group][lang]}</th></tr>${ratios.map(
    ({ id }) =>
      html`<tr><th scope="row">${labelRatio(lang, id)}</th>${byYear.map(of => renderCell(lang, of.get(id)))}</tr>`,
  )}`
}

function renderCell(lang: Lang, ratio: Ratio | undefined): Html {
  if (ratio === undefined) return html`<td class="none">${words.unknown[lang]}</td>`
  const { value, absence, unit, currency } = ratio
  if (value !== null) return html`<td>${formatRatio(lang, Number(value), unit, currency)}</td>`
  return html`<td class="none">${absence === null ? words.unknown[lang] : describeAbsence(lang, absence)}</td>`
}
