// What headings in German announce.

import { bankruptcyClosing, type HeadingRule, headingRule, procedureOnly } from './heading-rule.ts'

const DISCHARGE =
  '(?<discharge>(?:mit|ohne|nach)[a-z]{0,40}?(?:restschuld(?:en)?(?:zuurteilen|zubefinden|zuentscheiden)?|restschuldbefreiung|schuldenerlass|loschungder(?:rest)?schuld(?:en)?|streichungder(?:rest)?schuld(?:en)?))?'
const GROUND =
  '(?<ground>(?:wegen|durch|mangels|aufgrund|infolge)[a-z]{0,30}?(?:aktiva|aktivmasse|masse|liquidation|loschung|streichung|summarisch))?'
const OF = '(?:von/der|von|der|des)'

/** The first that fits wins. */
export const GERMAN_HEADINGS: readonly HeadingRule[] = [
  headingRule(
    'konkurseroffnungnachvorzeitiger(?:be)?endigung[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    { kind: 'bankruptcy_opening', detail: 'after_early_end_of_reorganisation' },
    { kind: 'reorganisation_early_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'endederubertragung[a-z]{0,40}?und(?:konkurseroffnung|eroffnungdeskonkurses)(?:von/der|von|der|des)',
    { kind: 'bankruptcy_opening', detail: 'after_transfer' },
    { kind: 'transfer_end', detail: 'bankruptcy' },
  ),
  headingRule(
    'endederubertragung[a-z]{0,40}?(?:gerichts?|autoritat|aufsicht)(?:von/der|von|der|des)',
    'transfer_end',
  ),
  headingRule(
    'konkurseroffnungauf.{0,45}?undabschlussdeskonkurses(?:von/der|von|der|des)',
    'bankruptcy_opening',
    {
      kind: 'bankruptcy_closing',
      detail: 'opened_and_closed_at_once',
    },
  ),
  bankruptcyClosing(`(?<ground>summarischer)abschluss(?:des?konkurses)?${DISCHARGE}(?:von/der|von|der|des)`),
  headingRule(
    `(?:rucknahme|zurucknahme|widerruf|annullierung|nichtigerklarung|zuruckziehung)(?:der|des)(?:konkurseroffnung|konkurses|konkursurteils)${OF}`,
    'bankruptcy_revocation',
  ),
  headingRule(`wiedereroffnung(?:des?)?konkurs(?:es)?${OF}`, 'bankruptcy_reopening'),
  headingRule(
    `(?:aufhebung|rucknahme|zurucknahme|widerruf|annullierung)der(?:schliessungder)?gerichtlichenauflosung(?:unddes)?(?:sofortigenabschlusses)?${OF}`,
    'judicial_dissolution_revoked',
  ),
  headingRule(
    `(?:abschluss|schliessung|ende)(?:desverfahrens)?der(?:gerichtlichen)?reorganisation${OF}`,
    'reorganisation_closing',
  ),
  headingRule(
    `(?:ablehnung|abweisung|zuruckweisung|verweigerung)[a-z]{0,30}?eroffnung[a-z]{0,40}?reorganisation${OF}`,
    'reorganisation_opening_refused',
  ),
  headingRule(
    '(?:ablehnung|abweisung|zuruckweisung)[a-z]{0,50}?verlangerung[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_extension_refused',
  ),
  headingRule(
    '(?:genehmigung|ermachtigung|erlaubnis)[a-z]{0,20}?(?:hinterlegung|einreichung)[a-z]{0,12}?neuen[a-z]{0,60}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_new_plan_authorised',
  ),
  headingRule(
    '(?:ab)?anderungdes(?:gegenstands?|ziels?|zwecks?)[a-z]{0,50}?reorganisation(?:von/der|von|der|des)',
    'reorganisation_objective_changed',
  ),
  headingRule('(?:genehmigung|billigung)desverteilungsplans[a-z]{0,40}?auflosung(?:von/der|von|der|des)', {
    kind: 'judicial_dissolution_closing',
    detail: 'distribution_approved',
  }),
  headingRule(
    'abschluss[a-z]{0,10}?gerichtlichenauflosung(?:von/der|von|der|des)',
    'judicial_dissolution_closing',
  ),
  headingRule(
    'konkurseroffnungauf(?:gestandnis|ladung|anzeige|antrag[a-z]{0,30}?)(?:von/der|von|der|des)',
    'bankruptcy_opening',
  ),
  headingRule(
    '(?:konkurseroffnung|eroffnungdeskonkurses)[a-z]{0,30}?(?:von/der|von|der|des)',
    'bankruptcy_opening',
  ),
  headingRule(
    'aufhebungdes.{0,40}?homologiertenreorganisationsplans(?:[\\d/]{0,12})(?:von/der|von|der|des)',
    'reorganisation_plan_revoked',
  ),
  // `Abschluss durch Löschung`, `Schließung des Konkurses mangels Masse`: ground and procedure stand in any order.
  bankruptcyClosing(
    `(?:abschluss|aufhebung|schliessung|beendigung|einstellung)(?:des?konkurs(?:es|verfahrens))?${GROUND}${DISCHARGE}(?:des?konkurs(?:es|verfahrens))?${OF}`,
  ),
  headingRule(
    `teilweise[rn]?(?:erlass|loschung)der(?:rest)?schuld(?:en)?vor(?:dem)?abschluss(?:des?konkurses)?${OF}`,
    {
      kind: 'discharge_decision',
      detail: 'partial',
    },
  ),
  headingRule(`(?:nicht|un)entschuldbarkeitvor(?:dem)?abschluss(?:des?konkurses)?${OF}`, {
    kind: 'excusability_decision',
    detail: 'refused',
  }),
  headingRule(`entschuldbarkeitvor(?:dem)?abschluss(?:des?konkurses)?${OF}`, {
    kind: 'excusability_decision',
    detail: 'granted',
  }),
  headingRule(
    '(?:nichterlass|keinerlass|verweigerungdeserlasses)derrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)',
    {
      kind: 'discharge_decision',
      detail: 'refused',
    },
  ),
  headingRule('erlassderrestschuldvorabschlussdeskonkurses(?:von/der|von|der|des)', {
    kind: 'discharge_decision',
    detail: 'granted',
  }),
  headingRule(
    'eroffnung(?:der)?(?:gerichtlichen?)?reorganisation(?:sverfahrens?)?(?:von/der|von|der|des)',
    'reorganisation_opening',
  ),
  headingRule(
    'verlangerung(?:desaufschubs|desverfahrens)?(?:der)?(?:gerichtlichen?)?reorganisation(?:von/der|von|der|des)',
    'reorganisation_extension',
  ),
  headingRule(
    '(?:nichthomologierung|keinehomologierung|ablehnungderhomologierung)des(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_refused',
  ),
  headingRule(
    'homologierungdes(?:reorganisations)?plans?(?:von/der|von|der|des)',
    'reorganisation_plan_homologated',
  ),
  headingRule('homologierungdergutlicheneinigung(?:von/der|von|der|des)', 'amicable_agreement_homologated'),
  headingRule(
    '(?:vorzeitige)(?:be)?endigung(?:der)?gerichtlichenreorganisation(?:von/der|von|der|des)',
    'reorganisation_early_end',
  ),
  headingRule(
    'eroffnung(?:der)?ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)(?:von/der|von|der|des)',
    'transfer_opening',
  ),
  headingRule(
    `verlangerung(?:des?verfahrensder|der)?ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)${OF}`,
    'transfer_extension',
  ),
  headingRule(
    `(?:ermachtigung|genehmigung)(?:zur|der)ubertragunguntergerichtlicher(?:autoritat|aufsicht|leitung)${OF}`,
    'transfer_authorised',
  ),
  headingRule(
    'gerichtlicheauflosungundsofortigerabschluss(?:von/der|von|der|des)',
    'judicial_dissolution_and_closing',
  ),
  headingRule('gerichtlicheauflosung(?:von/der|von|der|des)', 'judicial_dissolution'),
  headingRule('abschlussdergerichtlichenauflosung(?:von/der|von|der|des)', 'judicial_dissolution_closing'),
  headingRule(
    'inanwendungvonart(?:ikel)?\\.?xx\\.30(?:§\\d)?(?:wgb)?(?:uber|fur|von)',
    'restructuring_expert_appointed',
  ),
  headingRule(
    'inanwendungvonart(?:ikel)?\\.?xx\\.(?:31|32|33)(?:,?§\\d)?(?:wgb)?(?:uber|fur|von)',
    'provisional_administrator_appointed',
  ),
  procedureOnly('konkurs(?:von/der|von|der|des)?(?=:)', 'bankruptcy'),
  procedureOnly('liquidation(?:von/der|von|der|des)?(?=:)', 'dissolution'),
  procedureOnly('(?:gerichtliche)?reorganisation(?:von/der|von|der|des)?(?=:)', 'reorganisation'),
]
