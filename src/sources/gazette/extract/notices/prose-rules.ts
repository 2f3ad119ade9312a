// What a notice in free words tells of. Patterns as in heading-rule.ts, over the whole text; the first that fits wins,
// so the particular stands before the general.

import type { PractitionerRole } from '../../../../domain/gazette-fact.ts'
import type { Announced } from './heading-rule.ts'

export type ProseRule = {
  pattern: RegExp
  announced: Announced | null
  /** Role of the people named, when the court appoints somebody. */
  role: PractitionerRole | null
}

function rule(
  pattern: string,
  kind: Announced['kind'] | null,
  detail: string | null = null,
  role: PractitionerRole | null = null,
): ProseRule {
  return { pattern: new RegExp(pattern), announced: kind && { kind, detail }, role }
}

const ADMINISTRATOR = '(?:voorlopige?bewindvoerder|administrateurs?provisoire|vorlaufigerverwalter)'
const ENDED =
  '(?:beeindigd|ingetrokken|opgeheven|geeindigd|misfin|metfin|afindesamission|dechargee?|finde(?:la|sa)?mission|ontlast)'
const EXTENDED = '(?:verlengt|verlengd|prolonge|proroge)'
const TRANSFER =
  '(?:transfert(?:dentreprise)?sousl?(?:autorite)(?:judiciaire|dejustice)|overdrachtondergerechtelijkgezag)'
const EXPERT = '(?:herstructureringsdeskundige|praticiens?delareorgani[st]{1,2}ation)'

export const PROSE_RULES: readonly ProseRule[] = [
  // Criminal convictions are printed under the same titles; the bankruptcies they quote are not theirs to tell.
  rule(
    'gevangenisstraf|emprisonnement|gefangnisstraf|opstrafgebied|peinedeprison|correctioneelrecht|vervangendegevangenis|amende(?:de|:)[\\d.,]+eur',
    null,
  ),
  rule(`${EXPERT}.{0,200}?(?:nietigtebeschouwen|nuletnonavenu|commenul)`, 'interim_correction'),
  rule(
    `${ADMINISTRATOR}.{0,600}?${ENDED}|${ENDED}.{0,200}?${ADMINISTRATOR}`,
    'provisional_administrator_ended',
  ),
  rule(
    `${EXTENDED}.{0,400}?${ADMINISTRATOR}`,
    'provisional_administrator_appointed',
    'extended',
    'provisional_administrator',
  ),
  rule(ADMINISTRATOR, 'provisional_administrator_appointed', null, 'provisional_administrator'),
  rule(`${EXPERT}.{0,300}?${ENDED}`, 'interim_other', 'restructuring_expert_ended'),
  rule(EXPERT, 'restructuring_expert_appointed', null, 'restructuring_expert'),
  rule(
    'xx\\.?229|beroepsverbod|bestuursverbod|verboden(?:wordt)?om(?:persoonlijk|nog)|(?:fait|prononce)[a-z]{0,20}interdiction|interditea?[a-z]{0,60}?dexploiter|berufsverbot',
    'professional_ban',
  ),
  rule(
    '(?:rechters?commissaris|jugescommissaires|jugecommissaire).{0,400}?(?:vervang|remplac)|(?:vervang|remplac).{0,200}?(?:rechters?commissaris|jugecommissaire)',
    'judge_replaced',
  ),
  rule(
    '(?:vereffenaar|liquidateur).{0,400}?(?:vervanging|vervangen|remplacement|remplace)|(?:vervanging|remplacement|remplace).{0,300}?(?:vereffenaar|liquidateur)',
    'liquidator_replaced',
    null,
    'liquidator',
  ),
  rule(
    '(?:modification|wijziging)(?:del?|van(?:het)?)?(?:objectif|onderwerp|doel)',
    'reorganisation_objective_changed',
    null,
    'liquidation_expert',
  ),
  rule(
    `(?:declareouverte|ouvertdelaprocedure|ouverture|opening|verklaart.{0,60}open|ordonnele|beveelt).{0,80}?${TRANSFER}`,
    'transfer_opening',
    null,
    'liquidation_expert',
  ),
  rule(
    `(?:autorise|machtig).{0,120}?(?:${TRANSFER}|transfertdentreprise|(?:de)?overdracht)`,
    'transfer_authorised',
  ),
  rule(`(?:sluit|cloture|beeindig|metfin).{0,120}?${TRANSFER}`, 'transfer_end'),
  rule(TRANSFER, 'reorganisation_other', 'transfer'),
  rule('(?:geen|niet|refuse|nonpas|rejette).{0,12}?homologat?i', 'reorganisation_plan_refused'),
  rule(
    'homologat?i[a-z]{0,4}.{0,80}?(?:minnelijkakkoord|accordamiable)|moderesdetermes|vautaccordamiable',
    'amicable_agreement_homologated',
  ),
  rule(
    'homolog(?:atie|ation|ue|eert)[a-z]{0,20}(?:het|le|du|van)?(?:reorganisatie)?plan|reorganisatieplan.{0,60}?(?:gehomologeerd|homologue)',
    'reorganisation_plan_homologated',
  ),
  rule(
    '(?:herroep|intrek|ingetrokken|revocation|revoque).{0,60}?(?:reorganisatieplan|plandereorganisation)',
    'reorganisation_plan_revoked',
  ),
  rule(
    '(?:voortijdige?|vroegtijdige?)(?:be)?eindig.{0,80}?(?:gerechtelijkereorganisatie)|finanticipee',
    'reorganisation_early_end',
  ),
  rule(
    '(?:gerechtelijkereorganisatie|reorganisationjudiciaire).{0,300}?(?:gesloten|cloture|declareeclose|beeindigd|metfin)',
    'reorganisation_closing',
  ),
  rule(
    '(?:verlengt|verlenging|proroge|prorogation).{0,160}?(?:gerechtelijkereorganisatie|reorganisationjudiciaire|opschorting|sursis)|(?:gerechtelijkereorganisatie|reorganisationjudiciaire|opschorting|sursis).{0,160}?(?:verlengd|proroge)',
    'reorganisation_extension',
  ),
  rule(
    '(?:declareouverte|ouverture|opening|verklaart.{0,80}?open|geopend).{0,120}?(?:gerechtelijkereorganisatie|reorganisationjudiciaire)',
    'reorganisation_opening',
  ),
  rule(
    'gerechtelijkereorganisatie|reorganisationjudiciaire|gerichtlichereorganisation',
    'reorganisation_other',
  ),
  rule(
    '(?:geheime|stille|private|besloten)voorbereidingvan(?:het|een)faillissement|preparationprivee(?:dela|de)?faillite|xx\\.97/1',
    'private_preparation',
  ),
  rule(
    'gerechtelijkeontbinding.{0,60}?onmiddellijkesluiting|dissolutionjudiciaire.{0,40}?clotureimmediate',
    'judicial_dissolution_and_closing',
  ),
  rule(
    'heropen[a-z]{0,4}(?:van)?(?:het|de)?(?:faillissement)|reouverture(?:dela)?faillite',
    'bankruptcy_reopening',
  ),
  rule(
    '(?:faillissement|faillite).{0,400}?(?:bevestigd|blijft.{0,20}staande|confirme)|(?:bevestigt|confirme).{0,200}?(?:faillissement|faillite)',
    'bankruptcy_other',
    'confirmed_on_appeal',
  ),
  rule(
    '(?:hervormt|vernietigt|doet.{0,20}teniet|reforme|metaneant|annule|rapporte|trekt.{0,40}in).{0,300}?(?:faillissement|faillite|faillie?t)|(?:faillissement|faillite).{0,200}?(?:ingetrokken|vernietigd|tenietgedaan|rapportee|miseaneant)',
    'bankruptcy_revocation',
  ),
  rule(
    '(?:prononce|ordonne|declare|decide)[a-z]{0,12}cloture.{0,90}?faillite|(?:cloture|sluit|sluiting|afgesloten|gesloten)[a-z]{0,40}(?:faillissement|faillite)|(?:faillissement|faillite).{0,160}?(?:afgesloten|gesloten|cloturee)',
    'bankruptcy_closing',
  ),
  rule(
    'curat(?:or|eur).{0,300}?(?:vervangen|vervanging|remplac)|(?:vervang|remplac).{0,160}?curat(?:or|eur)',
    'curator_replaced',
  ),
  rule(
    'failliet(?:verklaard|verklaring)|staatvanfaillissement|openingvanhetfaillissement|(?:opent|verklaart.{0,60}?open).{0,40}?faillissement|faillissement(?:werd|wordt)?(?:geopend|uitgesproken)|(?:ouvre|prononce|declareouverte|ouvert|ouverture(?:de)?|declare)[a-z,]{0,30}?(?:la)?faillite|declareeenfaillite|enetatdefaillite|konkurseroffn|konkurs(?:verfahren)?eroffnet',
    'bankruptcy_opening',
    null,
    'curator',
  ),
  rule(
    '(?:gerechtelijke?)(?:ontbinding|ontbonden)|ontbinding(?:uitgesproken|van)|dissolutionjudiciaire|prononceladissolution|dissoutejudiciairement|gerichtlicheauflosung',
    'judicial_dissolution',
    null,
    'liquidator',
  ),
  rule('faillissement|faillite|konkurs', 'bankruptcy_other'),
]
