// The type and the properties of the reconciliation service.

import type { ExtensionId } from '../../usecases/reconcile/extend-companies.ts'
import { type Lang, type Phrase, phrase } from '../i18n/languages.ts'

type Property = { id: string; name: string; description?: string }

/** The only type: enterprises of the register, legal and natural persons. */
export const COMPANY_TYPE = 'company'

const typeName = phrase('Onderneming', 'Entreprise', 'Unternehmen', 'Company')

/** The type, by its name. */
export function companyType(lang: Lang): Property {
  return { id: COMPANY_TYPE, name: typeName[lang] }
}

const QUERY_PROPERTIES: Record<string, Phrase> = {
  town: phrase('Gemeente', 'Commune', 'Gemeinde', 'Town'),
  zip: phrase('Postcode', 'Code postal', 'Postleitzahl', 'Postal code'),
  vat: phrase('Ondernemingsnummer', 'Numéro d’entreprise', 'Unternehmensnummer', 'Enterprise number'),
  nace: phrase('Hoofdactiviteit', 'Activité principale', 'Haupttätigkeit', 'Main activity'),
  street: phrase('Straat en nummer', 'Rue et numéro', 'Straße und Nummer', 'Street and number'),
}

const EXTENSIONS: Record<ExtensionId, Phrase> = {
  legal_name: phrase('Naam', 'Dénomination', 'Name', 'Legal name'),
  legal_form: phrase('Rechtsvorm', 'Forme légale', 'Rechtsform', 'Legal form'),
  street: QUERY_PROPERTIES.street as Phrase,
  zip: QUERY_PROPERTIES.zip as Phrase,
  town: QUERY_PROPERTIES.town as Phrase,
  nace: QUERY_PROPERTIES.nace as Phrase,
  situation: phrase(
    'Rechtstoestand volgens het register',
    'Situation juridique selon le registre',
    'Rechtslage laut Register',
    'Legal situation in the register',
  ),
  insolvency: phrase('Insolventie', 'Insolvabilité', 'Insolvenz', 'Insolvency'),
  band: phrase('Risicoklasse', 'Classe de risque', 'Risikoklasse', 'Risk band'),
  start: phrase('Begindatum', 'Date de début', 'Anfangsdatum', 'Start date'),
}

/** Whether a company can be extended by it. */
export function isExtension(id: string): id is ExtensionId {
  return Object.hasOwn(EXTENSIONS, id)
}

/** Properties that companies can be extended by. */
export function extensionProperties(lang: Lang): Property[] {
  return named(EXTENSIONS, lang)
}

/** All properties, those of queries first. */
export function allProperties(lang: Lang): Property[] {
  return named({ ...QUERY_PROPERTIES, ...EXTENSIONS }, lang)
}

function named(table: Record<string, Phrase>, lang: Lang): Property[] {
  return Object.entries(table).map(([id, name]) => ({ id, name: name[lang] }))
}
