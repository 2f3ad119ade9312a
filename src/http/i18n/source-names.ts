// Names of the data sources, and descriptions of their data.

import type { SourceName } from '../../domain/errors.ts'
import { type Phrase, phrase } from './languages.ts'

export const SOURCE_NAMES: Record<SourceName, Phrase> = {
  register: phrase(
    'Kruispuntbank van Ondernemingen (KBO), open data',
    'Banque-Carrefour des Entreprises (BCE), données ouvertes',
    'Zentrale Datenbank der Unternehmen (ZDU), offene Daten',
    'Crossroads Bank for Enterprises (KBO/BCE), open data',
  ),
  gazette: phrase(
    'Belgisch Staatsblad',
    'Moniteur belge',
    'Belgisches Staatsblatt',
    'Belgian official gazette',
  ),
  accounts: phrase(
    'Balanscentrale van de Nationale Bank van België',
    'Centrale des bilans de la Banque nationale de Belgique',
    'Bilanzzentrale der Belgischen Nationalbank',
    'Central Balance Sheet Office, National Bank of Belgium',
  ),
  risk: phrase(
    'Griffie, berekend uit het bovenstaande',
    'Griffie, calculé à partir de ce qui précède',
    'Griffie, aus dem Obigen berechnet',
    'Griffie, computed from the above',
  ),
}

export const SOURCE_CONTENTS: Record<SourceName, Phrase> = {
  register: phrase(
    'naam, adres, rechtsvorm, toestand, activiteit',
    'nom, adresse, forme, situation, activité',
    'Name, Adresse, Form, Rechtslage, Tätigkeit',
    'name, address, form, situation, activity',
  ),
  gazette: phrase(
    'insolventie, mandaten, akten',
    'insolvabilité, mandats, actes',
    'Insolvenz, Mandate, Akte',
    'insolvency, mandates, acts',
  ),
  accounts: phrase('jaarrekeningen', 'comptes annuels', 'Jahresabschlüsse', 'annual accounts'),
  risk: phrase(
    'risico, kengetallen, financiële gezondheid: afgeleid',
    'risque, ratios, santé financière : dérivés',
    'Risiko, Kennzahlen, finanzielle Verfassung: abgeleitet',
    'risk, ratios, financial health: derived',
  ),
}
