// Size class and sector of a company, as far as they affect the interpretation of its figures.

import type { SectorKind } from '../../../../domain/accounts/sector.ts'
import type { Size, SizeClass } from '../../../../domain/accounts/size-class.ts'
import type { Derived } from '../../../../usecases/accounts/get-financials.ts'
import { type Lang, type Phrase, phrase } from '../../../i18n/languages.ts'
import { type Content, html } from '../../html.ts'

const SIZES: Record<SizeClass, Phrase> = {
  micro: phrase('Micro-onderneming', 'Microsociété', 'Kleinstunternehmen', 'Micro company'),
  small: phrase('Kleine onderneming', 'Petite société', 'Kleines Unternehmen', 'Small company'),
  large: phrase('Grote onderneming', 'Grande société', 'Großes Unternehmen', 'Large company'),
}

const BASES: Record<Size['basis'], Phrase> = {
  two_years: phrase(
    'volgens de criteria van het Wetboek van vennootschappen en verenigingen, twee jaar op rij',
    'selon les critères du Code des sociétés et des associations, deux années de suite',
    'nach den Kriterien des Gesetzbuchs der Gesellschaften und Vereinigungen, zwei Jahre in Folge',
    'by the criteria of the Code of Companies and Associations, two years in a row',
  ),
  year_before: phrase(
    'volgens de criteria van het Wetboek van vennootschappen en verenigingen; een andere grootte telt pas na twee jaar',
    'selon les critères du Code des sociétés et des associations ; un changement ne compte qu’après deux années',
    'nach den Kriterien des Gesetzbuchs der Gesellschaften und Vereinigungen; eine Änderung zählt erst nach zwei Jahren',
    'by the criteria of the Code of Companies and Associations; a change counts only after two years',
  ),
  one_year: phrase(
    'volgens de criteria van het Wetboek van vennootschappen en verenigingen, op de cijfers van dit jaar alleen',
    'selon les critères du Code des sociétés et des associations, sur les chiffres de cette seule année',
    'nach den Kriterien des Gesetzbuchs der Gesellschaften und Vereinigungen, nur nach den Zahlen dieses Jahres',
    'by the criteria of the Code of Companies and Associations, on this year’s figures alone',
  ),
}

const words = {
  orLarger: phrase<(size: string) => string>(
    size => `${size} of groter`,
    size => `${size} ou plus grande`,
    size => `${size} oder größer`,
    size => `${size} or larger`,
  ),
  ownFigures: phrase(
    'op eigen cijfers; een groep of een beursnotering telt daar niet in mee',
    'sur ses propres chiffres, sans le groupe ni une cotation en bourse',
    'nach eigenen Zahlen, ohne Gruppe oder Börsennotierung',
    'on its own figures, without a group or a listing',
  ),
}

const KINDS: Record<Exclude<SectorKind, 'ordinary'>, Phrase> = {
  bank: phrase(
    'Een bank: ratio’s van handel, liquiditeit en schuld zeggen hier niets.',
    'Une banque : les ratios de commerce, de liquidité et d’endettement ne disent rien ici.',
    'Eine Bank: Kennzahlen zu Handel, Liquidität und Schulden sagen hier nichts.',
    'A bank: trading, liquidity and debt ratios are not meaningful.',
  ),
  insurer: phrase(
    'Een verzekeraar: ratio’s van handel, liquiditeit en schuld zeggen hier niets.',
    'Un assureur : les ratios de commerce, de liquidité et d’endettement ne disent rien ici.',
    'Ein Versicherer: Kennzahlen zu Handel, Liquidität und Schulden sagen hier nichts.',
    'An insurer: trading, liquidity and debt ratios are not meaningful.',
  ),
  fund: phrase(
    'Een fonds: ratio’s van handel zeggen hier niets.',
    'Un fonds : les ratios de commerce ne disent rien ici.',
    'Ein Fonds: Kennzahlen zum Handel sagen hier nichts.',
    'A fund: trading ratios are not meaningful.',
  ),
  holding: phrase(
    'Een holding, volgens activiteit of cijfers: ratio’s van handel zeggen hier niets.',
    'Un holding, selon l’activité ou les chiffres : les ratios de commerce ne disent rien ici.',
    'Eine Holding, nach Tätigkeit oder Zahlen: Kennzahlen zum Handel sagen hier nichts.',
    'A holding, by its activity or its figures: trading ratios are not meaningful.',
  ),
  financial_other: phrase(
    'Een financiële onderneming: omzet en bedrijfskapitaal betekenen hier iets anders.',
    'Une société financière : le chiffre d’affaires et le fonds de roulement ont ici un autre sens.',
    'Ein Finanzunternehmen: Umsatz und Umlaufvermögen bedeuten hier etwas anderes.',
    'A financial company: turnover and working capital have a different meaning.',
  ),
}

export function renderSectorAndSize(lang: Lang, { sector, size }: Derived): Content {
  return html`${size && html`<p>${renderSize(lang, size)}</p>`}${
    sector.kind !== 'ordinary' && html`<p class="flag">${KINDS[sector.kind][lang]}</p>`
  }`
}

/** The size class, `or larger` where the figures tell no more. */
export function describeSize(lang: Lang, { sizeClass, bound }: Pick<Size, 'sizeClass' | 'bound'>): string {
  const name = SIZES[sizeClass][lang]
  return bound === 'exact' ? name : words.orLarger[lang](name)
}

function renderSize(lang: Lang, { sizeClass, bound, basis }: Size): Content {
  const shown = describeSize(lang, { sizeClass, bound })
  const limits = bound === 'exact' ? BASES[basis][lang] : `${BASES[basis][lang]}; ${words.ownFigures[lang]}`
  return html`${shown} <span class="soft">(${limits})</span>`
}
