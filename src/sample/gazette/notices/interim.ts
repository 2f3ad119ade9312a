// Interim measures: provisional administrators and restructuring experts.

import type { EventKind, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures } from '../../days.ts'
import {
  expectedEvent,
  headedDebtor,
  labelled,
  type NoticeBody,
  type NoticeContext,
  numberLine,
} from './notice-frame.ts'
import { namedLawyer } from './reorganisation.ts'

type Measure = {
  article: string
  kind: EventKind
  role: PractitionerRole
  named: Record<Language, string>
}

const ADMINISTRATOR = {
  kind: 'provisional_administrator_appointed',
  role: 'provisional_administrator',
  named: {
    nl: 'Aangewezen voorlopig bewindvoerder:',
    fr: 'L’Administrateur provisoire désigné :',
    de: 'Bezeichneter vorläufiger Verwalter:',
  },
} as const

export const INTERIM = {
  administrator_32: { article: 'XX.32§2', ...ADMINISTRATOR },
  administrator_33: { article: 'XX.33', ...ADMINISTRATOR },
  administrator_49: { article: 'XX.49/1', ...ADMINISTRATOR },
  restructuring_expert: {
    article: 'XX.30',
    kind: 'restructuring_expert_appointed',
    role: 'restructuring_expert',
    named: {
      nl: 'Aangewezen herstructureringsdeskundige:',
      // The misspelling is the printed form's own.
      fr: 'Le praticien de la réorganistation désigné :',
      de: 'Bezeichneter Restrukturierungsexperte:',
    },
  },
} as const satisfies Record<string, Measure>

export type InterimKind = keyof typeof INTERIM

const HEADINGS: Record<Language, (article: string) => string> = {
  nl: article => `In toepassing van art. ${article} WER over`,
  fr: article => `En application de l’art. ${article} CDE pour`,
  de: article => `In Anwendung von Art. ${article} WGB über`,
}
const ORDERED = { nl: 'Datum uitspraak', fr: 'Date de l’ordonnance', de: 'Datum des Beschlusses' }

export function writeInterim(brief: NoticeContext, which: InterimKind): NoticeBody {
  const { article, kind, role, named } = INTERIM[which]
  const { language, judgedOn } = brief
  const { line, name } = namedLawyer(brief)
  return {
    paragraphs: [
      ...headedDebtor(brief, HEADINGS[language](article), { below: true }),
      ...numberLine(brief),
      labelled(brief, ORDERED[language], printFigures(judgedOn), ''),
      named[language],
      line,
    ],
    facts: [
      expectedEvent(brief, kind, { practitioners: [{ role, name, change: 'appointed' }], reference: null }),
    ],
  }
}
