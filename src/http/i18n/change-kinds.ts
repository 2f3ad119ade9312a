// Names of kinds of changes in four languages.

import type { ChangeKind } from '../../domain/changes/change-kinds.ts'
import { type Phrase, phrase } from './languages.ts'

export const CHANGE_NAMES: Record<ChangeKind, Phrase> = {
  'register.arrived': phrase('In het register', 'Au registre', 'Im Register', 'Entered the register'),
  'register.left': phrase(
    'Uit het register',
    'Sortie du registre',
    'Nicht mehr im Register',
    'Left the register',
  ),
  'register.returned': phrase(
    'Opnieuw in het register',
    'De nouveau au registre',
    'Wieder im Register',
    'Back in the register',
  ),
  'register.name': phrase('Naam', 'Dénomination', 'Name', 'Name'),
  'register.legal_form': phrase('Rechtsvorm', 'Forme légale', 'Rechtsform', 'Legal form'),
  'register.situation': phrase('Rechtstoestand', 'Situation juridique', 'Rechtslage', 'Legal situation'),
  'register.seat': phrase('Zetel', 'Siège', 'Sitz', 'Registered seat'),
  'register.activities': phrase('Activiteiten', 'Activités', 'Tätigkeiten', 'Activities'),
  'register.establishment_opened': phrase(
    'Vestiging toegevoegd',
    'Établissement ajouté',
    'Niederlassung hinzugefügt',
    'Establishment added',
  ),
  'register.establishment_closed': phrase(
    'Vestiging verwijderd',
    'Établissement supprimé',
    'Niederlassung entfernt',
    'Establishment removed',
  ),
  'gazette.insolvency_event': phrase('Insolventie', 'Insolvabilité', 'Insolvenz', 'Insolvency event'),
  'gazette.insolvency_event_withdrawn': phrase(
    'Insolventie ingetrokken',
    'Insolvabilité retirée',
    'Insolvenz zurückgezogen',
    'Insolvency event withdrawn',
  ),
  'gazette.administrative_event': phrase(
    'Administratieve gebeurtenis',
    'Événement administratif',
    'Verwaltungsereignis',
    'Administrative event',
  ),
  'gazette.administrative_event_withdrawn': phrase(
    'Administratieve gebeurtenis ingetrokken',
    'Événement administratif retiré',
    'Verwaltungsereignis zurückgezogen',
    'Administrative event withdrawn',
  ),
  'gazette.officers': phrase('Bestuur', 'Administration', 'Verwaltung', 'Officers'),
  'gazette.company_change': phrase('Akte', 'Acte', 'Akt', 'Act'),
  'accounts.filed': phrase(
    'Jaarrekening neergelegd',
    'Comptes déposés',
    'Jahresabschluss hinterlegt',
    'Accounts filed',
  ),
  'risk.band': phrase('Risicoklasse', 'Classe de risque', 'Risikoklasse', 'Risk band'),
}
