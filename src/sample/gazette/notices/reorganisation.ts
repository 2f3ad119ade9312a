// Judicial reorganisations and transfers under judicial authority; dates in figures, the debtor on a line of his own.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures, printWeekday, toIso } from '../../days.ts'
import { pickLawyer } from '../court-staff.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import { ruledLine } from './bankruptcy-changes.ts'
import {
  expectedEvent,
  headedDebtor,
  labelled,
  type NoticeBody,
  type NoticeContext,
  numberLine,
} from './notice-frame.ts'
import { businessLines } from './opening.ts'

type Wording = {
  kind: EventKind
  heading: Record<Language, string>
  /** Which particulars follow on the case lines. */
  tells: 'all' | 'objective' | 'changed_objective' | 'expert' | 'nothing'
}

const OF_REORGANISATION = { nl: 'de gerechtelijke reorganisatie van', fr: 'la réorganisation judiciaire de' }

export const REORGANISATION = {
  reorganisation_opening: {
    kind: 'reorganisation_opening',
    heading: {
      nl: `Opening van ${OF_REORGANISATION.nl}`,
      fr: `Ouverture de ${OF_REORGANISATION.fr}`,
      de: 'Eröffnung der gerichtlichen Reorganisation von/der',
    },
    tells: 'all',
  },
  reorganisation_extension: {
    kind: 'reorganisation_extension',
    heading: {
      nl: `Verlenging van de procedure van ${OF_REORGANISATION.nl}`,
      fr: `Prorogation du sursis de ${OF_REORGANISATION.fr}`,
      de: 'Verlängerung des Aufschubs der gerichtlichen Reorganisation von/der',
    },
    tells: 'all',
  },
  extension_refused: {
    kind: 'reorganisation_extension_refused',
    heading: {
      nl: 'Afwijzing van de aanvraag van verlenging van de toegestane gerechtelijke reorganisatie van',
      fr: `Rejet de la demande de Prorogation du sursis de ${OF_REORGANISATION.fr}`,
      de: 'Ablehnung der Verlängerung des Aufschubs der gerichtlichen Reorganisation von/der',
    },
    tells: 'objective',
  },
  new_plan: {
    kind: 'reorganisation_new_plan_authorised',
    heading: {
      nl: `Machtiging neerlegging van een nieuw plan van ${OF_REORGANISATION.nl}`,
      fr: `Autorisation de dépôt d’un nouveau plan de ${OF_REORGANISATION.fr}`,
      de: 'Genehmigung der Hinterlegung eines neuen Plans der gerichtlichen Reorganisation von/der',
    },
    tells: 'all',
  },
  plan_homologated: {
    kind: 'reorganisation_plan_homologated',
    heading: {
      nl: 'Homologatie van het plan voor',
      fr: 'Homologation du plan de',
      de: 'Homologierung des Reorganisationsplans von/der',
    },
    tells: 'nothing',
  },
  plan_refused: {
    kind: 'reorganisation_plan_refused',
    heading: {
      nl: 'Geen homologatie van het plan voor',
      fr: 'Non homologation du plan de',
      de: 'Keine Homologierung des Reorganisationsplans von/der',
    },
    tells: 'nothing',
  },
  amicable_agreement: {
    kind: 'amicable_agreement_homologated',
    heading: {
      nl: 'Homologatie van het minnelijk akkoord van',
      fr: 'Homologation de l’accord amiable de',
      de: 'Homologierung der gütlichen Einigung von/der',
    },
    tells: 'nothing',
  },
  early_end: {
    kind: 'reorganisation_early_end',
    heading: {
      nl: `Voortijdige beëindiging van ${OF_REORGANISATION.nl}`,
      fr: `Fin anticipée de ${OF_REORGANISATION.fr}`,
      de: 'Vorzeitige Beendigung der gerichtlichen Reorganisation von/der',
    },
    tells: 'nothing',
  },
  objective_changed: {
    kind: 'reorganisation_objective_changed',
    heading: {
      nl: `Wijziging onderwerp van ${OF_REORGANISATION.nl}`,
      fr: `Modification de l’objectif de ${OF_REORGANISATION.fr}`,
      de: 'Änderung der Zielsetzung der gerichtlichen Reorganisation von/der',
    },
    tells: 'changed_objective',
  },
  transfer_opening: {
    kind: 'transfer_opening',
    heading: {
      nl: 'Opening overdracht onder gerechtelijk gezag van',
      fr: 'Ouverture du transfert sous autorité judiciaire de',
      de: 'Eröffnung der Übertragung unter gerichtlicher Autorität von/der',
    },
    tells: 'expert',
  },
} as const satisfies Record<string, Wording>

export type ReorganisationKind = keyof typeof REORGANISATION

const OBJECTIVES: Record<Language, string[]> = {
  nl: [
    'gerechtelijke reorganisatie door collectief akkoord',
    'gerechtelijke reorganisatie door overdracht onder gerechtelijk gezag',
    'gerechtelijke reorganisatie door minnelijk akkoord',
  ],
  fr: [
    'réorganisation judiciaire par accord collectif',
    'réorganisation judiciaire par transfert sous autorité de justice',
    'réorganisation judiciaire par accord amiable',
  ],
  de: [
    'gerichtliche Reorganisation durch kollektive Einigung',
    'gerichtliche Reorganisation durch gütliche Einigung',
  ],
}
const NEW_OBJECTIVE = {
  nl: 'Nieuwe onderwerp van de procedure',
  fr: 'Nouvel objectif de la procédure',
  de: 'Neue Zielsetzung des Verfahrens',
}
const EXPERT = {
  nl: 'Aangewezen vereffeningsdeskundige:',
  fr: 'Le praticien de la liquidation désigné :',
  de: 'Bezeichneter Liquidationsexperte:',
}
export const LAWYER_AT = { nl: 'advocaat te', fr: 'avocat à', de: 'Rechtsanwalt in' }
const SUSPENSION_DAYS = 120

export function writeReorganisation(brief: NoticeContext, which: ReorganisationKind): NoticeBody {
  const { kind, heading, tells }: Wording = REORGANISATION[which]
  const { file, labels, language, random } = brief
  const lines = [
    ...headedDebtor(brief, heading[language], { below: true }),
    ...(tells === 'nothing' || random.chance(0.5) ? [] : businessLines(brief)),
    ...numberLine(brief),
    ruledLine(brief),
    labelled(brief, labels.reference, file.reference, ''),
  ]
  const practitioners: ExpectedPractitioner[] = []
  if (tells === 'all' || tells === 'objective') lines.push(objective(brief, labels.objective))
  if (tells === 'changed_objective') lines.push(objective(brief, NEW_OBJECTIVE[language]))
  if (tells !== 'nothing') lines.push(delegatedJudge(brief))
  if (tells === 'expert') {
    const { line, name } = namedLawyer(brief)
    lines.push(EXPERT[language], line)
    practitioners.push({ role: 'liquidation_expert', name, change: 'appointed' })
  }
  if (tells !== 'nothing') lines.push(suspensionEnd(brief))
  if (tells === 'all') lines.push(vote(brief))
  return { paragraphs: lines, facts: [expectedEvent(brief, kind, { practitioners })] }
}

function objective(brief: NoticeContext, label: string): string {
  return labelled(brief, label, brief.random.pick(OBJECTIVES[brief.language]), '')
}

function delegatedJudge(brief: NoticeContext): string {
  const { file, labels } = brief
  const mailbox = file.judge.toLowerCase().replace(/[^a-z]+/g, '.')
  return labelled(brief, labels.delegatedJudge, `${file.judge} - ${labels.mail}${mailbox}@just.example`, '.')
}

/** `Bart DELIEVRE advocaat te 1000 BRUSSEL 1, KERKSTRAAT 52 - met e-mailadres: bart@x.`, with the name alone. */
export function namedLawyer(brief: NoticeContext): { line: string; name: string; signature: string } {
  const { file, labels, language, random } = brief
  const { name, street, town, email, signature } = pickLawyer(file.court, random)
  const mail = random.chance(0.8) ? ` - ${labels.mail}${email}` : ''
  return { line: `${name} ${LAWYER_AT[language]} ${town}, ${street}${mail}.`, name, signature }
}

function suspensionEnd(brief: NoticeContext): string {
  return labelled(brief, brief.labels.suspensionEnd, printFigures(brief.judgedOn + SUSPENSION_DAYS), '.')
}

function vote(brief: NoticeContext): string {
  const { labels, language, judgedOn, file } = brief
  const day = printWeekday(judgedOn + SUSPENSION_DAYS - 14, language)
  const when = { nl: `${day} om 11:00`, fr: `le ${day} à 09 :00`, de: `${day} um 10:00 Uhr` }[language]
  return labelled(brief, labels.vote, `${when} ${labels.inRoom} ${file.court.room}.`, '')
}

const REVOKED: Record<Language, (day: string) => string> = {
  nl: day => `Intrekking van een gerechtelijk reorganisatieplan gehomologeerd op: ${day} van`,
  fr: day => `Révocation du plan de réorganisation judiciaire homologué le ${day} de`,
  de: day => `Aufhebung des am [00a0], date_homol, homologierten Reorganisationsplans ${day} von/der`,
}

/** A plan revoked, homologated `days` before. */
export function writePlanRevoked(brief: NoticeContext, days = 430): NoticeBody {
  const { file, labels, language, judgedOn } = brief
  const homologated = printFigures(judgedOn - days)
  return {
    paragraphs: [
      ...headedDebtor(brief, REVOKED[language](homologated), { below: true }),
      ...numberLine(brief),
      ruledLine(brief),
      labelled(brief, labels.reference, file.reference, ''),
    ],
    facts: [expectedEvent(brief, 'reorganisation_plan_revoked', { date: judgedOn })],
  }
}

/** `ERRATUM : … lire date du sursis A et non B`: corrects a date, and names no numac. */
export function writeDateErratum(brief: NoticeContext): NoticeBody {
  const { file, labels, language, judgedOn, random } = brief
  const right = judgedOn + SUSPENSION_DAYS
  const [now, was] = [printFigures(right), printFigures(right + random.between(3, 28))]
  const heading = {
    nl: 'ERRATUM: gerechtelijke reorganisatie van',
    fr: 'ERRATUM : réorganisation judiciaire de',
    de: 'ERRATUM: gerichtliche Reorganisation von/der',
  }[language]
  const line = {
    nl: `De einddatum van de opschorting dient gelezen te worden als ${now} en niet ${was}.`,
    fr: `erratum lire date du sursis ${now} et non ${was}`,
    de: `Das Ende des Aufschubs ist als ${now} zu lesen und nicht als ${was}.`,
  }[language]
  return {
    paragraphs: [
      ...headedDebtor(brief, heading, { below: true }),
      ...numberLine(brief),
      ruledLine(brief),
      labelled(brief, labels.reference, file.reference, ''),
      line,
    ],
    facts: [
      expectedEvent(brief, 'reorganisation_correction', {
        detail: `suspension_end ${toIso(right)}`,
        corrects: { numac: null, effect: 'replaced' },
      }),
    ],
  }
}
