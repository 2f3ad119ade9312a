// What happens in a running bankruptcy: the heading only names it, the body says what was decided.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures } from '../../days.ts'
import { generatePerson } from '../../people.ts'
import { type Lawyer, pickJudge, pickLawyer } from '../court-staff.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import { caseLines } from './closing.ts'
import { expectedEvent, headedDebtor, labelled, type NoticeBody, type NoticeContext } from './notice-frame.ts'
import { contact } from './opening.ts'

export const RUNNING: Record<Language, string> = { nl: 'Faillissement van', fr: 'Faillite de', de: 'Konkurs' }

/** What the body says, and the facts of it. */
export type Change = (brief: NoticeContext) => {
  lines: string[]
  kind: EventKind
  practitioners?: ExpectedPractitioner[]
  detail?: string
  /** Who signs, where not the first curator. */
  signer?: Lawyer
}

export type RunningChange = keyof typeof CHANGES

const REPLACED_JUDGE = { nl: 'is vervangen door', fr: 'est remplacé par', de: 'wird ersetzt durch' }
const JUDGE = { nl: 'De Rechter Commissaris: ', fr: 'Le juge commissaire : ', de: 'Der Konkursrichter: ' }
const CURATOR = { nl: 'De curator: ', fr: 'Le curateur : ', de: 'Der Konkursverwalter: ' }
const CURATORS = { nl: 'De curatoren:', fr: 'Les curateurs :', de: 'Die Konkursverwalter:' }
// The missing blank is printed so.
const REPLACED = {
  nl: ['is op zijn verzoekvervangen door:', 'is ambtshalvevervangen door:'],
  fr: ['est remplacé à sa demande par :', 'est remplacé d’office par :'],
  de: ['wird auf eigenen Wunsch ersetzt durch:', 'wird von Amts wegen ersetzt durch:'],
}
const ALL_REPLACED = {
  nl: 'zijn op hun verzoekvervangen door:',
  fr: 'sont remplacés à leur demande par :',
  de: 'werden auf eigenen Wunsch ersetzt durch:',
}
const ADDED = {
  nl: 'Aanstelling van een bijkomende curator: ',
  fr: 'Désignation en qualité de curateur supplémentaire de ',
  de: 'Bestellung eines zusätzlichen Konkursverwalters: ',
}
const LEFT = {
  nl: 'Ontslag, op zijn verzoek van bijkomende curator ',
  fr: 'Démission, d’office, en qualité de curateur supplémentaire de ',
  de: 'Entlassung des zusätzlichen Konkursverwalters ',
}
const WITHDRAWN = {
  nl: 'Het faillissement werd ingetrokken.',
  fr: 'est rapportée.',
  de: 'Der Konkurs wurde zurückgenommen.',
}
const CESSATION = {
  nl: 'Terugbrenging van de datum van staking van betaling op ',
  fr: 'Report de la date de cessation des paiements au ',
  de: 'Festlegung des Zahlungseinstellungsdatums auf den: ',
}
const DISCHARGE = {
  granted: {
    nl: 'De kwijtschelding is toegestaan',
    fr: 'L’effacement est accordé',
    de: 'Der Erlass der Restschuld wird gewährt',
  },
  refused: {
    nl: 'De kwijtschelding wordt geweigerd',
    fr: 'L’effacement est entièrement refusé',
    de: 'Der Erlass der Restschuld wird verweigert',
  },
  revoked: {
    nl: 'De toegestane kwijtschelding wordt nietig verklaard.',
    fr: 'L’effacement accordé est déclaré nul.',
    de: 'Der gewährte Erlass der Restschuld wird widerrufen.',
  },
}

const discharge =
  (detail: keyof typeof DISCHARGE): Change =>
  ({ language }) => ({ lines: [DISCHARGE[detail][language]], kind: 'discharge_decision', detail })

const CHANGES = {
  judge_replaced: brief => {
    const { file, language, random } = brief
    const next = pickJudge(file.court, random)
    const lines = [`${JUDGE[language]}${file.judge}.`, REPLACED_JUDGE[language], `${JUDGE[language]}${next}.`]
    file.judge = next
    return { lines, kind: 'judge_replaced' }
  },
  curator_replaced: replaceCurators,
  curator_added: brief => {
    const { file, language, random } = brief
    const added = anotherLawyer(brief)
    file.curators = [...file.curators, added]
    const named = random.chance(0.7) ? contact(added) : `${added.name}, ${added.office}`
    return {
      lines: [`${ADDED[language]}${named}.`],
      kind: 'curator_added',
      practitioners: [{ role: 'curator', name: added.name, change: 'appointed' }],
    }
  },
  curator_discharged: brief => {
    const { file, language } = brief
    const leaving = file.curators.length > 1 ? (file.curators.at(-1) as Lawyer) : anotherLawyer(brief)
    file.curators = file.curators.filter(curator => curator !== leaving)
    return {
      lines: [`${LEFT[language]}${leaving.signature}.`],
      kind: 'curator_discharged',
      practitioners: [{ role: 'curator', name: leaving.signature, change: 'discharged' }],
    }
  },
  withdrawn: ({ language }) => ({ lines: [WITHDRAWN[language]], kind: 'bankruptcy_revocation' }),
  cessation_moved: ({ file, language, random }) => {
    const day = file.openedOn - random.between(150, 185)
    return { lines: [`${CESSATION[language]}${printFigures(day)}`], kind: 'cessation_date_moved' }
  },
  discharge_granted: discharge('granted'),
  discharge_refused: discharge('refused'),
  discharge_annulled: discharge('revoked'),
  ban: brief => ({ lines: banLines(brief), kind: 'professional_ban' }),
  nothing_said: () => ({ lines: [], kind: 'bankruptcy_other' }),
} satisfies Record<string, Change>

export function writeChange(brief: NoticeContext, change: RunningChange): NoticeBody {
  const { language } = brief
  const before = [...headedDebtor(brief, RUNNING[language]), ...caseLines(brief)]
  const { lines, kind, practitioners, detail, signer }: ReturnType<Change> = CHANGES[change](brief)
  const fact = expectedEvent(brief, kind, { practitioners, detail: detail ?? null })
  return { paragraphs: [...before, ...lines], facts: [fact], signer }
}

function replaceCurators(brief: NoticeContext): ReturnType<Change> {
  const { file, language, random } = brief
  const leaving = file.curators
  const coming = leaving.map(() => anotherLawyer(brief))
  file.curators = coming
  const practitioners: ExpectedPractitioner[] = [
    ...leaving.map(({ name }) => ({ role: 'curator' as const, name, change: 'discharged' as const })),
    ...coming.map(({ name }) => ({ role: 'curator' as const, name, change: 'appointed' as const })),
  ]
  const kind = 'curator_replaced'
  if (leaving.length === 1) {
    const [was, is] = [leaving[0] as Lawyer, coming[0] as Lawyer]
    const replaced = random.pick(REPLACED[language])
    const lines = [`${CURATOR[language]}${contact(was)}.`, replaced, `${CURATOR[language]}${contact(is)}.`]
    return { lines, kind, practitioners, signer: is }
  }
  const lines = [
    CURATORS[language],
    ...listed(leaving),
    ALL_REPLACED[language],
    CURATORS[language],
    ...listed(coming),
  ]
  return { lines, kind, practitioners, signer: coming[0] as Lawyer }
}

function listed(lawyers: Lawyer[]): string[] {
  return lawyers.map((lawyer, at) => `${contact(lawyer)}${at === lawyers.length - 1 ? '.' : ','}`)
}

function anotherLawyer({ file, random }: NoticeContext): Lawyer {
  for (let tries = 0; tries < 20; tries++) {
    const lawyer = pickLawyer(file.court, random)
    if (!file.curators.includes(lawyer)) return lawyer
  }
  return pickLawyer(file.court, random)
}

// Names a director, not the bankrupt company.
function banLines({ language, random }: NoticeContext): string[] {
  const { first, last } = generatePerson(random)
  const years = random.between(3, 10)
  const person = `${first} ${last.toUpperCase()}`
  if (language === 'nl') {
    return [
      `Legt aan de heer ${person} volgende verboden op voor een duur van ${years} jaar te rekenen vanaf heden:`,
      '- het verbod om persoonlijk of door een tussenpersoon een onderneming uit te baten (art.XX.229§1 WER)',
    ]
  }
  if (language === 'fr') {
    return [
      `Par ces motifs, le Tribunal, interdit à Monsieur ${person} d’exploiter une entreprise personnellement ou par interposition de personnes, pour une durée de ${years} ans.`,
    ]
  }
  return [
    `Untersagt Herrn ${person}, persönlich oder durch eine Mittelsperson ein Unternehmen zu betreiben, für eine Dauer von ${years} Jahren (Art.XX.229 WGB).`,
  ]
}

/** `Remplacement du curateur A, d’office, par B`: how registries put it in old files. */
export function writeOldReplacement(brief: NoticeContext): NoticeBody {
  const { file, language } = brief
  const was = file.curators[0] ?? anotherLawyer(brief)
  const is = anotherLawyer(brief)
  file.curators = [is]
  const line = {
    nl: `Vervanging van curator ${was.signature}, op zijn verzoek, door ${is.signature}, ${is.office}.`,
    fr: `Remplacement du curateur ${was.signature}, à sa demande, par ${is.signature}, ${is.office}.`,
    de: `Ersetzung des Konkursverwalters ${was.signature}, auf eigenen Wunsch, durch ${is.signature}, ${is.office}.`,
  }[language]
  const practitioners: ExpectedPractitioner[] = [
    { role: 'curator', name: was.signature, change: 'discharged' },
    { role: 'curator', name: is.signature, change: 'appointed' },
  ]
  return {
    paragraphs: [...headedDebtor(brief, RUNNING[language]), ...caseLines(brief), line],
    facts: [expectedEvent(brief, 'curator_replaced', { practitioners })],
  }
}

/** A case line of another procedure's kind, for what is known by date of ruling. */
export function ruledLine(brief: NoticeContext): string {
  return labelled(brief, brief.labels.ruledOn, printFigures(brief.judgedOn), '')
}
