// Judicial dissolutions: closed at once, with a liquidator, their closing, a liquidator replaced.

import type { EventKind } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { printDate } from '../../days.ts'
import type { ExpectedPractitioner } from '../truth.ts'
import { generateLiquidator } from './liquidators.ts'
import {
  expectedEvent,
  headedDebtor,
  type NoticeBody,
  type NoticeContext,
  numberLine,
} from './notice-frame.ts'

type Wording = {
  kind: EventKind
  heading: Record<Language, string>
  dated: Record<Language, string>
  liquidator: 'appointed' | 'in_office' | null
  detail: string | null
}

const JUDGED = { nl: 'Datum van het vonnis: ', fr: 'Date du jugement : ', de: 'Datum des Urteils: ' }
const BY_JUDGMENT = { nl: 'Van het vonnis van: ', fr: 'Par jugement du : ', de: 'Durch Urteil vom: ' }

export const DISSOLUTION = {
  dissolution_and_closing: {
    kind: 'judicial_dissolution_and_closing',
    heading: {
      nl: 'Gerechtelijke ontbinding en onmiddellijke sluiting van',
      fr: 'Dissolution judiciaire et clôture immédiate de',
      de: 'gerichtliche Auflösung und sofortiger Abschluss von/der',
    },
    dated: JUDGED,
    liquidator: null,
    detail: null,
  },
  dissolution: {
    kind: 'judicial_dissolution',
    heading: {
      nl: 'Gerechtelijke ontbinding van',
      fr: 'Dissolution judiciaire de',
      de: 'gerichtliche Auflösung von/der',
    },
    dated: JUDGED,
    liquidator: 'appointed',
    detail: null,
  },
  dissolution_closing: {
    kind: 'judicial_dissolution_closing',
    heading: {
      nl: 'Sluiting van Gerechtelijke ontbinding van',
      fr: 'Clôture de la dissolution judiciaire de',
      de: 'Abschluss der gerichtlichen Auflösung von/der',
    },
    dated: BY_JUDGMENT,
    liquidator: 'in_office',
    detail: null,
  },
  distribution_approved: {
    kind: 'judicial_dissolution_closing',
    heading: {
      nl: 'Goedkeuring van het plan van verdeling en sluiting van gerechtelijke ontbinding van',
      fr: 'Approbation du plan de répartition et clôture de la dissolution judiciaire de',
      de: 'Genehmigung des Verteilungsplans und Abschluss der gerichtlichen Auflösung von/der',
    },
    dated: BY_JUDGMENT,
    liquidator: 'in_office',
    detail: 'distribution_approved',
  },
} as const satisfies Record<string, Wording>

export type DissolutionKind = keyof typeof DISSOLUTION

export function writeDissolution(brief: NoticeContext, which: DissolutionKind): NoticeBody {
  const { kind, heading, dated, liquidator, detail }: Wording = DISSOLUTION[which]
  const { language, judgedOn, labels } = brief
  const lines = [...headedDebtor(brief, heading[language], { dash: '- ' }), ...numberLine(brief)]
  const practitioners: ExpectedPractitioner[] = []
  if (liquidator) {
    const { name, office } = generateLiquidator(brief)
    lines.push(`${labels.liquidator}${labels.colon.trimEnd()}`, `1. ${name}`, `- ${office}`)
    practitioners.push({ role: 'liquidator', name: plainName(name), change: liquidator })
  }
  lines.push(`${dated[language]}${printDate(judgedOn, language)}`)
  return {
    paragraphs: lines,
    facts: [expectedEvent(brief, kind, { practitioners, reference: null, detail })],
  }
}

const WORDS = {
  nl: [
    'Vereffening van',
    'Bij vonnis van: ',
    'is aangesteld als vereffenaar ter vervanging van:',
    'op zijn verzoek ontslagen.',
  ],
  fr: [
    'Liquidation de',
    'Par ordonnance du : ',
    'a été désigné en qualité de liquidateur en remplacement de :',
    'déchargé à sa demande.',
  ],
  de: [
    'Liquidation von/der',
    'Durch Beschluss vom: ',
    'wurde als Liquidator bestellt als Ersatz für:',
    'auf eigenen Wunsch entlassen.',
  ],
} as const

export function writeLiquidatorReplaced(brief: NoticeContext): NoticeBody {
  const { language, judgedOn } = brief
  const [heading, by, appointed, left] = WORDS[language]
  const is = generateLiquidator(brief)
  const was = generateLiquidator(brief)
  return {
    paragraphs: [
      ...headedDebtor(brief, heading, { dash: '- ' }),
      ...numberLine(brief),
      `${by}${printDate(judgedOn, language)},`,
      is.name,
      `- ${is.office}`,
      appointed,
      was.name,
      left,
    ],
    facts: [
      expectedEvent(brief, 'liquidator_replaced', {
        practitioners: [
          { role: 'liquidator', name: plainName(is.name), change: 'appointed' },
          { role: 'liquidator', name: plainName(was.name), change: 'discharged' },
        ],
        reference: null,
      }),
    ],
  }
}

function plainName(name: string): string {
  return name.replace(/^(MR\.|MAITRE|RA) /, '')
}
