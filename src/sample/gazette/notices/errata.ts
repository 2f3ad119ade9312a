// Errata that quote the numac of an earlier notice: printed again as it should have been, or annulled.

import { printDate } from '../../days.ts'
import type { ExpectedEvent, LabelledText } from '../truth.ts'
import { RUNNING } from './bankruptcy-changes.ts'
import { caseLines } from './closing.ts'
import { expectedEvent, headedDebtor, type NoticeBody, type NoticeContext } from './notice-frame.ts'

/** The notice that an erratum speaks of. */
export type Earlier = { numac: string; publishedOn: number }

/** Repeats the corrected notice in full below a line that says which publication it replaces. */
export function writeReplacement(
  brief: NoticeContext,
  earlier: Earlier,
  corrected: LabelledText,
): NoticeBody {
  const { language } = brief
  const day = printDate(earlier.publishedOn, language)
  const line = {
    nl: `De publicatie van ${day} met numac ${earlier.numac} dient als volgt gelezen te worden:`,
    fr: `La publication du ${day} portant le numac ${earlier.numac} doit être lue comme suit :`,
    de: `Die Veröffentlichung vom ${day} mit Numac ${earlier.numac} ist wie folgt zu lesen:`,
  }[language]
  const corrects: ExpectedEvent['corrects'] = { numac: earlier.numac, effect: 'replaced' }
  return {
    paragraphs: [...erratumHead(brief), line, ...corrected.text.split('\n')],
    facts: corrected.facts.map(fact => (fact.fact === 'event' ? { ...fact, corrects } : fact)),
  }
}

/** Says that a notice never happened. */
export function writeAnnulment(brief: NoticeContext, earlier: Earlier): NoticeBody {
  const { language } = brief
  const day = printDate(earlier.publishedOn, language)
  const line = {
    nl: `De publicatie in het Belgisch Staatsblad van ${day} met numac ${earlier.numac} dient als niet-bestaande te worden beschouwd.`,
    fr: `La publication au Moniteur belge du ${day} sous la référence ″Numac : ${earlier.numac}″ est à considérer comme nulle et non avenue.`,
    de: `Die Veröffentlichung im Belgischen Staatsblatt vom ${day} mit Numac ${earlier.numac} ist als null und nichtig zu betrachten.`,
  }[language]
  return {
    paragraphs: [...erratumHead(brief), line],
    facts: [
      expectedEvent(brief, 'bankruptcy_correction', {
        corrects: { numac: earlier.numac, effect: 'annulled' },
      }),
    ],
  }
}

function erratumHead(brief: NoticeContext): string[] {
  const { language, labels } = brief
  const heading = `ERRATUM${labels.colon}${RUNNING[language]}`
  return [...headedDebtor(brief, heading), ...caseLines(brief)]
}
