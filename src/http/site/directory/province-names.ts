// Names of the provinces.

import { type Province, provinceOf } from '../../../domain/municipality.ts'
import { type Phrase, phrase } from '../../i18n/languages.ts'

export const PROVINCE_NAMES: Record<Province, Phrase> = {
  brussels: phrase(
    'Brussels Hoofdstedelijk Gewest',
    'Région de Bruxelles-Capitale',
    'Region Brüssel-Hauptstadt',
    'Brussels-Capital Region',
  ),
  walloon_brabant: phrase('Waals-Brabant', 'Brabant wallon', 'Wallonisch-Brabant', 'Walloon Brabant'),
  flemish_brabant: phrase('Vlaams-Brabant', 'Brabant flamand', 'Flämisch-Brabant', 'Flemish Brabant'),
  antwerp: phrase('Antwerpen', 'Anvers', 'Antwerpen', 'Antwerp'),
  limburg: phrase('Limburg', 'Limbourg', 'Limburg', 'Limburg'),
  liege: phrase('Luik', 'Liège', 'Lüttich', 'Liège'),
  namur: phrase('Namen', 'Namur', 'Namur', 'Namur'),
  hainaut: phrase('Henegouwen', 'Hainaut', 'Hennegau', 'Hainaut'),
  luxembourg: phrase('Luxemburg', 'Luxembourg', 'Luxemburg', 'Luxembourg'),
  west_flanders: phrase('West-Vlaanderen', 'Flandre-Occidentale', 'Westflandern', 'West Flanders'),
  east_flanders: phrase('Oost-Vlaanderen', 'Flandre-Orientale', 'Ostflandern', 'East Flanders'),
}

/** Fragment id of a postal code's province in the index of towns; null for a code that is not Belgian. */
export const provinceAnchor = provinceOf
