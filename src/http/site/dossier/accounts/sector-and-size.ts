// Size class and sector of a company, as far as they affect the interpretation of its figures.

import wordings from '../../../../../data/wordings/site/sector-and-size.json' with { type: 'json' }
import type { SectorKind } from '../../../../domain/accounts/sector.ts'
import type { Size, SizeClass } from '../../../../domain/accounts/size-class.ts'
import type { Derived } from '../../../../usecases/accounts/get-financials.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, html } from '../../html.ts'

const SIZES: Record<SizeClass, Phrase> = {
  micro: phrase('Micro-onderneming', 'Microsociété', 'Kleinstunternehmen', 'Micro company'),
  small: phrase('Kleine onderneming', 'Petite société', 'Kleines Unternehmen', 'Small company'),
  large: phrase('Grote onderneming', 'Grande société', 'Großes Unternehmen', 'Large company'),
}

const BASES: Record<Size['basis'], Phrase> = phrases(wordings.bases)

const words = {
  orLarger: sentence(wordings.sentences.orLarger, 'size'),
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
