// Translates event details. The extractor writes a fixed set of codes; other text is shown unchanged.

import { type Lang, type Phrase, phrase } from './languages.ts'

const DETAILS: Record<string, Phrase> = {
  insufficient_assets: phrase(
    'ontoereikend actief',
    'insuffisance d’actif',
    'unzureichende Masse',
    'insufficient assets',
  ),
  summary: phrase('summiere afsluiting', 'clôture sommaire', 'summarischer Abschluss', 'summary closing'),
  liquidation: phrase('na vereffening', 'par liquidation', 'durch Liquidation', 'after liquidation'),
  debts_paid: phrase(
    'alle schulden betaald',
    'toutes les dettes payées',
    'alle Schulden beglichen',
    'all debts paid',
  ),
  opened_and_closed_at_once: phrase(
    'geopend en meteen gesloten',
    'ouverte et clôturée aussitôt',
    'eröffnet und sogleich abgeschlossen',
    'opened and closed at once',
  ),
  distribution_approved: phrase(
    'verdeling goedgekeurd',
    'répartition approuvée',
    'Verteilung genehmigt',
    'distribution approved',
  ),
  discharged: phrase('met kwijtschelding', 'avec effacement', 'mit Restschuldbefreiung', 'debts discharged'),
  partial_discharge: phrase(
    'gedeeltelijke kwijtschelding',
    'effacement partiel',
    'teilweise Restschuldbefreiung',
    'debts discharged in part',
  ),
  discharge_refused: phrase(
    'zonder kwijtschelding',
    'sans effacement',
    'ohne Restschuldbefreiung',
    'no discharge of debts',
  ),
  discharged_before: phrase(
    'na eerdere kwijtschelding',
    'après effacement',
    'nach Restschuldbefreiung',
    'debts discharged before',
  ),
  discharge_refused_before: phrase(
    'na geweigerde kwijtschelding',
    'après refus d’effacement',
    'nach versagter Restschuldbefreiung',
    'discharge refused before',
  ),
  discharge_not_decided: phrase(
    'over kwijtschelding nog niet beslist',
    'effacement non encore tranché',
    'Restschuldbefreiung noch nicht entschieden',
    'discharge not yet decided',
  ),
  granted: phrase('toegekend', 'accordé', 'gewährt', 'granted'),
  refused: phrase('geweigerd', 'refusé', 'abgelehnt', 'refused'),
  partial: phrase('gedeeltelijk', 'partiel', 'teilweise', 'in part'),
  moderate_terms: phrase(
    'gematigde termijnen',
    'délais modérés',
    'gewährte Zahlungsfristen',
    'terms of grace',
  ),
  bankruptcy: phrase('faillissement', 'faillite', 'Konkurs', 'bankruptcy'),
  judicial_dissolution: phrase(
    'gerechtelijke ontbinding',
    'dissolution judiciaire',
    'gerichtliche Auflösung',
    'judicial dissolution',
  ),
  amicable_agreement_refused: phrase(
    'minnelijk akkoord geweigerd',
    'accord amiable refusé',
    'gütliche Einigung abgelehnt',
    'amicable agreement refused',
  ),
  after_early_end_of_reorganisation: phrase(
    'na vroegtijdig einde van de reorganisatie',
    'après fin anticipée de la réorganisation',
    'nach vorzeitigem Ende der Reorganisation',
    'after the early end of a reorganisation',
  ),
  after_transfer: phrase('na overdracht', 'après transfert', 'nach Übertragung', 'after a transfer'),
  seat: phrase('zetel', 'siège', 'Sitz', 'seat'),
  branch: phrase('vestiging', 'succursale', 'Zweigniederlassung', 'branch'),
  function: phrase('functie', 'fonction', 'Funktion', 'function'),
  number: phrase('nummer', 'numéro', 'Nummer', 'number'),
  ubo: phrase(
    'UBO-register niet ingevuld',
    'registre UBO non complété',
    'UBO-Register nicht ausgefüllt',
    'UBO register not filled in',
  ),
  annual_accounts_not_filed: phrase(
    'jaarrekeningen niet neergelegd',
    'comptes annuels non déposés',
    'Jahresabschlüsse nicht hinterlegt',
    'annual accounts not filed',
  ),
  duplicate: phrase('dubbele inschrijving', 'doublon', 'doppelte Eintragung', 'duplicate entry'),
  death_of_founder: phrase(
    'overlijden van de oprichter',
    'décès du fondateur',
    'Tod des Gründers',
    'death of the founder',
  ),
  liquidation_closed: phrase(
    'vereffening gesloten',
    'liquidation clôturée',
    'Liquidation abgeschlossen',
    'liquidation closed',
  ),
  bankruptcy_closed: phrase(
    'faillissement gesloten',
    'faillite clôturée',
    'Konkurs abgeschlossen',
    'bankruptcy closed',
  ),
  merger_or_division: phrase(
    'fusie of splitsing',
    'fusion ou scission',
    'Verschmelzung oder Spaltung',
    'merger or division',
  ),
  dormant: phrase('inactief', 'inactive', 'inaktiv', 'dormant'),
  withdrawn: phrase('ingetrokken', 'retirée', 'zurückgenommen', 'withdrawn'),
  stopped: phrase('stopgezet', 'arrêtée', 'eingestellt', 'stopped'),
  annulled: phrase('vernietigd', 'annulée', 'für nichtig erklärt', 'annulled'),
  corrected: phrase('verbeterd', 'rectifiée', 'berichtigt', 'corrected'),
}

/** Codes are translated; other text is kept. */
export function translateDetail(lang: Lang, detail: string): string {
  return detail
    .split(', ')
    .map(part => DETAILS[part]?.[lang] ?? translateWords(lang, part))
    .join(', ')
}

function translateWords(lang: Lang, part: string): string {
  const words = part.split(' ')
  const firstUnknown = words.findIndex(word => DETAILS[word] === undefined)
  const codes = firstUnknown < 0 ? words : words.slice(0, firstUnknown)
  const translated = codes.map(code => DETAILS[code]?.[lang] as string)
  const rest = firstUnknown < 0 ? '' : words.slice(firstUnknown).join(' ')
  return [translated.join(', '), rest].filter(text => text !== '').join(' ')
}
