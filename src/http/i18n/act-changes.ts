// Labels of what acts change: mandates and the company itself.

import type { CompanyChange, MandateChange } from '../../domain/publications/gazette-fact.ts'
import { type Phrase, phrase } from './languages.ts'

export const MANDATE_CHANGES: Record<MandateChange, Phrase> = {
  appointment: phrase('Benoeming', 'Nomination', 'Ernennung', 'Appointment'),
  reappointment: phrase('Herbenoeming', 'Renouvellement', 'Wiederernennung', 'Reappointment'),
  resignation: phrase('Ontslag', 'Démission', 'Rücktritt', 'Resignation'),
  dismissal: phrase('Afzetting', 'Révocation', 'Abberufung', 'Dismissal'),
  end_of_term: phrase('Einde van het mandaat', 'Fin de mandat', 'Ende der Amtszeit', 'End of term'),
  death: phrase('Overlijden', 'Décès', 'Tod', 'Death'),
  confirmation: phrase('In functie vermeld', 'Mentionné en fonction', 'Im Amt genannt', 'Named in office'),
}

export const COMPANY_CHANGES: Record<CompanyChange, Phrase> = {
  name: phrase('Naamswijziging', 'Changement de dénomination', 'Namensänderung', 'Change of name'),
  seat: phrase('Zetelverplaatsing', 'Transfert du siège', 'Sitzverlegung', 'Change of seat'),
  legal_form: phrase('Omzetting', 'Transformation', 'Umwandlung', 'Change of legal form'),
  capital: phrase(
    'Kapitaal of inbreng',
    'Capital ou apports',
    'Kapital oder Einlagen',
    'Capital or contributions',
  ),
  purpose: phrase(
    'Wijziging van het voorwerp',
    'Modification de l’objet',
    'Änderung des Gegenstands',
    'Change of object',
  ),
  merger: phrase('Fusie', 'Fusion', 'Verschmelzung', 'Merger'),
  division: phrase('Splitsing', 'Scission', 'Spaltung', 'Division'),
  transfer_of_business: phrase(
    'Overdracht van onderneming',
    'Transfert d’entreprise',
    'Unternehmensübertragung',
    'Transfer of business',
  ),
  dissolution: phrase('Ontbinding', 'Dissolution', 'Auflösung', 'Dissolution'),
  liquidation_closed: phrase(
    'Sluiting van de vereffening',
    'Clôture de la liquidation',
    'Abschluss der Liquidation',
    'Liquidation closed',
  ),
  incorporation: phrase('Oprichting', 'Constitution', 'Gründung', 'Incorporation'),
}
