// The size of a company's group beside its own.

import type { GroupSize, SizeFigures, SummedFigure } from '../../../../domain/ownership/group-size.ts'
import { formatCount, formatDate, formatNumber } from '../../../i18n/format.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'
import { type Html, html } from '../../html.ts'

const words = {
  title: phrase('Omvang', 'Taille', 'Größe', 'Size'),
  own: phrase('Deze onderneming', 'Cette entreprise', 'Dieses Unternehmen', 'This company'),
  group: phrase('Som van de groep', 'Somme du groupe', 'Summe der Gruppe', 'Sum of the group'),
  balanceSheetTotal: phrase('Balanstotaal', 'Total du bilan', 'Bilanzsumme', 'Balance sheet total'),
  turnover: phrase('Omzet', 'Chiffre d’affaires', 'Umsatzerlöse', 'Turnover'),
  staff: phrase(
    'Personeel (voltijdse equivalenten)',
    'Personnel (équivalents temps plein)',
    'Personal (Vollzeitäquivalente)',
    'Staff (full-time equivalents)',
  ),
  unknown: phrase('onbekend', 'inconnu', 'unbekannt', 'unknown'),
  of: phrase<(count: string) => string>(
    count => `van ${count}`,
    count => `de ${count}`,
    count => `von ${count}`,
    count => `of ${count}`,
  ),
  note: phrase<(known: string, all: string, from: string, to: string) => string>(
    (known, all, from, to) =>
      `Eigen cijfers van ${known} van de ${all} Belgische ondernemingen van de groep, boekjaren tot ${from} – ${to}, opgeteld zonder consolidatie; buitenlandse zijn niet meegeteld.`,
    (known, all, from, to) =>
      `Chiffres propres de ${known} des ${all} entreprises belges du groupe, exercices clos du ${from} au ${to}, additionnés sans consolidation ; les étrangères ne sont pas comptées.`,
    (known, all, from, to) =>
      `Eigene Zahlen von ${known} der ${all} belgischen Unternehmen der Gruppe, Geschäftsjahre bis ${from} – ${to}, ohne Konsolidierung addiert; ausländische sind nicht enthalten.`,
    (known, all, from, to) =>
      `Own figures of ${known} of the ${all} Belgian companies of the group, years ended ${from} to ${to}, added up without consolidation; foreign ones are not counted.`,
  ),
  notInEuro: phrase<(count: string) => string>(
    count => `Bedragen van ${count} ervan zijn niet in euro of in een onbekende munt en zijn niet opgeteld.`,
    count =>
      `Les montants de ${count} d’entre elles ne sont pas en euros ou en monnaie inconnue, et ne sont pas additionnés.`,
    count => `Beträge von ${count} davon sind nicht in Euro oder in unbekannter Währung und nicht addiert.`,
    count => `Amounts of ${count} of them are not in euro, or in an unknown currency, and are not added.`,
  ),
}

const FIGURES = ['balanceSheetTotal', 'turnover', 'staff'] as const

/** `own`: null where the company has filed no figures. */
export function renderGroupSize(lang: Lang, size: GroupSize, own: SizeFigures | null): Html {
  const [known, all] = [size.withFigures, size.companies].map(count => formatCount(lang, count))
  const [from, to] = [size.oldestPeriodEnd, size.newestPeriodEnd].map(day => formatDate(lang, day))
  return html`<table><caption>${words.title[lang]}</caption>
<thead><tr><td></td><th scope="col">${words.own[lang]}</th><th scope="col">${words.group[lang]}</th></tr></thead>
<tbody>${FIGURES.map(
    figure => html`<tr><th scope="row">${words[figure][lang]}</th>
<td>${formatFiled(lang, own?.[figure] ?? null)}${figure !== 'staff' && foreignCurrency(own)}</td>
<td>${formatSum(lang, size[figure])}</td></tr>`,
  )}</tbody></table>
<p class="soft small">${words.note[lang](known as string, all as string, from as string, to as string)}${size.notInEuro > 0 && ` ${words.notInEuro[lang](formatCount(lang, size.notInEuro))}`}</p>`
}

function foreignCurrency(own: SizeFigures | null): string | false {
  return own !== null && own.currency !== null && own.currency !== 'EUR' && ` ${own.currency}`
}

function formatFiled(lang: Lang, value: string | null): string {
  return value === null ? words.unknown[lang] : formatNumber(lang, Number(value))
}

function formatSum(lang: Lang, { sum, companies }: SummedFigure): Html {
  const of =
    companies > 0 && html` <span class="soft small">(${words.of[lang](formatCount(lang, companies))})</span>`
  return html`${formatFiled(lang, sum)}${of}`
}
