// Bankruptcy risk: band, score, explanation and limitations.

import wordings from '../../../../../data/wordings/site/risk-section.json' with { type: 'json' }
import { BANDS, type RiskBand, type ScoreBasis } from '../../../../domain/risk.ts'
import type { Overview } from '../../../../usecases/dossier/get-overview.ts'
import {
  COLON,
  formatDate,
  formatMoment,
  formatNumber,
  formatPercent,
  formatProbability,
} from '../../../i18n/format.ts'
import { type Lang, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { formatBankruptcySources, hasOpenBankruptcy } from '../record/situation.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderReasons } from './risk-reasons.ts'
import { BAND_NAMES, UNSCORED } from './risk-words.ts'
import { renderScoreHistory } from './score-history.ts'

const words = {
  ...phrases(wordings.words),
  risk: phrase<(band: string) => string>(
    band => `${band} risico`,
    band => `Risque ${band.toLowerCase()}`,
    band => `Risiko: ${band.toLowerCase()}`,
    band => `${band} risk`,
  ),
  chance: sentence(wordings.sentences.chance, 'share'),
  open: sentence(wordings.sentences.open, 'by'),
  rests: sentence(wordings.sentences.rests, 'day', 'deposit'),
  filed: phrase<(known: number, total: number) => string>(
    (known, total) => `: ${known} van de ${total} ratio’s die het model vraagt, volgen uit wat is neergelegd`,
    (known, total) =>
      ` : ${known} des ${total} ratios que demande le modèle découlent de ce qui a été déposé`,
    (known, total) =>
      `: ${known} von ${total} Kennzahlen, nach denen das Modell fragt, ergeben sich aus dem Hinterlegten`,
    (known, total) =>
      `: ${known} of the ${total} input ratios of the model could be computed from the filing`,
  ),
}

/** Names the risk explicitly, so that a score of 1 is not misread as a low risk. */
function bandLabel(lang: Lang, band: RiskBand): string {
  return words.risk[lang](BAND_NAMES[band][lang])
}

/** The score is always shown with its band and scale direction. */
export function renderRiskShort(lang: Lang, { band, scoreOutOf100 }: Overview['dossier']['risk']): Html {
  return html`<b class="band-${band.toLowerCase()}">${bandLabel(lang, band)}</b><br><span class="soft small">${words.score[lang]}${COLON[lang]}${scoreOutOf100} ${words.outOfShort[lang]}</span>`
}

/** Band and score, what raises and lowers it, and the scores before. */
export function renderRisk(lang: Lang, { dossier, scores, unscored }: Overview): Html {
  const body =
    unscored === 'risk_unanswered'
      ? renderUnavailable(UNSCORED[unscored][lang])
      : html`${unscored ? renderEmpty(UNSCORED[unscored][lang]) : renderScore(lang, dossier)}
${renderStored(lang, dossier, scores, unscored === null)}`
  return renderSection(lang, { id: 'risk', title: words.title, body })
}

function renderStored(
  lang: Lang,
  { company, risk }: Overview['dossier'],
  stored: Overview['scores'],
  isScored: boolean,
): Content {
  if (company.naturalPerson) return null
  if (stored === null) return renderUnavailable(words.storedUnread[lang])
  const { scores, explanation } = stored
  // A rule needs no reasons, and those of another score than the one above would mislead.
  const explains = isScored && !risk.rule && scores[0]?.probability === risk.probability
  return html`${explains && renderReasons(lang, explanation)}
${renderScoreHistory(lang, scores)}`
}

function renderScore(lang: Lang, dossier: Overview['dossier']): Html {
  const { risk } = dossier
  const { band, scoreOutOf100, probability, altmanZ, basis } = risk
  return html`<div class="risk">
<p class="verdict band-${band.toLowerCase()}"><strong>${bandLabel(lang, band)}</strong>
<span>${words.score[lang]}${COLON[lang]}<b class="figure">${scoreOutOf100}</b> ${words.outOf[lang]}</span></p>
${renderScale(lang, band)}
<p>${
    hasOpenBankruptcy(dossier)
      ? words.open[lang](formatBankruptcySources(lang, dossier))
      : words.chance[lang](formatProbability(lang, probability as number))
  }</p>${basis && html`\n<p>${formatScoreBasis(lang, basis)}</p>`}
${!hasOpenBankruptcy(dossier) && html`<p class="soft">${words.meaning[lang]}</p>`}
<p class="source">${joinParts([
    altmanZ !== null &&
      html`${words.altman[lang]}${COLON[lang]}<span class="number">${formatNumber(lang, altmanZ)}</span>`,
    risk.modelVersion && html`${words.model[lang]} <span class="number">${risk.modelVersion}</span>`,
    risk.evaluatedAt && html`${words.since[lang]} ${formatMoment(lang, risk.evaluatedAt)}`,
  ])}</p>
</div>`
}

function joinParts(parts: (Html | false | null | '')[]): Html[] {
  const present = parts.filter((part): part is Html => Boolean(part))
  return present.map((part, at) => (at === 0 ? part : html` · ${part}`))
}

/** The deposit of a score, and how many of the model's inputs it contains. */
function formatScoreBasis(lang: Lang, { deposit, periodEnd, inputsKnown, inputsTotal }: ScoreBasis): string {
  const filed =
    inputsKnown !== null && inputsTotal !== null ? words.filed[lang](inputsKnown, inputsTotal) : ''
  return `${words.rests[lang](formatDate(lang, periodEnd), deposit)}${filed}.`
}

function renderScale(lang: Lang, current: RiskBand): Html {
  const limits = [
    ...BANDS.map(([limit, band]) => ({ band, limit })),
    { band: 'Severe' as const, limit: null },
  ]
  const last = BANDS.at(-1)?.[0] as number
  return html`<ol class="scale" aria-label="${words.scale[lang]}">${limits.map(
    ({ band, limit }) =>
      html`<li class="band-${band.toLowerCase()}"${
        band === current && html` aria-current="true"`
      }><b>${BAND_NAMES[band][lang]}</b> <span>${limit === null ? words.from[lang] : words.below[lang]} ${formatPercent(lang, limit ?? last)}</span>${
        band === current && html`<span class="unseen"> (${words.here[lang]})</span>`
      }</li>`,
  )}</ol>`
}
