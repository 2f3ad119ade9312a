// What headings in German announce.

import { announces, closing, type HeadingRule, running } from './heading-rule.ts'

const DISCHARGE =
  '(?<discharge>(?:mit|ohne|nach)[a-z]{0,40}?(?:restschuld(?:en)?(?:zuurteilen|zubefinden|zuentscheiden)?|restschuldbefreiung|schuldenerlass|loschungder(?:rest)?schuld(?:en)?|streichungder(?:rest)?schuld(?:en)?))?'
const GROUND =
  '(?<ground>(?:wegen|durch|mangels|aufgrund|infolge)[a-z]{0,30}?(?:aktiva|aktivmasse|masse|liquidation|loschung|streichung|summarisch))?'
const OF = '(?:von/der|von|der|des)'

/** The first that fits wins. */
export const GERMAN_HEADINGS: readonly HeadingRule[] = [
  announces(
    'konkurseroffnungnachvorzeitiger(?:be)?endigung[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  announces(
    'endederubertragung[a-z]{0,40}?und(?:konkurseroffnung|eroffnungdeskonkurses)(?:von/der|von|der|des)',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  announces(
    'endederubertragung[a-z]{0,40}?(?:gerichts?|autoritat|aufsicht)(?:von/der|von|der|des)',
    'transfer_end',
  ),
  announces(
    'konkurseroffnungauf.{0,45}?undabschlussdeskonkurses(?:von/der|von|der|des)',
    'bankruptcy_opening',
    {
      kind: 'bankruptcy_closing',
      detail: 'opened_and_closed_at_once',
    },
  ),
  closing(`(?<ground>summarischer)abschluss(?:des?konkurses)?${DISCHARGE}(?:von/der|von|der|des)`),
  announces(
    `(?:rucknahme|zurucknahme|widerruf|annullierung|nichtigerklarung|zuruckziehung)(?:der|des)(?:konkurseroffnung|konkurses|konkursurteils)${OF}`,
    'bankruptcy_revocation',
  ),
  announces(`wiedereroffnung(?:des?)?konkurs(?:es)?${OF}`, 'bankruptcy_reopening'),
  announces(
    `(?:aufhebung|rucknahme|zurucknahme|widerruf|annullierung)der(?:schliessungder)?gerichtlichenauflosung(?:unddes)?(?:sofortigenabschlusses)?${OF}`,
    'judicial_dissolution_revoked',
  ),
  announces(
    `(?:abschluss|schliessung|ende)(?:desverfahrens)?der(?:gerichtlichen)?reorganisation${OF}`,
    'reorganisation_closing',
  ),
  announces(
    `(?:ablehnung|abweisung|zuruckweisung|verweigerung)[a-z]{0,30}?eroffnung[a-z]{0,40}?reorganisation${OF}`,
    'reorganisation_opening_refused',
  ),
  announces(
    '(?:ablehnung|abweisung|zuruckweisung)[a-z]{0,50}?verlangerung[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_extension_refused',
  ),
  announces(
    '(?:genehmigung|ermachtigung|erlaubnis)[a-z]{0,20}?(?:hinterlegung|einreichung)[a-z]{0,12}?neuen[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_new_plan_authorised',
  ),
  announces(
    '(?:ab)?anderungdes(?:gegenstands?|ziels?|zwecks?)[a-z]{0,50}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_objective_changed',
  ),
  announces('(?:genehmigung|billigung)desverteilungsplans[a-z]{0,40}?auflosung(?:von/der|von|der|des)', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  announces(
    'abschluss[a-z]{0,10}?gerichtlichenauflosung(?:von/der|von|der|des)',
    'judicial_dissolution_closing',
  ),
  announces(
    'konkurseroffnungauf(?:gestandnis|ladung|anzeige|antrag[a-z]{0,30}?)(?:von/der|von|der|des)',
    'bankruptcy_opening',
  ),
  announces(
    '(?:konkurseroffnung|eroffnungdeskonkurses)[a-z]{0,30}?(?:von/der|von|der|des)',
    'bankruptcy_opening',
  ),
  announces(
    'aufhebungdes.{0,40}?homologiertenreorganisationsplans(?:[\\d/]{0,12})(?:von/der|von|der|des)',
    'reorganisation_plan_revoked',
  ),
  // `Abschluss durch Löschung`, `Schließung des Konkurses mangels Masse`: ground and procedure stand in any order.
  closing(
    `(?:abschluss|aufhebung|schliessung|beendigung|einstellung)(?:des?konkurs(?:es|verfahrens))?${GROUND}${DISCHARGE}(?:des?konkurs(?:es|verfahrens))?${OF}`,
  ),
  announces(
    `teilweise[rn]?(?:erlass|loschung)der(?:rest)?schuld(?:en)?vor(?:dem)?abschluss(?:des?konkurses)?${OF}`,
    {
      kind: 'discharge_decision',
      detail: 'partial',
    },
  ),
  announces(`(?:nicht|un)entschuldbarkeitvor(?:dem)?abschluss(?:des?konkurses)?${OF}`, {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  announces(`entschuldbarkeitvor(?:dem)?abschluss(?:des?konkurses)?${OF}`, {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  announces(
    '(?:nichterlass|keinerlass|verweigerungdeserlasses)derrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)',
    {
      kind: 'discharge_decision',
      detail: 'refused',
    },
  ),
  announces('erlassderrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  announces(
    'eroffnung(?:der)?(?:gerichtlichen?)?reorganisation(?:sverfahrens?)?(?:von/der|von|der|des)',
    'reorganisation_opening',
  ),
  announces(
    'verlangerung(?:desaufschubs|desverfahrens)?(?:der)?(?:gerichtlichen?)?reorganisation(?:von/der|von|der|des)',
    'reorganisation_extension',
  ),
  announces(
    '(?:nichthomologierung|keinehomologierung|ablehnungderhomologierung)des(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_refused',
  ),
  announces(
    'homologierungdes(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_homologated',
  ),
  announces('homologierungdergutlicheneinigung(?:von/der|von|der|des)', 'amicable_agreement_homologated'),
  announces(
    '(?:vorzeitige)(?:be)?endigung(?:der)?gerichtlichenreorganisation(?:von/der|von|der|des)',
    'reorganisation_early_end',
  ),
  announces(
    'eroffnung(?:der)?ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)(?:von/der|von|der|des)',
    'transfer_opening',
  ),
  announces(
    `verlangerung(?:des?verfahrensder|der)?ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)${OF}`,
    'transfer_extension',
  ),
  announces(
    `(?:ermachtigung|genehmigung)(?:zur|der)ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)${OF}`,
    'transfer_authorised',
  ),
  announces(
    'gerichtlicheauflosungundsofortigerabschluss(?:von/der|von|der|des)',
    'judicial_dissolution_and_closing',
  ),
  announces('gerichtlicheauflosung(?:von/der|von|der|des)', 'judicial_dissolution'),
  announces('abschlussdergerichtlichenauflosung(?:von/der|von|der|des)', 'judicial_dissolution_closing'),
  announces(
    'inanwendungvonart(?:ikel)?\\.?xx\\.30(?:§\\d)?(?:wgb)?(?:uber|fur|von)',
    'restructuring_expert_appointed',
  ),
  announces(
    'inanwendungvonart(?:ikel)?\\.?xx\\.(?:31|32|33)(?:,?§\\d)?(?:wgb)?(?:uber|fur|von)',
    'provisional_administrator_appointed',
  ),
  running('konkurs(?:von/der|von|der|des)?(?=:)', 'bankruptcy'),
  running('liquidation(?:von/der|von|der|des)?(?=:)', 'dissolution'),
  running('(?:gerichtliche)?reorganisation(?:von/der|von|der|des)?(?=:)', 'reorganisation'),
]
