// Names of risk bands, and why a company has no score.

import type { RiskBand, UnscoredReason } from '../../../../domain/risk.ts'
import { type Phrase, phrase } from '../../../i18n/languages.ts'

/** Names of risk bands. */
export const BAND_NAMES: Record<RiskBand, Phrase> = {
  Unknown: phrase('Onbekend', 'Inconnu', 'Unbekannt', 'Unknown'),
  Low: phrase('Laag', 'Faible', 'Niedrig', 'Low'),
  Moderate: phrase('Matig', 'Modéré', 'Mäßig', 'Moderate'),
  Elevated: phrase('Verhoogd', 'Accru', 'Erhöht', 'Elevated'),
  High: phrase('Hoog', 'Élevé', 'Hoch', 'High'),
  Severe: phrase('Zeer hoog', 'Très élevé', 'Sehr hoch', 'Severe'),
}

/** Why a company has no score, as a sentence. */
export const UNSCORED: Record<UnscoredReason, Phrase> = {
  natural_person: phrase(
    'Natuurlijke personen krijgen geen score.',
    'Les personnes physiques ne reçoivent pas de score.',
    'Natürliche Personen erhalten keine Punktzahl.',
    'Natural persons are never scored.',
  ),
  open_bankruptcy: phrase(
    'Geen score: er loopt een faillissement.',
    'Pas de score : une faillite est ouverte.',
    'Keine Punktzahl: Ein Konkurs ist eröffnet.',
    'No score: a bankruptcy is open.',
  ),
  judicially_dissolved: phrase(
    'Geen score: een rechtbank heeft de onderneming ontbonden, wat buiten het bereik van het model valt.',
    'Pas de score : un tribunal a dissous l’entreprise, ce qui sort du champ du modèle.',
    'Keine Punktzahl: Ein Gericht hat das Unternehmen aufgelöst, was außerhalb des Modells liegt.',
    'No score: a court has dissolved the company, a case that the model does not cover.',
  ),
  dissolution_revoked: phrase(
    'Geen score: de gerechtelijke ontbinding is ingetrokken sinds de laatste berekening.',
    'Pas de score : la dissolution judiciaire a été rapportée depuis le dernier calcul.',
    'Keine Punktzahl: Die gerichtliche Auflösung wurde seit der letzten Berechnung widerrufen.',
    'No score: the judicial dissolution was revoked since the last calculation.',
  ),
  never_filed: phrase(
    'Geen score: er zijn geen jaarrekeningen bekend.',
    'Pas de score : aucun compte annuel n’est connu.',
    'Keine Punktzahl: Es sind keine Jahresabschlüsse bekannt.',
    'No score: no annual accounts are known.',
  ),
  filing_too_old: phrase(
    'Geen score: de recentste jaarcijfers zijn meer dan 36 maanden oud.',
    'Pas de score : les derniers chiffres annuels datent de plus de 36 mois.',
    'Keine Punktzahl: Die jüngsten Jahreszahlen sind älter als 36 Monate.',
    'No score: the latest annual figures are more than 36 months old.',
  ),
  not_structured: phrase(
    'Geen score: de jaarrekening is neergelegd als document zonder leesbare cijfers.',
    'Pas de score : les comptes annuels ont été déposés sous forme de document sans chiffres exploitables.',
    'Keine Punktzahl: Der Jahresabschluss wurde als Dokument ohne auslesbare Zahlen hinterlegt.',
    'No score: the accounts were filed as a document without machine-readable figures.',
  ),
  inputs_missing: phrase(
    'Geen score: in de recentste jaarrekening ontbreken te veel van de cijfers waarop een score rust.',
    'Pas de score : trop de chiffres sur lesquels repose un score manquent dans les derniers comptes.',
    'Keine Punktzahl: Im jüngsten Jahresabschluss fehlen zu viele der Zahlen, auf denen eine Punktzahl beruht.',
    'No score: the latest filing lacks too many of the figures required for a score.',
  ),
  segment_not_calibrated: phrase(
    'Geen score: het model is niet geijkt voor dit soort jaarrekeningen.',
    'Pas de score : le modèle n’est pas étalonné pour ce type de comptes.',
    'Keine Punktzahl: Das Modell ist für diese Art von Abschlüssen nicht geeicht.',
    'No score: the model is not calibrated for accounts of this kind.',
  ),
  risk_unanswered: phrase(
    'De risicobron antwoordde niet; of er een score is, weten we op dit moment niet.',
    'La source du risque n’a pas répondu ; nous ne savons pas, pour l’instant, s’il existe un score.',
    'Die Risikoquelle hat nicht geantwortet; ob es eine Punktzahl gibt, wissen wir im Augenblick nicht.',
    'The risk source is unavailable; it is currently unknown whether a score exists.',
  ),
  no_score_held: phrase(
    'Voor deze onderneming is nog geen score berekend.',
    'Aucun score n’a encore été calculé pour cette entreprise.',
    'Für dieses Unternehmen wurde noch keine Punktzahl berechnet.',
    'No score has been computed for this company yet.',
  ),
  bankruptcy_ended: phrase(
    'Een faillissement is afgelopen sinds de laatste score; de volgende berekening moet nog komen.',
    'Une faillite a pris fin depuis le dernier score ; le prochain calcul est à venir.',
    'Seit der letzten Punktzahl ist ein Konkurs beendet worden; die nächste Berechnung steht noch aus.',
    'A bankruptcy has ended since the last score: a new score is pending.',
  ),
}
