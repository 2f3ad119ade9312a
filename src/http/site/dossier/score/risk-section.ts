// Bankruptcy risk: band, score, explanation and limitations.

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
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { formatBankruptcySources, hasOpenBankruptcy } from '../record/situation.ts'
import { renderEmpty, renderSection, renderUnavailable } from '../section.ts'
import { renderReasons } from './risk-reasons.ts'
import { BAND_NAMES, UNSCORED } from './risk-words.ts'
import { renderScoreHistory } from './score-history.ts'

const words = {
  title: phrase('Faillissementsrisico', 'Risque de faillite', 'Konkursrisiko', 'Risk of bankruptcy'),
  risk: phrase<(band: string) => string>(
    band => `${band} risico`,
    band => `Risque ${band.toLowerCase()}`,
    band => `Risiko: ${band.toLowerCase()}`,
    band => `${band} risk`,
  ),
  score: phrase('veiligheidsscore', 'score de sécurité', 'Sicherheitspunkte', 'safety score'),
  outOf: phrase(
    'op 100; hoger is veiliger, 0 is het onveiligst',
    'sur 100 ; plus haut est plus sûr, 0 est le moins sûr',
    'von 100; höher ist sicherer, 0 ist am unsichersten',
    'out of 100; higher is safer, 0 is the least safe',
  ),
  outOfShort: phrase(
    'op 100, hoger is veiliger',
    'sur 100, plus haut est plus sûr',
    'von 100, höher ist sicherer',
    'out of 100, higher is safer',
  ),
  chance: phrase<(share: string) => string>(
    share => `Geschatte kans op faillissement binnen twaalf maanden: ${share}.`,
    share => `Probabilité estimée de faillite dans les douze mois : ${share}.`,
    share => `Geschätzte Wahrscheinlichkeit eines Konkurses binnen zwölf Monaten: ${share}.`,
    share => `Estimated probability of bankruptcy within twelve months: ${share}.`,
  ),
  meaning: phrase(
    'Een schatting door een statistisch model op basis van neergelegde jaarrekeningen en publicaties. Ze zegt hoe vaak ondernemingen met zulke cijfers failliet gingen, niet wat met deze onderneming zal gebeuren. Het is geen oordeel over haar betrouwbaarheid en geen kredietadvies.',
    'Une estimation par un modèle statistique à partir des comptes annuels déposés et des publications. Elle dit à quelle fréquence des entreprises présentant de tels chiffres ont fait faillite, non ce qui arrivera à celle-ci. Ce n’est ni un jugement sur sa fiabilité ni un conseil de crédit.',
    'Eine Schätzung durch ein statistisches Modell anhand hinterlegter Jahresabschlüsse und Veröffentlichungen. Sie sagt, wie oft Unternehmen mit solchen Zahlen in Konkurs gingen, nicht was mit diesem Unternehmen geschehen wird. Sie ist kein Urteil über seine Verlässlichkeit und keine Kreditempfehlung.',
    'An estimate by a statistical model from filed annual accounts and publications. It states how often companies with similar figures went bankrupt, not what will happen to this one. It is neither a verdict on its reliability nor credit advice.',
  ),
  open: phrase<(by: string) => string>(
    by => `Er loopt een faillissement ${by}: de score is daarom vast, wat de jaarrekeningen ook zeggen.`,
    by =>
      `Une faillite est ouverte ${by} : le score est donc fixé d’office, quoi que disent les comptes annuels.`,
    by =>
      `Ein Konkurs ist ${by} eröffnet: Die Punktzahl steht deshalb fest, was auch immer die Jahresabschlüsse sagen.`,
    by => `A bankruptcy is open ${by}: the score is therefore fixed, regardless of the accounts.`,
  ),
  scale: phrase(
    'Risicoklassen, van laag naar zeer hoog',
    'Classes de risque, de faible à très élevé',
    'Risikoklassen, von niedrig bis sehr hoch',
    'Risk bands, from low to severe',
  ),
  below: phrase('onder', 'moins de', 'unter', 'below'),
  from: phrase('vanaf', 'dès', 'ab', 'from'),
  here: phrase('deze onderneming', 'cette entreprise', 'dieses Unternehmen', 'this company'),
  model: phrase('Model', 'Modèle', 'Modell', 'Model'),
  since: phrase('deze waarde sinds', 'cette valeur depuis le', 'dieser Wert seit', 'current value since'),
  rests: phrase<(day: string, deposit: string) => string>(
    (day, deposit) => `Gebaseerd op de jaarrekening afgesloten op ${day} (neerlegging ${deposit})`,
    (day, deposit) => `Repose sur les comptes annuels clôturés le ${day} (dépôt ${deposit})`,
    (day, deposit) => `Beruht auf dem am ${day} abgeschlossenen Jahresabschluss (Hinterlegung ${deposit})`,
    (day, deposit) => `Based on the accounts closed on ${day} (deposit ${deposit})`,
  ),
  filed: phrase<(known: number, total: number) => string>(
    (known, total) => `: ${known} van de ${total} ratio’s die het model vraagt, volgen uit wat is neergelegd`,
    (known, total) =>
      ` : ${known} des ${total} ratios que demande le modèle découlent de ce qui a été déposé`,
    (known, total) =>
      `: ${known} von ${total} Kennzahlen, nach denen das Modell fragt, ergeben sich aus dem Hinterlegten`,
    (known, total) =>
      `: ${known} of the ${total} input ratios of the model could be computed from the filing`,
  ),
  storedUnread: phrase(
    'Waarop de score rust en hoe ze verliep, weten we op dit moment niet: de risicobron antwoordde niet.',
    'Nous ne savons pas, pour l’instant, sur quoi repose le score ni comment il a évolué : la source du risque n’a pas répondu.',
    'Worauf die Punktzahl beruht und wie sie verlief, wissen wir im Augenblick nicht: Die Risikoquelle hat nicht geantwortet.',
    'What the score rests on and how it developed is currently unknown: the risk source is unavailable.',
  ),
  altman: phrase(
    'Altman Z″ (1995, op boekwaarden)',
    'Z″ d’Altman (1995, valeurs comptables)',
    'Altman Z″ (1995, Buchwerte)',
    'Altman Z″ (1995, book values)',
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
