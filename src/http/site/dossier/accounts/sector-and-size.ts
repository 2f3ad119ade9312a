// Size class and sector of a company, as far as they affect the interpretation of its figures.

import wordings from '../../../../../data/wordings/site/sector-and-size.json' with { type: 'json' }
import type { SectorKind } from '../../../../domain/accounts/sector.ts'
import type { Size, SizeClass } from '../../../../domain/accounts/size-class.ts'
import type { Derived } from '../../../../usecases/accounts/get-financials.ts'
import { type Lang, type Phrase, phrase, phrases } from '../../../i18n/languages.ts'
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

const KINDS: Record<Exclude<SectorKind, 'ordinary'>, Phrase> = phrases(wordings.kinds)

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
