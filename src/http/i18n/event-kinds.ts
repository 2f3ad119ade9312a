// Labels of event kinds. Terms: Book XX of the Code of Economic Law and the gazette's headings in Dutch, French and
// German.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import { type Lang, type Phrase, phrase } from './languages.ts'

const BANKRUPTCY = {
  bankruptcy_opening: phrase(
    'Opening van het faillissement',
    'Ouverture de la faillite',
    'Konkurseröffnung',
    'Bankruptcy opened',
  ),
  bankruptcy_closing: phrase(
    'Sluiting van het faillissement',
    'Clôture de la faillite',
    'Abschluss des Konkurses',
    'Bankruptcy closed',
  ),
  bankruptcy_revocation: phrase(
    'Intrekking van het faillissement',
    'Faillite rapportée',
    'Widerruf des Konkurses',
    'Bankruptcy withdrawn',
  ),
  bankruptcy_reopening: phrase(
    'Heropening van het faillissement',
    'Réouverture de la faillite',
    'Wiedereröffnung des Konkurses',
    'Bankruptcy reopened',
  ),
  curator_replaced: phrase(
    'Vervanging van de curator',
    'Remplacement du curateur',
    'Ersetzung des Konkursverwalters',
    'Bankruptcy trustee replaced',
  ),
  curator_added: phrase(
    'Aanstelling van een bijkomende curator',
    'Désignation d’un curateur supplémentaire',
    'Bestellung eines zusätzlichen Konkursverwalters',
    'Additional bankruptcy trustee appointed',
  ),
  curator_discharged: phrase(
    'Ontslag van een curator',
    'Décharge d’un curateur',
    'Entlassung eines Konkursverwalters',
    'Bankruptcy trustee discharged',
  ),
  judge_replaced: phrase(
    'Vervanging van de rechter-commissaris',
    'Remplacement du juge-commissaire',
    'Ersetzung des Konkursrichters',
    'Supervisory judge replaced',
  ),
  cessation_date_moved: phrase(
    'Wijziging van de datum van staking van betaling',
    'Report de la date de cessation des paiements',
    'Änderung des Datums der Zahlungseinstellung',
    'Date of cessation of payments changed',
  ),
  discharge_decision: phrase(
    'Beslissing over de kwijtschelding',
    'Décision sur l’effacement',
    'Entscheidung über den Erlass der Restschuld',
    'Decision on discharge of debts',
  ),
  excusability_decision: phrase(
    'Beslissing over de verschoonbaarheid',
    'Décision sur l’excusabilité',
    'Entscheidung über die Entschuldbarkeit',
    'Decision on excusability',
  ),
  professional_ban: phrase(
    'Beroepsverbod',
    'Interdiction professionnelle',
    'Berufsverbot',
    'Professional ban',
  ),
  bankruptcy_correction: phrase(
    'Rechtzetting betreffende een faillissement',
    'Rectification relative à une faillite',
    'Berichtigung zu einem Konkurs',
    'Correction concerning a bankruptcy',
  ),
  bankruptcy_other: phrase(
    'Andere bekendmaking betreffende een faillissement',
    'Autre publication relative à une faillite',
    'Sonstige Bekanntmachung zu einem Konkurs',
    'Other notice concerning a bankruptcy',
  ),
}

const REORGANISATION = {
  reorganisation_opening: phrase(
    'Opening van de gerechtelijke reorganisatie',
    'Ouverture de la réorganisation judiciaire',
    'Eröffnung der gerichtlichen Reorganisation',
    'Judicial reorganisation opened',
  ),
  reorganisation_opening_refused: phrase(
    'Weigering van de gerechtelijke reorganisatie',
    'Refus de la réorganisation judiciaire',
    'Ablehnung der gerichtlichen Reorganisation',
    'Judicial reorganisation refused',
  ),
  reorganisation_extension: phrase(
    'Verlenging van de opschorting',
    'Prorogation du sursis',
    'Verlängerung des Aufschubs',
    'Moratorium extended',
  ),
  reorganisation_extension_refused: phrase(
    'Weigering van de verlenging van de opschorting',
    'Refus de prorogation du sursis',
    'Ablehnung der Verlängerung des Aufschubs',
    'Extension of the moratorium refused',
  ),
  reorganisation_objective_changed: phrase(
    'Wijziging van het doel van de reorganisatie',
    'Modification de l’objectif de la réorganisation',
    'Änderung des Ziels der Reorganisation',
    'Objective of the reorganisation changed',
  ),
  reorganisation_new_plan_authorised: phrase(
    'Machtiging tot neerlegging van een nieuw reorganisatieplan',
    'Autorisation de déposer un nouveau plan de réorganisation',
    'Genehmigung zur Hinterlegung eines neuen Reorganisationsplans',
    'New reorganisation plan authorised',
  ),
  reorganisation_vote: phrase(
    'Stemming over het reorganisatieplan',
    'Vote sur le plan de réorganisation',
    'Abstimmung über den Reorganisationsplan',
    'Vote on the reorganisation plan',
  ),
  reorganisation_plan_homologated: phrase(
    'Homologatie van het reorganisatieplan',
    'Homologation du plan de réorganisation',
    'Homologierung des Reorganisationsplans',
    'Reorganisation plan approved by the court',
  ),
  reorganisation_plan_refused: phrase(
    'Weigering van de homologatie van het reorganisatieplan',
    'Refus d’homologation du plan de réorganisation',
    'Ablehnung der Homologierung des Reorganisationsplans',
    'Court approval of the reorganisation plan refused',
  ),
  reorganisation_plan_revoked: phrase(
    'Intrekking van het reorganisatieplan',
    'Révocation du plan de réorganisation',
    'Aufhebung des Reorganisationsplans',
    'Reorganisation plan revoked',
  ),
  reorganisation_early_end: phrase(
    'Voortijdige beëindiging van de gerechtelijke reorganisatie',
    'Fin anticipée de la réorganisation judiciaire',
    'Vorzeitige Beendigung der gerichtlichen Reorganisation',
    'Judicial reorganisation ended early',
  ),
  reorganisation_closing: phrase(
    'Sluiting van de gerechtelijke reorganisatie',
    'Clôture de la réorganisation judiciaire',
    'Abschluss der gerichtlichen Reorganisation',
    'Judicial reorganisation closed',
  ),
  amicable_agreement_homologated: phrase(
    'Homologatie van het minnelijk akkoord',
    'Homologation de l’accord amiable',
    'Homologierung der gütlichen Einigung',
    'Amicable agreement approved by the court',
  ),
  transfer_opening: phrase(
    'Opening van de overdracht onder gerechtelijk gezag',
    'Ouverture du transfert sous autorité judiciaire',
    'Eröffnung der Übertragung unter gerichtlicher Autorität',
    'Transfer under judicial authority opened',
  ),
  transfer_extension: phrase(
    'Verlenging van de overdracht onder gerechtelijk gezag',
    'Prorogation du transfert sous autorité judiciaire',
    'Verlängerung der Übertragung unter gerichtlicher Autorität',
    'Transfer under judicial authority extended',
  ),
  transfer_authorised: phrase(
    'Machtiging tot overdracht onder gerechtelijk gezag',
    'Autorisation du transfert sous autorité judiciaire',
    'Genehmigung der Übertragung unter gerichtlicher Autorität',
    'Transfer under judicial authority authorised',
  ),
  transfer_end: phrase(
    'Einde van de overdracht onder gerechtelijk gezag',
    'Fin du transfert sous autorité judiciaire',
    'Ende der Übertragung unter gerichtlicher Autorität',
    'Transfer under judicial authority ended',
  ),
  reorganisation_correction: phrase(
    'Rechtzetting betreffende een gerechtelijke reorganisatie',
    'Rectification relative à une réorganisation judiciaire',
    'Berichtigung zu einer gerichtlichen Reorganisation',
    'Correction concerning a judicial reorganisation',
  ),
  reorganisation_other: phrase(
    'Andere bekendmaking betreffende een gerechtelijke reorganisatie',
    'Autre publication relative à une réorganisation judiciaire',
    'Sonstige Bekanntmachung zu einer gerichtlichen Reorganisation',
    'Other notice concerning a judicial reorganisation',
  ),
}

const INTERIM = {
  provisional_administrator_appointed: phrase(
    'Aanstelling van een voorlopig bewindvoerder',
    'Désignation d’un administrateur provisoire',
    'Bestellung eines vorläufigen Verwalters',
    'Provisional administrator appointed',
  ),
  provisional_administrator_ended: phrase(
    'Einde van de opdracht van de voorlopig bewindvoerder',
    'Fin de la mission de l’administrateur provisoire',
    'Ende des Auftrags des vorläufigen Verwalters',
    'Provisional administration ended',
  ),
  restructuring_expert_appointed: phrase(
    'Aanstelling van een herstructureringsdeskundige',
    'Désignation d’un praticien de la réorganisation',
    'Bestellung eines Restrukturierungsbeauftragten',
    'Restructuring practitioner appointed',
  ),
  judicial_mandatary_appointed: phrase(
    'Aanstelling van een gerechtsmandataris',
    'Désignation d’un mandataire de justice',
    'Bestellung eines gerichtlichen Mandatsträgers',
    'Court-appointed agent designated',
  ),
  private_preparation: phrase(
    'Besloten voorbereiding van het faillissement',
    'Préparation privée de la faillite',
    'Nichtöffentliche Vorbereitung des Konkurses',
    'Private preparation of a bankruptcy',
  ),
  judicial_dissolution: phrase(
    'Gerechtelijke ontbinding',
    'Dissolution judiciaire',
    'Gerichtliche Auflösung',
    'Judicial dissolution',
  ),
  judicial_dissolution_and_closing: phrase(
    'Gerechtelijke ontbinding en onmiddellijke sluiting',
    'Dissolution judiciaire et clôture immédiate',
    'Gerichtliche Auflösung und sofortiger Abschluss',
    'Judicial dissolution and immediate closing',
  ),
  judicial_dissolution_closing: phrase(
    'Sluiting van de gerechtelijke ontbinding',
    'Clôture de la dissolution judiciaire',
    'Abschluss der gerichtlichen Auflösung',
    'Judicial dissolution closed',
  ),
  judicial_dissolution_revoked: phrase(
    'Intrekking van de gerechtelijke ontbinding',
    'Dissolution judiciaire rapportée',
    'Widerruf der gerichtlichen Auflösung',
    'Judicial dissolution withdrawn',
  ),
  liquidator_replaced: phrase(
    'Vervanging van de vereffenaar',
    'Remplacement du liquidateur',
    'Ersetzung des Liquidators',
    'Liquidator replaced',
  ),
  interim_correction: phrase(
    'Rechtzetting betreffende een voorlopige maatregel of gerechtelijke ontbinding',
    'Rectification relative à une mesure provisoire ou à une dissolution judiciaire',
    'Berichtigung zu einer vorläufigen Maßnahme oder gerichtlichen Auflösung',
    'Correction concerning an interim measure or judicial dissolution',
  ),
  interim_other: phrase(
    'Andere bekendmaking betreffende een voorlopige maatregel of gerechtelijke ontbinding',
    'Autre publication relative à une mesure provisoire ou à une dissolution judiciaire',
    'Sonstige Bekanntmachung zu einer vorläufigen Maßnahme oder gerichtlichen Auflösung',
    'Other notice concerning an interim measure or judicial dissolution',
  ),
}

const REGISTER = {
  seat_struck_off: phrase(
    'Ambtshalve doorhaling van het adres van de zetel',
    'Radiation d’office de l’adresse du siège',
    'Streichung der Sitzadresse von Amts wegen',
    'Seat address struck off ex officio',
  ),
  seat_strike_off_withdrawn: phrase(
    'Intrekking van de doorhaling van het adres van de zetel',
    'Retrait de la radiation de l’adresse du siège',
    'Zurücknahme der Streichung der Sitzadresse',
    'Strike-off of the seat address withdrawn',
  ),
  branch_struck_off: phrase(
    'Ambtshalve doorhaling van het adres van het bijkantoor',
    'Radiation d’office de l’adresse de la succursale',
    'Streichung der Adresse der Zweigniederlassung von Amts wegen',
    'Branch address struck off ex officio',
  ),
  branch_strike_off_withdrawn: phrase(
    'Intrekking van de doorhaling van het adres van het bijkantoor',
    'Retrait de la radiation de l’adresse de la succursale',
    'Zurücknahme der Streichung der Adresse der Zweigniederlassung',
    'Strike-off of the branch address withdrawn',
  ),
  entity_struck_off: phrase(
    'Ambtshalve doorhaling uit het register',
    'Radiation d’office du registre',
    'Streichung aus dem Register von Amts wegen',
    'Struck off the register ex officio',
  ),
  entity_strike_off_withdrawn: phrase(
    'Intrekking van de ambtshalve doorhaling',
    'Retrait de la radiation d’office',
    'Zurücknahme der Streichung von Amts wegen',
    'Ex officio strike-off withdrawn',
  ),
  function_struck_off: phrase(
    'Ambtshalve doorhaling van een functie',
    'Radiation d’office d’une fonction',
    'Streichung einer Funktion von Amts wegen',
    'Office struck off ex officio',
  ),
  function_strike_off_withdrawn: phrase(
    'Intrekking van de doorhaling van een functie',
    'Retrait de la radiation d’une fonction',
    'Zurücknahme der Streichung einer Funktion',
    'Strike-off of an office withdrawn',
  ),
  number_replaced: phrase(
    'Vervanging van het ondernemingsnummer',
    'Remplacement du numéro d’entreprise',
    'Ersetzung der Unternehmensnummer',
    'Enterprise number replaced',
  ),
  number_replacement_withdrawn: phrase(
    'Intrekking van de vervanging van het ondernemingsnummer',
    'Retrait du remplacement du numéro d’entreprise',
    'Zurücknahme der Ersetzung der Unternehmensnummer',
    'Replacement of the enterprise number withdrawn',
  ),
}

export const EVENT_KINDS: Record<EventKind, Phrase> = {
  ...BANKRUPTCY,
  ...REORGANISATION,
  ...INTERIM,
  ...REGISTER,
}

const UNKNOWN_KIND = phrase('Bekendmaking', 'Publication', 'Bekanntmachung', 'Notice')

/** The label of a stored event kind. A kind that this version does not know is a notice. */
export function eventKindLabel(kind: string | null, lang: Lang): string {
  const named = kind !== null && Object.hasOwn(EVENT_KINDS, kind)
  return (named ? EVENT_KINDS[kind as EventKind] : UNKNOWN_KIND)[lang]
}
