// What headings in Dutch announce.

import { bankruptcyClosing, type HeadingRule, headingRule, procedureOnly } from './heading-rule.ts'

const DISCHARGE = '(?<discharge>(?:met|zonder|na)(?:gedeeltelijke|toepassingvan|niet)?(?:de)?kwijtschelding)?'

/** The first that fits wins. */
export const DUTCH_HEADINGS: readonly HeadingRule[] = [
  headingRule(
    'openingvanhetfaillissementopaangifte.{0,45}?enafsluitingvanhetfaillissementvan',
    'bankruptcy_opening',
    { kind: 'bankruptcy_closing', detail: 'opened_and_closed_at_once' },
  ),
  headingRule(
    'openingvanhetfaillissement(?:ten?gevolge|na)(?:de)?vroegtijdige(?:afsluiting|beeindiging)vande(?:procedure)?[a-z]{0,40}?van(?=:)',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'eindeoverdrachtondergerechtelijkgezagenopeningvanhetfaillissementvan',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'eindeoverdrachtondergerechtelijkgezagengerechtelijkeontbindingvan',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  headingRule('eindeoverdrachtondergerechtelijkgezag(?:van)?', 'transfer_end'),
  headingRule(
    'heropeningvanhetfaillissement(?:van)?|heropeningfaillissement(?:van)?',
    'bankruptcy_reopening',
  ),
  headingRule('openingvanhetfaillissement(?:op[a-z]{0,30}?)?(?:van(?=:)|van)', 'bankruptcy_opening'),
  bankruptcyClosing(
    `(?:af)?sluiting(?:vanhet)?faillissement(?<ground>wegens(?:ontoereikend|onvoldoende)actief|doorvereffening)?${DISCHARGE}(?:van|der)`,
  ),
  bankruptcyClosing(`(?<ground>afsluitingdoorvereffening)(?:vanhetfaillissement)?${DISCHARGE}van`),
  bankruptcyClosing(`(?<ground>summiereafsluiting)(?:vanhet)?faillissement${DISCHARGE}van`),
  headingRule('nietkwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  headingRule('gedeeltelijkekwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  headingRule('kwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  headingRule('nietverschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  headingRule('verschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  headingRule(
    '(?:intrekking|vernietiging|annulatie|annulering)(?:vanhet)?faillissementvan',
    'bankruptcy_revocation',
  ),
  procedureOnly('(?:faillissement/?)?faillissementvan', 'bankruptcy'),
  headingRule('openingvandegerechtelijkereorganisatievan', 'reorganisation_opening'),
  headingRule(
    'weigering(?:van)?(?:de)?opening(?:van)?(?:de)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  headingRule(
    'afwijzing(?:van)?(?:de)?(?:aanvraag|vordering)(?:totopening)?vande(?:opening)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  headingRule('verlengingvandeprocedurevandegerechtelijkereorganisatievan', 'reorganisation_extension'),
  headingRule(
    'verlenging(?:vande)?(?:opschorting|gerechtelijkereorganisatie)(?:vandegerechtelijkereorganisatie)?van',
    'reorganisation_extension',
  ),
  headingRule(
    'verlengingoverdrachtondergerechtelijkgezagvan|verlenging(?:vande)?(?:procedurevan)?(?:de)?overdrachtondergerechtelijkgezagvan',
    'transfer_extension',
  ),
  headingRule(
    'afwijzingvandeaanvraagvanverlengingvande(?:toegestane)?gerechtelijkereorganisatievan',
    'reorganisation_extension_refused',
  ),
  headingRule(
    'machtigingneerleggingvaneennieuwplanvandegerechtelijkereorganisatievan',
    'reorganisation_new_plan_authorised',
  ),
  headingRule('geenhomologatievanhetplan(?:voor|van)', 'reorganisation_plan_refused'),
  headingRule('homologatievanhetplan(?:voor|van)', 'reorganisation_plan_homologated'),
  headingRule('(?:geen)homologatievanhetminnelijkakkoord(?:van|voor)', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  headingRule('homologatievanhetminnelijkakkoord(?:van|voor)', 'amicable_agreement_homologated'),
  headingRule(
    'intrekkingvaneengerechtelijkreorganisatieplangehomologeerdop:?(?:\\d{1,2}/\\d{1,2}/\\d{4})?\\.?(?:van)?',
    'reorganisation_plan_revoked',
  ),
  headingRule(
    '(?:voortijdige|vroegtijdige)be[a-z]{0,3}indigingvandegerechtelijkereorganisatievan',
    'reorganisation_early_end',
  ),
  headingRule(
    '(?:af)?sluiting(?:vande)?(?:procedure)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_closing',
  ),
  headingRule(
    'wijziging(?:onderwerp|doel)vandegerechtelijkereorganisatievan',
    'reorganisation_objective_changed',
  ),
  headingRule(
    'openingoverdrachtondergerechtelijkgezagvan|openingvandeoverdrachtondergerechtelijkgezagvan',
    'transfer_opening',
  ),
  headingRule('machtiging(?:tot)?overdrachtondergerechtelijkgezagvan', 'transfer_authorised'),
  procedureOnly(
    '(?:procedurevan)?overdrachtondergerechtelijkgezagvan|gerechtelijkereorganisatievan|minnelijke?(?:schikking|akkoord)/?gerechtelijkereorganisatievan',
    'reorganisation',
  ),
  headingRule(
    'intoepassingvanart(?:ikel)?\\.?(?:xx\\.)?(?:30)(?:§\\d)?(?:wer)?(?:over|voor|van)',
    'restructuring_expert_appointed',
  ),
  headingRule(
    'intoepassingvanart(?:ikel)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:wer)?(?:over|voor|van)',
    'provisional_administrator_appointed',
  ),
  headingRule('gerechtelijkeontbindingenonmiddellijkesluitingvan', 'judicial_dissolution_and_closing'),
  headingRule('gerechtelijkeontbindingvan', 'judicial_dissolution'),
  // Typed over: `ontbindinDE SOMERE`.
  headingRule('goedkeuringvanhetplanvanverdelingensluitingvan(?:de)?gerechtelijkeontbindin(?:gvan|g(?=:)|)', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  headingRule('sluitingvan(?:de)?gerechtelijkeontbindingvan', 'judicial_dissolution_closing'),
  headingRule(
    'intrekking(?:vande)?(?:sluiting)?(?:vande)?(?:gerechtelijke)?ontbinding(?:enonmiddellijkesluiting)?van',
    'judicial_dissolution_revoked',
  ),
  procedureOnly('(?:ontbinding/)?vereffeningvan', 'dissolution'),
]
