// Lists the sum rules that a filing violates. Filed figures are never corrected.

import type { BrokenRule } from '../../../../domain/accounts/sum-rules/check-sums.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { COLON } from '../../../i18n/punctuation.ts'
import { type Content, html } from '../../html.ts'
import { formatFiled } from './amounts.ts'

const words = {
  summary: phrase<(count: number) => string>(
    count =>
      count === 1 ? 'Eén som klopt niet, zoals neergelegd' : `${count} sommen kloppen niet, zoals neergelegd`,
    count =>
      count === 1 ? 'Une somme déposée ne tombe pas juste' : `${count} sommes déposées ne tombent pas juste`,
    count =>
      count === 1 ? 'Eine hinterlegte Summe geht nicht auf' : `${count} hinterlegte Summen gehen nicht auf`,
    count => (count === 1 ? 'One sum does not add up, as filed' : `${count} sums do not add up, as filed`),
  ),
  explained: phrase(
    'De cijfers staan hier zoals ze zijn neergelegd; niets is aangepast.',
    'Les chiffres figurent ici tels que déposés ; rien n’a été modifié.',
    'Die Zahlen stehen hier, wie sie hinterlegt wurden; nichts ist angepasst.',
    'Figures are given as they were filed; nothing is adjusted.',
  ),
  filed: phrase('neergelegd', 'déposé', 'hinterlegt', 'filed'),
  computed: phrase('som', 'somme', 'Summe', 'sum'),
  before: phrase('vorig boekjaar', 'exercice précédent', 'Vorjahr', 'year before'),
}

export function renderBrokenSums(lang: Lang, rules: readonly BrokenRule[]): Content {
  if (rules.length === 0) return null
  return html`<details class="flag"><summary>${words.summary[lang](rules.length)}</summary>
<p>${words.explained[lang]}</p>
<ul>${rules.map(
    ({ rule, period, filed, computed }) =>
      html`<li><code>${rule}</code>${period === 'NM1' && ` (${words.before[lang]})`}${COLON[lang]}${words.filed[lang]} <span class="number">${formatFiled(lang, filed)}</span>, ${words.computed[lang]} <span class="number">${formatFiled(lang, computed)}</span></li>`,
  )}</ul></details>`
}
