// What headings in Dutch announce.

import { announces, closing, type HeadingRule, running } from './heading-rule.ts'

const DISCHARGE = '(?<discharge>(?:met|zonder|na)(?:gedeeltelijke|toepassingvan|niet)?(?:de)?kwijtschelding)?'

/** The first that fits wins. */
export const DUTCH_HEADINGS: readonly HeadingRule[] = [
  announces(
    'openingvanhetfaillissementopaangifte.{0,45}?enafsluitingvanhetfaillissementvan',
    'bankruptcy_opening',
    { kind: 'bankruptcy_closing', detail: 'opened_and_closed_at_once' },
  ),
  announces(
    'openingvanhetfaillissement(?:ten?gevolge|na)(?:de)?vroegtijdige(?:afsluiting|beeindiging)vande(?:procedure)?[a-z]{0,40}?van(?=:)',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  announces(
    'eindeoverdrachtondergerechtelijkgezagenopeningvanhetfaillissementvan',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  announces(
    'eindeoverdrachtondergerechtelijkgezagengerechtelijkeontbindingvan',
    { kind: 'judicial_dissolution', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'judicial_dissolution' },
  ),
  announces('eindeoverdrachtondergerechtelijkgezag(?:van)?', 'transfer_end'),
  announces('heropeningvanhetfaillissement(?:van)?|heropeningfaillissement(?:van)?', 'bankruptcy_reopening'),
  announces('openingvanhetfaillissement(?:op[a-z]{0,30}?)?(?:van(?=:)|van)', 'bankruptcy_opening'),
  closing(
    `(?:af)?sluiting(?:vanhet)?faillissement(?<ground>wegens(?:ontoereikend|onvoldoende)actief|doorvereffening)?${DISCHARGE}(?:van|der)`,
  ),
  closing(`(?<ground>afsluitingdoorvereffening)(?:vanhetfaillissement)?${DISCHARGE}van`),
  closing(`(?<ground>summiereafsluiting)(?:vanhet)?faillissement${DISCHARGE}van`),
  announces('nietkwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'refused',
  }),
  announces('gedeeltelijkekwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'partial',
  }),
  announces('kwijtscheldingvoor(?:de)?afsluitingvanhetfaillissementvan', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  announces('nietverschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  announces('verschoonbaarheidvoorafsluitingvanhetfaillissementvan', {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  announces(
    '(?:intrekking|vernietiging|annulatie|annulering)(?:vanhet)?faillissementvan',
    'bankruptcy_revocation',
  ),
  running('(?:faillissement/?)?faillissementvan', 'bankruptcy'),
  announces('openingvandegerechtelijkereorganisatievan', 'reorganisation_opening'),
  announces(
    'weigering(?:van)?(?:de)?opening(?:van)?(?:de)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  announces(
    'afwijzing(?:van)?(?:de)?(?:aanvraag|vordering)(?:totopening)?vande(?:opening)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_opening_refused',
  ),
  announces('verlengingvandeprocedurevandegerechtelijkereorganisatievan', 'reorganisation_extension'),
  announces(
    'verlenging(?:vande)?(?:opschorting|gerechtelijkereorganisatie)(?:vandegerechtelijkereorganisatie)?van',
    'reorganisation_extension',
  ),
  announces(
    'verlengingoverdrachtondergerechtelijkgezagvan|verlenging(?:vande)?(?:procedurevan)?(?:de)?overdrachtondergerechtelijkgezagvan',
    'transfer_extension',
  ),
  announces(
    'afwijzingvandeaanvraagvanverlengingvande(?:toegestane)?gerechtelijkereorganisatievan',
    'reorganisation_extension_refused',
  ),
  announces(
    'machtigingneerleggingvaneennieuwplanvandegerechtelijkereorganisatievan',
    'reorganisation_new_plan_authorised',
  ),
  announces('geenhomologatievanhetplan(?:voor|van)', 'reorganisation_plan_refused'),
  announces('homologatievanhetplan(?:voor|van)', 'reorganisation_plan_homologated'),
  announces('(?:geen)homologatievanhetminnelijkakkoord(?:van|voor)', {
    kind: 'reorganisation_other',
    detail: 'amicable_agreement_refused',
  }),
  announces('homologatievanhetminnelijkakkoord(?:van|voor)', 'amicable_agreement_homologated'),
  announces(
    'intrekkingvaneengerechtelijkreorganisatieplangehomologeerdop:?(?:\\d{1,2}/\\d{1,2}/\\d{4})?\\.?(?:van)?',
    'reorganisation_plan_revoked',
  ),
  announces(
    '(?:voortijdige|vroegtijdige)be[a-z]{0,3}indigingvandegerechtelijkereorganisatievan',
    'reorganisation_early_end',
  ),
  announces(
    '(?:af)?sluiting(?:vande)?(?:procedure)?(?:vande)?gerechtelijkereorganisatievan',
    'reorganisation_closing',
  ),
  announces(
    'wijziging(?:onderwerp|doel)vandegerechtelijkereorganisatievan',
    'reorganisation_objective_changed',
  ),
  announces(
    'openingoverdrachtondergerechtelijkgezagvan|openingvandeoverdrachtondergerechtelijkgezagvan',
    'transfer_opening',
  ),
  announces('machtiging(?:tot)?overdrachtondergerechtelijkgezagvan', 'transfer_authorised'),
  running(
    '(?:procedurevan)?overdrachtondergerechtelijkgezagvan|gerechtelijkereorganisatievan|minnelijke?(?:schikking|akkoord)/?gerechtelijkereorganisatievan',
    'reorganisation',
  ),
  announces(
    'intoepassingvanart(?:ikel)?\\.?(?:xx\\.)?(?:30)(?:§\\d)?(?:wer)?(?:over|voor|van)',
    'restructuring_expert_appointed',
  ),
  announces(
    'intoepassingvanart(?:ikel)?\\.?xx\\.(?:31|32|33|49|49/1)(?:,?§\\d)?(?:wer)?(?:over|voor|van)',
    'provisional_administrator_appointed',
  ),
  announces('gerechtelijkeontbindingenonmiddellijkesluitingvan', 'judicial_dissolution_and_closing'),
  announces('gerechtelijkeontbindingvan', 'judicial_dissolution'),
  // Typed over: `ontbindinDE SOMERE`.
  announces('goedkeuringvanhetplanvanverdelingensluitingvan(?:de)?gerechtelijkeontbindin(?:gvan|g(?=:)|)', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  announces('sluitingvan(?:de)?gerechtelijkeontbindingvan', 'judicial_dissolution_closing'),
  announces(
    'intrekking(?:vande)?(?:sluiting)?(?:vande)?(?:gerechtelijke)?ontbinding(?:enonmiddellijkesluiting)?van',
    'judicial_dissolution_revoked',
  ),
  running('(?:ontbinding/)?vereffeningvan', 'dissolution'),
]
