// What headings in French announce.

import { announces, closing, type HeadingRule, running } from './heading-rule.ts'

const DISCHARGE =
  '(?<discharge>(?:avec|sans|apres)(?:statuersurl|statuttersurl|statutersurl|non|l)?effacement(?:partiel)?)?'

/** The first that fits wins. */
export const FRENCH_HEADINGS: readonly HeadingRule[] = [
  announces(
    'ouverturedelafaillite,?apresfinanticipeedelaprocedureenreorganisationjudiciaire,?de',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  announces(
    'fin(?:du)?transfertsousl?autoritejudiciaireetouverturedelafaillitede',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  announces(
    'fin(?:du)?transfertsousl?autoritejudiciaireetdissolutionjudiciairede',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  announces('fin(?:du)?transfertsousl?autoritejudiciairede', 'transfer_end'),
  announces(
    'ouverturedelafaillitesur(?:aveu|declaration).{0,45}?etcloturedelafaillitede',
    'bankruptcy_opening',
    {
      kind: 'bankruptcy_closing',
      detail: 'opened_and_closed_at_once',
    },
  ),
  announces('ouverturedelafaillite,?(?:sur[a-z]{0,30}?)?,?de', 'bankruptcy_opening'),
  announces('reouverturedelafaillitede', 'bankruptcy_reopening'),
  closing(
    `cloture,?(?<ground>parliquidation|pourinsuffisancedactif|sommaire)?,?${DISCHARGE},?delafaillitede`,
  ),
  announces('non,?effacementavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  announces('effacementpartielavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  announces('effacementavant(?:la)?cloturedelafaillitede', { kind: 'discharge_decision', detail: 'granted' }),
  announces('(?:non|in)excusabiliteavant(?:la)?cloturedelafaillitede', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  announces('excusabiliteavant(?:la)?cloturedelafaillitede', {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  announces(
    '(?:rapport|retrait|retractation|annulation|miseaneant)dela(?:declarationde)?faillitede',
    'bankruptcy_revocation',
  ),
  running('faillitede', 'bankruptcy'),
  announces('ouverturedelareorganisationjudiciairede', 'reorganisation_opening'),
  announces(
    '(?:rejet|refus)(?:dela)?(?:demande)?(?:douverture)?dela(?:demandede)?(?:procedurede)?reorganisationjudiciairede',
    'reorganisation_opening_refused',
  ),
  announces('prorogationdusursisdelareorganisationjudiciairede', 'reorganisation_extension'),
  announces('prorogationdu(?:sursisdu)?transfertsousl?autoritejudiciairede', 'transfer_extension'),
  announces(
    'rejetdelademandedeprorogationdusursisdelareorganisationjudiciairede',
    'reorganisation_extension_refused',
  ),
  announces(
    'autorisationdedepotdunnouveauplandelareorganisationjudiciairede',
    'reorganisation_new_plan_authorised',
  ),
  announces('nonhomologationduplande', 'reorganisation_plan_refused'),
  announces('homologationduplande', 'reorganisation_plan_homologated'),
  announces('nonhomologationdelaccordamiablede', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  announces('homologationdelaccordamiablede', 'amicable_agreement_homologated'),
  announces('aaccordea(?=.{0,300}desdelaismoderes)', {
    kind: 'amicable_agreement_homologated',
    detail: 'moderate_terms',
  }),
  announces(
    'revocationduplandereorganisationjudiciairehomologuele(?:\\d{1,2}/\\d{1,2}/\\d{4})?de',
    'reorganisation_plan_revoked',
  ),
  announces('finanticipee?delareorganisationjudiciairede', 'reorganisation_early_end'),
  announces('cloturedelareorganisationjudiciairede', 'reorganisation_closing'),
  announces('modificationdelobjectifdelareorganisationjudiciairede', 'reorganisation_objective_changed'),
  announces(
    'ouverture(?:dela)?(?:proceduredu|procedurede|du|de)?transfertsousl?autoritejudiciairede',
    'transfer_opening',
  ),
  running(
    '(?:procedurede)?transfertsousl?autoritejudiciairede|reorganisationjudiciairede|accordamiable/?reorganisationjudiciairede',
    'reorganisation',
  ),
  announces(
    'enapplicationdel?art(?:icle)?\\.?(?:xx\\.)?30(?:§\\d)?(?:cde)?(?:pour|a)',
    'restructuring_expert_appointed',
  ),
  announces(
    'enapplicationdel?art(?:icle)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:cde)?(?:pour|a)',
    'provisional_administrator_appointed',
  ),
  announces(
    '(?:annulation|retrait|rapport|revocation|miseaneant)dela(?:cloture(?:immediate)?dela)?dissolutionjudiciaire(?:etdela|et)?(?:cloture(?:immediate)?)?de',
    'judicial_dissolution_revoked',
  ),
  announces('dissolutionjudiciaireetclotureimmediatede', 'judicial_dissolution_and_closing'),
  announces('dissolutionjudiciairede', 'judicial_dissolution'),
  announces('approbationduplanderepartitionetcloturedeladissolutionjudiciairede', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  announces('cloturedeladissolutionjudiciairede', 'judicial_dissolution_closing'),
  running('(?:dissolution/)?liquidationde', 'dissolution'),
  announces('administrationprovisoirede', 'provisional_administrator_appointed'),
  announces('praticiendelareorganisation.{0,20}?(?:de|pour)(?=:)', 'restructuring_expert_appointed'),
]
