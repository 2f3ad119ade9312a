// What happened to a running procedure, where the heading only names it (`Faillissement van`, `Liquidation de`) and
// the body says the rest. Patterns as in heading-rule.ts; several can fit one notice.

import type { AnnouncedEvent } from './heading-rule.ts'

type BodyRule = { pattern: RegExp; announced: AnnouncedEvent }

function rule(pattern: string, kind: AnnouncedEvent['kind'], detail: string | null = null): BodyRule {
  return { pattern: new RegExp(pattern), announced: { kind, detail } }
}

const CURATOR = '(?:curator(?:en|s)?|curateurs?|konkursverwalter)'
const JUDGE = '(?:rechters?commissaris(?:sen)?|juges?commissaires?|konkursrichter)'

// Where a rule of a group fits, the following ones of the group are not asked.
const BANKRUPTCY: readonly (readonly BodyRule[])[] = [
  [
    rule(
      `faillissement(?:werd|wordt|is)?(?:hierbij)?(?:in?getrokken|teniet(?:ge)?daan|vernietigd|nietig)|(?:werd|wordt|is)ingetrokken|intrekking(?:van)?(?:het)?faillissement`,
      'bankruptcy_revocation',
    ),
    rule(
      '(?:est|aete|sont)rapportee?s?|metaneant(?:notre|le)jugement|rapportelafaillite|faillite(?:est)?rapportee|miseaneantdelafaillite|konkurs(?:wird|wurde)(?:zuruckgenommen|widerrufen|aufgehoben)|annulelafaillite|reforme(?:nt)?lejugement',
      'bankruptcy_revocation',
    ),
    rule(
      'heropening(?:van)?(?:het)?faillissement|faillissement(?:wordt|werd)heropend|reouverture(?:de)?(?:la)?faillite|wiedereroffnung',
      'bankruptcy_reopening',
    ),
  ],
  [
    rule(`(?:ontslag|demission|decharge|entlassung).{0,60}?${CURATOR}`, 'curator_discharged'),
    rule(
      `(?:bijkomendecurator|curateursupplementaire|(?:zusatzlich|weiter)[a-z]{0,3}konkursverwalter)`,
      'curator_added',
    ),
    rule(
      `(?:aanstelling|nomination|designation|bestellung)[a-z0-9,()]{0,40}?(?:co)${CURATOR}|nominationdun\\(de\\)cocurateur|aanstellingvan(?:een|\\(een\\))?cocurator`,
      'curator_added',
    ),
    rule(`(?:remplacement|vervanging|ersetzung)[^:;]{0,40}?${CURATOR}`, 'curator_replaced'),
    rule(
      `${CURATOR}(?:(?!commissa).){0,900}?(?:(?:is|zijn|werd|werden|wordt|worden).{0,60}?vervangen|(?:est|sont|aete|ontete).{0,40}?remplacee?s?|ersetzt)`,
      'curator_replaced',
    ),
    rule(`${CURATOR}.{0,300}?(?:ontslagen|dechargee?s?|demissionnaire)`, 'curator_discharged'),
    rule(
      `(?:aanstelling|aangesteld|stelt|benoemt|benoemd|designe|nomme|designation|nomination|bestellt|aangeduid).{0,200}?${CURATOR}|${CURATOR}:`,
      'curator_added',
    ),
  ],
  [
    rule(
      `${JUDGE}(?:(?!curat).){0,400}?(?:vervangen|vervanging|remplacee?s?|remplacement|ersetzt)|(?:vervanging|remplacement).{0,60}?${JUDGE}`,
      'judge_replaced',
    ),
    rule(
      `${JUDGE}.{0,120}?(?:aangesteld|designe|nomme)|(?:aanstelling|designation|nomination).{0,60}?${JUDGE}`,
      'judge_replaced',
    ),
  ],
  [
    rule(
      '(?:terugbrenging|wijziging|vaststelling|bepaling|vervroeging|verplaatsing).{0,60}?staking(?:van)?(?:de)?betaling',
      'cessation_date_moved',
    ),
    rule(
      '(?:report|modification|fixation|remonte).{0,60}?cessation(?:de|des)?p?aiements?',
      'cessation_date_moved',
    ),
    rule('zahlungseinstellung', 'cessation_date_moved'),
    rule('stakingvan(?:de)?betaling(?:en)?|cessationd(?:e|es)paiements?', 'cessation_date_moved'),
  ],
  [
    rule('nonexcusab|inexcusab|(?:niet|on)verschoonba', 'excusability_decision', 'refused'),
    rule('excusab|verschoonba|entschuldbar', 'excusability_decision', 'granted'),
  ],
  [
    rule(
      'kwijtschelding(?:wordt|werd|is)?(?:gedeeltelijk)?nietig|effacement(?:accorde)?(?:est)?(?:declare)?(?:nul|annule|revoque)|revocationdel?effacement|intrekking(?:van)?(?:de)?kwijtschelding|restschuld[a-z]{0,20}(?:widerrufen|nichtig|aufgehoben)',
      'discharge_decision',
      'revoked',
    ),
    rule(
      '(?:gedeeltelijke?kwijtschelding|kwijtschelding[a-z]{0,20}gedeeltelijk|effacement[a-z]{0,20}partiel|partiel[a-z]{0,12}efface|teilweise[a-z]{0,20}restschuld)',
      'discharge_decision',
      'partial',
    ),
    rule(
      'kwijtschelding[a-z]{0,24}(?:geweigerd|niettoegestaan)|(?:geenkwijtschelding|weigert[a-z]{0,12}kwijtschelding|nietkwijtschelding|noneffacement)|effacement[a-z]{0,30}(?:refuse|pasaccorde|rejete)|(?:refuse|rejette)[a-z]{0,20}effacement|restschuld[a-z]{0,30}(?:verweigert|abgelehnt)',
      'discharge_decision',
      'refused',
    ),
    rule('kwijtschelding|effacement|restschuld', 'discharge_decision', 'granted'),
  ],
  [
    rule(
      'verbo(?:d|den)(?:op|wordt|wordenom|om|voor|van|uit|opgelegd)|beroepsverbod|verbiedt|bestuursverbod|interdit|interdiction|xx\\.?229|untersagt|berufsverbot|verbot',
      'professional_ban',
    ),
  ],
]

// Only called together or heard: nothing is decided yet, whatever else the text speaks of.
const NOT_YET_DECIDED: readonly BodyRule[] = [
  rule(
    'convoque|assembleedescreanciers|roept[a-z]{0,40}(?:bijeen|samen)|vergaderingvan(?:de)?schuldeisers',
    'bankruptcy_other',
    'creditors_convened',
  ),
]

const FALLBACK_RULES: readonly BodyRule[] = [
  rule(
    'liberee?|suretepersonnelle|bevrijd|persoonlijkezekerheid|borg',
    'bankruptcy_other',
    'personal_surety',
  ),
]

const REORGANISATION: readonly (readonly BodyRule[])[] = [
  [
    rule('homologatie|homologation|homologeert|homologue', 'reorganisation_plan_homologated'),
    rule(
      'machtig(?:ing|t).{0,80}?(?:overdracht|overdragen)|autorise.{0,80}?transfert',
      'transfer_authorised',
    ),
    rule('verlengingvan|verlengt|prorogation|proroge', 'reorganisation_extension'),
    rule(
      '(?:voortijdige|vroegtijdige)beeindiging|finanticipee|metfinalaprocedure',
      'reorganisation_early_end',
    ),
    rule(
      'sluiting(?:van)?(?:de)?procedure|gesloten|clotur|(?:fin|einde)(?:de|van)(?:la|de)?(?:procedure|reorganisation)',
      'reorganisation_closing',
    ),
    rule('ouverture|opening', 'transfer_opening'),
    rule(
      'vervangen|remplace|remplacement|ontslag|finde?mission|decharge',
      'reorganisation_other',
      'practitioner_changed',
    ),
    rule('stemming|votedes', 'reorganisation_vote'),
  ],
]

const DISSOLUTION: readonly (readonly BodyRule[])[] = [
  [
    rule('annulela|intrekking|ingetrokken|rapporte|metaneant|nietigverklar', 'judicial_dissolution_revoked'),
    rule('vervang|remplace|ersetz', 'liquidator_replaced'),
    rule('interdit|interdiction|verbod|verboden|xx\\.?229', 'professional_ban'),
    rule('clotur|sluiting|gesloten', 'judicial_dissolution_closing'),
    rule(
      'constatela?dissolutiondepleindroit|ontbindingvanrechtswegevast',
      'interim_other',
      'dissolved_by_law',
    ),
    rule(
      '(?:aangesteld|designe|nomme)[a-z]{0,40}(?:vereffenaar|liquidateur)|(?:vereffenaar|liquidateur|liquidator)',
      'liquidator_replaced',
    ),
  ],
]

/** What is announced when the wording is not known, or nothing is said. */
export function unspecifiedEvent(procedure: 'bankruptcy' | 'reorganisation' | 'dissolution'): AnnouncedEvent {
  return UNSPECIFIED_EVENTS[procedure]
}

const UNSPECIFIED_EVENTS: Record<'bankruptcy' | 'reorganisation' | 'dissolution', AnnouncedEvent> = {
  bankruptcy: { kind: 'bankruptcy_other', detail: null },
  reorganisation: { kind: 'reorganisation_other', detail: null },
  dissolution: { kind: 'interim_other', detail: null },
}

// `De tekst "…" wordt vervangen door: "…"`: what stands before is no longer so.
const TEXT_REPLACED = /^.*?(?:detekst|letexte).{0,200}?(?:wordtvervangendoor|estremplacepar)/

/**
 * Events that `letters` (squeezed body of a notice) tells of, at least one: the procedure's `_other` kind when the
 * wording is not known or nothing is said at all (some notices end after the enterprise number).
 */
export function matchBodyRules(
  letters: string,
  procedure: 'bankruptcy' | 'reorganisation' | 'dissolution',
): AnnouncedEvent[] {
  const decided = letters.replace(TEXT_REPLACED, '')
  const groups = { bankruptcy: BANKRUPTCY, reorganisation: REORGANISATION, dissolution: DISSOLUTION }[
    procedure
  ]
  const undecided = procedure === 'bankruptcy' && NOT_YET_DECIDED.find(({ pattern }) => pattern.test(letters))
  if (undecided) return [undecided.announced]
  const found = groups.flatMap(group => {
    const fits = group.find(({ pattern }) => pattern.test(decided))
    return fits ? [fits.announced] : []
  })
  if (found.length > 0) return found
  const other = procedure === 'bankruptcy' && FALLBACK_RULES.find(({ pattern }) => pattern.test(letters))
  return [other ? other.announced : UNSPECIFIED_EVENTS[procedure]]
}
