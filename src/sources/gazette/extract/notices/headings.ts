// What the heading sentence of a notice announces, by its wording in the three languages. Patterns are written
// without blanks, hyphens and accents (squeeze.ts) and end where the debtor's name begins.

import type { EventKind } from '../../../../domain/gazette-fact.ts'

export type Announced = { kind: EventKind; detail: string | null }

export type HeadingRule = {
  pattern: RegExp
  /** Events announced; `by_body` when only the body says what happened to a running procedure. */
  announces: readonly Announced[] | ((match: RegExpExecArray) => readonly Announced[])
  byBody?: 'bankruptcy' | 'reorganisation' | 'dissolution'
}

function rule(pattern: string, ...kinds: (EventKind | Announced)[]): HeadingRule {
  return {
    pattern: new RegExp(`^${pattern}`),
    announces: kinds.map(kind => (typeof kind === 'string' ? { kind, detail: null } : kind)),
  }
}

function running(pattern: string, byBody: 'bankruptcy' | 'reorganisation' | 'dissolution'): HeadingRule {
  return { pattern: new RegExp(`^${pattern}`), announces: [], byBody }
}

// How the debts of a natural person were dealt with at the closing.
const DISCHARGE: readonly (readonly [RegExp, string])[] = [
  [/gedeeltelijke|partiel|teilweise/, 'partial_discharge'],
  [/naniet|apresnon/, 'discharge_refused_before'],
  [/^na|^apres|^nach/, 'discharged_before'],
  [/toepassing|statuer|uberden|urteilen/, 'discharge_not_decided'],
  [/^zonder|^sans|^ohne/, 'discharge_refused'],
  [/^met|^avec|^mit/, 'discharged'],
]

/** Stable word for the discharge named by a closing's suffix; null when it names none. */
function dischargeOf(suffix: string): string | null {
  if (suffix === '') return null
  return DISCHARGE.find(([wording]) => wording.test(suffix))?.[1] ?? null
}

function closing(pattern: string): HeadingRule {
  return {
    pattern: new RegExp(`^${pattern}`),
    announces: ({ groups }) => {
      const wording = groups?.ground ?? ''
      const ground = /insuf|ontoereik|onvoldoende|unzureich/.test(wording)
        ? 'insufficient_assets'
        : /summier|sommaire|summarisch/.test(wording)
          ? 'summary'
          : /vereffening|liquidation/.test(wording)
            ? 'liquidation'
            : null
      const detail = [ground, dischargeOf(groups?.discharge ?? '')].filter(Boolean).join(', ')
      return [{ kind: 'bankruptcy_closing', detail: detail === '' ? null : detail }]
    },
  }
}

const NL_DISCHARGE =
  '(?<discharge>(?:met|zonder|na)(?:gedeeltelijke|toepassingvan|niet)?(?:de)?kwijtschelding)?'
const FR_DISCHARGE =
  '(?<discharge>(?:avec|sans|apres)(?:statuersurl|statuttersurl|statutersurl|non|l)?effacement(?:partiel)?)?'
const DE_DISCHARGE =
  '(?<discharge>(?:mit|ohne|nach)[a-z]{0,40}?(?:restschuld(?:zuurteilen|zubefinden)?|restschuldbefreiung))?'

export const HEADINGS: readonly HeadingRule[] = [
  // Dutch
  rule(
    'openingvanhetfaillissementopaangifte.{0,45}?enafsluitingvanhetfaillissementvan',
    'bankruptcy_opening',
    { kind: 'bankruptcy_closing', detail: 'opened_and_closed_at_once' },
  ),
  rule(
    'openingvanhetfaillissement(?:ten?gevolge|na)(?:de)?vroegtijdige(?:afsluiting|beeindiging)vande(?:procedure)?[a-z]{0,40}?van(?=:)',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  rule(
    'eindeoverdrachtondergerechtelijkgezagenopeningvanhetfaillissementvan',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  rule(
    'eindeoverdrachtondergerechtelijkgezagengerechtelijkeontbindingvan',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  rule('eindeoverdrachtondergerechtelijkgezag(?:van)?', 'transfer_end'),
  rule('heropeningvanhetfaillissement(?:van)?|heropeningfaillissement(?:van)?', 'bankruptcy_reopening'),
  rule('openingvanhetfaillissement(?:op[a-z]{0,30}?)?(?:van(?=:)|van)', 'bankruptcy_opening'),
  closing(
    `(?:af)?sluiting(?:vanhet)?faillissement(?<ground>wegens(?:ontoereikend|onvoldoende)actief|doorvereffening)?${NL_DISCHARGE}(?:van|der)`,
  ),
  closing(`(?<ground>afsluitingdoorvereffening)(?:vanhetfaillissement)?${NL_DISCHARGE}van`),
  closing(`(?<ground>summiereafsluiting)(?:vanhet)?faillissement${NL_DISCHARGE}van`),
  rule('nietkwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  rule('gedeeltelijkekwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  rule('kwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  rule('nietverschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  rule('verschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  running('(?:faillissement/?)?faillissementvan', 'bankruptcy'),
  rule('openingvandegerechtelijkereorganisatievan', 'reorganisation_opening'),
  rule(
    'weigering(?:van)?(?:de)?opening(?:van)?(?:de)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  rule(
    'afwijzing(?:van)?(?:de)?(?:aanvraag|vordering)(?:totopening)?vande(?:opening)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  rule('verlengingvandeprocedurevandegerechtelijkereorganisatievan', 'reorganisation_extension'),
  rule(
    'verlenging(?:vande)?(?:opschorting|gerechtelijkereorganisatie)(?:vandegerechtelijkereorganisatie)?van',
    'reorganisation_extension',
  ),
  rule(
    'verlengingoverdrachtondergerechtelijkgezagvan|verlenging(?:vande)?(?:procedurevan)?(?:de)?overdrachtondergerechtelijkgezagvan',
    'transfer_extension',
  ),
  rule(
    'afwijzingvandeaanvraagvanverlengingvande(?:toegestane)?gerechtelijkereorganisatievan',
    'reorganisation_extension_refused',
  ),
  rule(
    'machtigingneerleggingvaneennieuwplanvandegerechtelijkereorganisatievan',
    'reorganisation_new_plan_authorised',
  ),
  rule('geenhomologatievanhetplan(?:voor|van)', 'reorganisation_plan_refused'),
  rule('homologatievanhetplan(?:voor|van)', 'reorganisation_plan_homologated'),
  rule('(?:geen)homologatievanhetminnelijkakkoord(?:van|voor)', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  rule('homologatievanhetminnelijkakkoord(?:van|voor)', 'amicable_agreement_homologated'),
  rule(
    'intrekkingvaneengerechtelijkreorganisatieplangehomologeerdop:?(?:\\d{1,2}/\\d{1,2}/\\d{4})?\\.?(?:van)?',
    'reorganisation_plan_revoked',
  ),
  rule(
    '(?:voortijdige|vroegtijdige)be[a-z]{0,3}indigingvandegerechtelijkereorganisatievan',
    'reorganisation_early_end',
  ),
  rule(
    '(?:af)?sluiting(?:vande)?(?:procedure)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_closing',
  ),
  rule('wijziging(?:onderwerp|doel)vandegerechtelijkereorganisatievan', 'reorganisation_objective_changed'),
  rule(
    'openingoverdrachtondergerechtelijkgezagvan|openingvandeoverdrachtondergerechtelijkgezagvan',
    'transfer_opening',
  ),
  rule('machtiging(?:tot)?overdrachtondergerechtelijkgezagvan', 'transfer_authorised'),
  running(
    '(?:procedurevan)?overdrachtondergerechtelijkgezagvan|gerechtelijkereorganisatievan|minnelijke?(?:schikking|akkoord)/?gerechtelijkereorganisatievan',
    'reorganisation',
  ),
  rule(
    'intoepassingvanart(?:ikel)?\\.?(?:xx\\.)?(?:30)(?:§\\d)?(?:wer)?(?:over|voor|van)',
    'restructuring_expert_appointed',
  ),
  rule(
    'intoepassingvanart(?:ikel)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:wer)?(?:over|voor|van)',
    'provisional_administrator_appointed',
  ),
  rule('gerechtelijkeontbindingenonmiddellijkesluitingvan', 'judicial_dissolution_and_closing'),
  rule('gerechtelijkeontbindingvan', 'judicial_dissolution'),
  rule('goedkeuringvanhetplanvanverdelingensluitingvan(?:de)?gerechtelijkeontbindingvan', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  rule('sluitingvan(?:de)?gerechtelijkeontbindingvan', 'judicial_dissolution_closing'),
  rule(
    'intrekking(?:vande)?(?:sluiting)?(?:vande)?(?:gerechtelijke)?ontbinding(?:enonmiddellijkesluiting)?van',
    'judicial_dissolution_revoked',
  ),
  running('(?:ontbinding/)?vereffeningvan', 'dissolution'),
  // French
  rule(
    'ouverturedelafaillite,?apresfinanticipeedelaprocedureenreorganisationjudiciaire,?de',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  rule(
    'fin(?:du)?transfertsousl?autoritejudiciaireetouverturedelafaillitede',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  rule(
    'fin(?:du)?transfertsousl?autoritejudiciaireetdissolutionjudiciairede',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  rule('fin(?:du)?transfertsousl?autoritejudiciairede', 'transfer_end'),
  rule('ouverturedelafaillitesur(?:aveu|declaration).{0,45}?etcloturedelafaillitede', 'bankruptcy_opening', {
    kind: 'bankruptcy_closing',
    detail: 'opened_and_closed_at_once',
  }),
  rule('ouverturedelafaillite,?(?:sur[a-z]{0,30}?)?,?de', 'bankruptcy_opening'),
  rule('reouverturedelafaillitede', 'bankruptcy_reopening'),
  closing(
    `cloture,?(?<ground>parliquidation|pourinsuffisancedactif|sommaire)?,?${FR_DISCHARGE},?delafaillitede`,
  ),
  rule('non,?effacementavant(?:la)?cloturedelafaillitede', { kind: 'discharge_decision', detail: 'refused' }),
  rule('effacementpartielavant(?:la)?cloturedelafaillitede', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  rule('effacementavant(?:la)?cloturedelafaillitede', { kind: 'discharge_decision', detail: 'granted' }),
  rule('(?:non|in)excusabiliteavant(?:la)?cloturedelafaillitede', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  rule('excusabiliteavant(?:la)?cloturedelafaillitede', { kind: 'excusability_decision', detail: 'granted' }),
  running('faillitede', 'bankruptcy'),
  rule('ouverturedelareorganisationjudiciairede', 'reorganisation_opening'),
  rule(
    '(?:rejet|refus)(?:dela)?(?:demande)?(?:douverture)?dela(?:demandede)?(?:procedurede)?reorganisationjudiciairede',
    'reorganisation_opening_refused',
  ),
  rule('prorogationdusursisdelareorganisationjudiciairede', 'reorganisation_extension'),
  rule('prorogationdu(?:sursisdu)?transfertsousl?autoritejudiciairede', 'transfer_extension'),
  rule(
    'rejetdelademandedeprorogationdusursisdelareorganisationjudiciairede',
    'reorganisation_extension_refused',
  ),
  rule(
    'autorisationdedepotdunnouveauplandelareorganisationjudiciairede',
    'reorganisation_new_plan_authorised',
  ),
  rule('nonhomologationduplande', 'reorganisation_plan_refused'),
  rule('homologationduplande', 'reorganisation_plan_homologated'),
  rule('nonhomologationdelaccordamiablede', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  rule('homologationdelaccordamiablede', 'amicable_agreement_homologated'),
  rule('aaccordea(?=.{0,300}desdelaismoderes)', {
    kind: 'amicable_agreement_homologated',
    detail: 'moderate_terms',
  }),
  rule(
    'revocationduplandereorganisationjudiciairehomologuele(?:\\d{1,2}/\\d{1,2}/\\d{4})?de',
    'reorganisation_plan_revoked',
  ),
  rule('finanticipee?delareorganisationjudiciairede', 'reorganisation_early_end'),
  rule('cloturedelareorganisationjudiciairede', 'reorganisation_closing'),
  rule('modificationdelobjectifdelareorganisationjudiciairede', 'reorganisation_objective_changed'),
  rule(
    'ouverture(?:dela)?(?:proceduredu|procedurede|du|de)?transfertsousl?autoritejudiciairede',
    'transfer_opening',
  ),
  running(
    '(?:procedurede)?transfertsousl?autoritejudiciairede|reorganisationjudiciairede|accordamiable/?reorganisationjudiciairede',
    'reorganisation',
  ),
  rule(
    'enapplicationdel?art(?:icle)?\\.?(?:xx\\.)?30(?:§\\d)?(?:cde)?(?:pour|a)',
    'restructuring_expert_appointed',
  ),
  rule(
    'enapplicationdel?art(?:icle)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:cde)?(?:pour|a)',
    'provisional_administrator_appointed',
  ),
  rule('dissolutionjudiciaireetclotureimmediatede', 'judicial_dissolution_and_closing'),
  rule('dissolutionjudiciairede', 'judicial_dissolution'),
  rule('approbationduplanderepartitionetcloturedeladissolutionjudiciairede', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  rule('cloturedeladissolutionjudiciairede', 'judicial_dissolution_closing'),
  running('(?:dissolution/)?liquidationde', 'dissolution'),
  rule('administrationprovisoirede', 'provisional_administrator_appointed'),
  rule('praticiendelareorganisation.{0,20}?(?:de|pour)(?=:)', 'restructuring_expert_appointed'),
  // German (Eupen)
  rule(
    'konkurseroffnungauf(?:gestandnis|ladung|anzeige|antrag[a-z]{0,30}?)(?:von/der|von|der|des)',
    'bankruptcy_opening',
  ),
  rule('(?:konkurseroffnung|eroffnungdeskonkurses)[a-z]{0,30}?(?:von/der|von|der|des)', 'bankruptcy_opening'),
  rule(
    'aufhebungdes.{0,40}?homologiertenreorganisationsplans(?:[\\d/]{0,12})(?:von/der|von|der|des)',
    'reorganisation_plan_revoked',
  ),
  closing(
    `(?:abschluss|aufhebung)(?<ground>wegen(?:unzureichendea?aktiva|unzureichender?aktiva|liquidation|summarisch))?${DE_DISCHARGE}(?:des?konkurses)?(?:von/der|von|der|des)`,
  ),
  rule('(?:nichterlass|keinerlass)derrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  rule('erlassderrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  rule(
    'eroffnung(?:der)?(?:gerichtlichen?)?reorganisation(?:sverfahrens?)?(?:von/der|von|der|des)',
    'reorganisation_opening',
  ),
  rule(
    'verlangerung(?:desaufschubs|desverfahrens)?(?:der)?(?:gerichtlichen?)?reorganisation(?:von/der|von|der|des)',
    'reorganisation_extension',
  ),
  rule(
    '(?:nichthomologierung|keinehomologierung|ablehnungderhomologierung)des(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_refused',
  ),
  rule(
    'homologierungdes(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_homologated',
  ),
  rule('homologierungdergutlicheneinigung(?:von/der|von|der|des)', 'amicable_agreement_homologated'),
  rule(
    '(?:vorzeitige)(?:be)?endigung(?:der)?gerichtlichenreorganisation(?:von/der|von|der|des)',
    'reorganisation_early_end',
  ),
  rule(
    'eroffnung(?:der)?ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)(?:von/der|von|der|des)',
    'transfer_opening',
  ),
  rule(
    'gerichtlicheauflosungundsofortigerabschluss(?:von/der|von|der|des)',
    'judicial_dissolution_and_closing',
  ),
  rule('gerichtlicheauflosung(?:von/der|von|der|des)', 'judicial_dissolution'),
  rule('abschlussdergerichtlichenauflosung(?:von/der|von|der|des)', 'judicial_dissolution_closing'),
  rule(
    'inanwendungvonart(?:ikel)?\\.?xx\\.30(?:§\\d)?(?:wgb)?(?:uber|fur|von)',
    'restructuring_expert_appointed',
  ),
  rule(
    'inanwendungvonart(?:ikel)?\\.?xx\\.(?:31|32|33)(?:,?§\\d)?(?:wgb)?(?:uber|fur|von)',
    'provisional_administrator_appointed',
  ),
  running('konkurs(?:von/der|von|der|des)?(?=:)', 'bankruptcy'),
  running('liquidation(?:von/der|von|der|des)?(?=:)', 'dissolution'),
]
