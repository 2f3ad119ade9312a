// What headings in French announce.

import { bankruptcyClosing, type HeadingRule, headingRule, procedureOnly } from './heading-rule.ts'

const DISCHARGE =
  '(?<discharge>(?:avec|sans|apres)(?:statuersurl|statuttersurl|statutersurl|non|l)?effacement(?:partiel)?)?'

/** The first that fits wins. */
export const FRENCH_HEADINGS: readonly HeadingRule[] = [
  headingRule(
    'ouverturedelafaillite,?apresfinanticipeedelaprocedureenreorganisationjudiciaire,?de',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'fin(?:du)?transfertsousl?autoritejudiciaireetouverturedelafaillitede',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'fin(?:du)?transfertsousl?autoritejudiciaireetdissolutionjudiciairede',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  headingRule('fin(?:du)?transfertsousl?autoritejudiciairede', 'transfer_end'),
  headingRule(
    'ouverturedelafaillitesur(?:aveu|declaration).{0,45}?etcloturedelafaillitede',
    'bankruptcy_opening',
    {
      kind: 'bankruptcy_closing',
      detail: 'opened_and_closed_at_once',
    },
  ),
  headingRule('ouverturedelafaillite,?(?:sur[a-z]{0,30}?)?,?de', 'bankruptcy_opening'),
  headingRule('reouverturedelafaillitede', 'bankruptcy_reopening'),
  bankruptcyClosing(
    `cloture,?(?<ground>parliquidation|pourinsuffisancedactif|sommaire)?,?${DISCHARGE},?delafaillitede`,
  ),
  headingRule('non,?effacementavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  headingRule('effacementpartielavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  headingRule('effacementavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  headingRule('(?:non|in)excusabiliteavant(?:la)?cloturedelafaillitede', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  headingRule('excusabiliteavant(?:la)?cloturedelafaillitede', {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  headingRule(
    '(?:rapport|retrait|retractation|annulation|miseaneant)dela(?:declarationde)?faillitede',
    'bankruptcy_revocation',
  ),
  procedureOnly('faillitede', 'bankruptcy'),
  headingRule('ouverturedelareorganisationjudiciairede', 'reorganisation_opening'),
  headingRule(
    '(?:rejet|refus)(?:dela)?(?:demande)?(?:douverture)?dela(?:demandede)?(?:procedurede)?reorganisationjudiciairede',
    'reorganisation_opening_refused',
  ),
  headingRule('prorogationdusursisdelareorganisationjudiciairede', 'reorganisation_extension'),
  headingRule('prorogationdu(?:sursisdu)?transfertsousl?autoritejudiciairede', 'transfer_extension'),
  headingRule(
    'rejetdelademandedeprorogationdusursisdelareorganisationjudiciairede',
    'reorganisation_extension_refused',
  ),
  headingRule(
    'autorisationdedepotdunnouveauplandelareorganisationjudiciairede',
    'reorganisation_new_plan_authorised',
  ),
  headingRule('nonhomologationduplande', 'reorganisation_plan_refused'),
  headingRule('homologationduplande', 'reorganisation_plan_homologated'),
  headingRule('nonhomologationdelaccordamiablede', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  headingRule('homologationdelaccordamiablede', 'amicable_agreement_homologated'),
  headingRule('aaccordea(?=.{0,300}desdelaismoderes)', {
    kind: 'amicable_agreement_homologated',
    detail: 'moderate_terms',
  }),
  headingRule(
    'revocationduplandereorganisationjudiciairehomologuele(?:\\d{1,2}/\\d{1,2}/\\d{4})?de',
    'reorganisation_plan_revoked',
  ),
  headingRule('finanticipee?delareorganisationjudiciairede', 'reorganisation_early_end'),
  headingRule('cloturedelareorganisationjudiciairede', 'reorganisation_closing'),
  headingRule('modificationdelobjectifdelareorganisationjudiciairede', 'reorganisation_objective_changed'),
  headingRule(
    'ouverture(?:dela)?(?:proceduredu|procedurede|du|de)?transfertsousl?autoritejudiciairede',
    'transfer_opening',
  ),
  procedureOnly(
    '(?:procedurede)?transfertsousl?autoritejudiciairede|reorganisationjudiciairede|accordamiable/?reorganisationjudiciairede',
    'reorganisation',
  ),
  headingRule(
    'enapplicationdel?art(?:icle)?\\.?(?:xx\\.)?30(?:§\\d)?(?:cde)?(?:pour|a)',
    'restructuring_expert_appointed',
  ),
  headingRule(
    'enapplicationdel?art(?:icle)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:cde)?(?:pour|a)',
    'provisional_administrator_appointed',
  ),
  headingRule(
    '(?:annulation|retrait|rapport|revocation|miseaneant)dela(?:cloture(?:immediate)?dela)?dissolutionjudiciaire(?:etdela|et)?(?:cloture(?:immediate)?)?de',
    'judicial_dissolution_revoked',
  ),
  headingRule('dissolutionjudiciaireetclotureimmediatede', 'judicial_dissolution_and_closing'),
  headingRule('dissolutionjudiciairede', 'judicial_dissolution'),
  headingRule('approbationduplanderepartitionetcloturedeladissolutionjudiciairede', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  headingRule('cloturedeladissolutionjudiciairede', 'judicial_dissolution_closing'),
  procedureOnly('(?:dissolution/)?liquidationde', 'dissolution'),
  headingRule('administrationprovisoirede', 'provisional_administrator_appointed'),
  headingRule('praticiendelareorganisation.{0,20}?(?:de|pour)(?=:)', 'restructuring_expert_appointed'),
]
