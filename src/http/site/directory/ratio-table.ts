// Quartiles of a sector's financial health ratios.

import wordings from '../../../../data/wordings/site/directory-ratios.json' with { type: 'json' }
import { valueAt } from '../../../domain/accounts/quantiles.ts'
import { HEALTH_RATIOS } from '../../../domain/accounts/score-health.ts'
import { sectionTitle } from '../../../domain/code-names.ts'
import type { Activity, SectorRatios } from '../../../usecases/listings/get-activity.ts'
import { formatCount, formatNumber, formatPercent } from '../../i18n/format.ts'
import { type Lang, phrase, phrases } from '../../i18n/languages.ts'
import { labelRatio } from '../dossier/accounts/ratio-words.ts'
import { renderEmpty, renderUnavailable } from '../dossier/section.ts'
import { type Html, html } from '../html.ts'

const words = {
  ...phrases(wordings.words),
  about: phrase<(section: string, companies: string) => string>(
    (section, companies) =>
      `Sectie ${section}: laatste neergelegde jaarrekening van ${companies} ondernemingen.`,
    (section, companies) =>
      `Section ${section} : derniers comptes annuels déposés par ${companies} entreprises.`,
    (section, companies) =>
      `Abschnitt ${section}: letzter hinterlegter Jahresabschluss von ${companies} Unternehmen.`,
    (section, companies) => `Section ${section}: latest annual accounts filed by ${companies} companies.`,
  ),
}

// The only one of the five that is not a percentage.
const PLAIN_RATIO = 'liquidity_broad'

export function renderRatios(lang: Lang, { ratios, section }: Activity): Html {
  if (ratios === 'unread') return renderUnavailable(words.unread[lang])
  if (ratios === null || section === null) return renderEmpty(words.none[lang])
  const name = `${section}, ${sectionTitle(section, lang) ?? ''}`
  return html`<p class="soft small">${words.about[lang](name, formatCount(lang, ratios.companies))}</p>
<section class="scroll" aria-label="${words.ratio[lang]}" tabindex="0"><table class="ratios"><thead><tr><th scope="col">${words.ratio[lang]}</th><th scope="col">${words.first[lang]}</th><th scope="col">${words.median[lang]}</th><th scope="col">${words.third[lang]}</th></tr></thead>
<tbody>${HEALTH_RATIOS.map(id => renderRatio(lang, id, ratios))}</tbody></table></section>`
}

function renderRatio(lang: Lang, id: string, { ratios }: SectorRatios): Html | null {
  const cuts = ratios[id]?.cuts ?? []
  const quartiles = [0.25, 0.5, 0.75].map(share => valueAt(cuts, share))
  if (quartiles.includes(null)) return null
  const format = id === PLAIN_RATIO ? formatNumber : formatPercent
  return html`<tr><th scope="row">${labelRatio(lang, id)}</th>${quartiles.map(value => html`<td class="number">${format(lang, value ?? 0)}</td>`)}</tr>\n`
}
