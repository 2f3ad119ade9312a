// Accuracy on generated notices, acts and lists, and extraction speed on one core.

import { hasNamedHolder } from '../../src/domain/publications/named-facts.ts'
import type { Publication, PublicationKind } from '../../src/domain/publications/publication.ts'
import { EXTRACTOR_VERSION, extractPublication } from '../../src/extract/extract-publication.ts'
import { HEAVY_NOISE, LIGHT_NOISE } from '../../src/sample/gazette/acts/ocr-noise.ts'
import { ACT_KINDS } from '../../src/sample/gazette/acts/write-act.ts'
import { NOTICE_KINDS } from '../../src/sample/gazette/notices/notice-kinds.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import { generateAct } from '../../test/fixtures/gazette/generate-act.ts'
import { generateNotice } from '../../test/fixtures/gazette/generate-notice.ts'
import type { Row } from '../report.ts'
import { compareMandates } from './compare-mandates.ts'

const LANGUAGES = ['nl', 'fr', 'de'] as const
const SEED = 20_261_121

/** Publications like those of the sample, notices in Dutch and French as in the real gazette. */
export function generatePublications(count: number): Publication[] {
  const random = new SeededRandom(SEED)
  return Array.from({ length: count }, (_, index) => {
    const kind = NOTICE_KINDS[index % NOTICE_KINDS.length] as (typeof NOTICE_KINDS)[number]
    const { text } = generateNotice(kind, index % 5 < 3 ? 'nl' : 'fr', 'regsol', random)
    return publication(String(2_020_800_000 + index), 'court_notice', text, 'lines')
  })
}

export function publication(
  numac: string,
  kind: PublicationKind,
  text: string,
  reading: Publication['reading'],
): Publication {
  return {
    numac,
    kind,
    text,
    reading,
    publishedOn: '2020-06-02',
    language: null,
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: null,
    rubrics: [],
  }
}

const ACTS_OF_A_KIND = 60

/** Rows for appointments and resignations in generated acts, clean and with OCR noise. */
export function measureActs(): Row[] {
  const clean = measureGeneratedActs(null)
  const light = measureGeneratedActs(LIGHT_NOISE)
  const heavy = measureGeneratedActs(HEAVY_NOISE)
  return [
    actRow('generated acts, text layer', clean, 0.97),
    actRow('generated acts, a fair scan', light, 0.9),
    actRow('generated acts, a bad scan', heavy, null),
  ]
}

type Compared = { found: number; missed: number; wrong: number; acts: number }

function measureGeneratedActs(noise: typeof LIGHT_NOISE | null): Compared {
  const random = new SeededRandom(SEED)
  const sum: Compared = { found: 0, missed: 0, wrong: 0, acts: 0 }
  for (const kind of ACT_KINDS)
    for (const language of LANGUAGES)
      for (let turn = 0; turn < ACTS_OF_A_KIND / LANGUAGES.length; turn++) {
        const act = noise ? generateAct(kind, language, random, noise) : generateAct(kind, language, random)
        const facts = extractPublication(
          publication('20123456', 'act', act.text, noise ? 'ocr' : 'text_layer'),
        )
        const { found, missed, wrong } = compareMandates(act.facts, facts.filter(hasNamedHolder))
        sum.found += found
        sum.missed += missed
        sum.wrong += wrong
        sum.acts++
      }
  return sum
}

function actRow(what: string, { found, missed, wrong, acts }: Compared, target: number | null): Row {
  const recall = found / (found + missed)
  const precision = found / (found + wrong)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return {
    what,
    measured: `recall ${percent(recall)}, precision ${percent(precision)}`,
    reference: `${(found + missed).toLocaleString('en')} mandates of ${acts.toLocaleString('en')} acts`,
    ratio: '',
    target: target === null ? '' : `>= ${percent(target)}, >= 98.0 %`,
    reached: target === null ? null : recall >= target && precision >= 0.98,
  }
}

/** Publications per second on one core, warm. */
export function measureSpeed(what: string, publications: readonly Publication[], target: number | null): Row {
  const run = () => {
    const start = performance.now()
    let facts = 0
    for (const one of publications) facts += extractPublication(one).length
    return { seconds: (performance.now() - start) / 1000, facts }
  }
  run()
  const runs = [run(), run(), run()].sort((a, b) => a.seconds - b.seconds)
  const middle = runs[1] as { seconds: number; facts: number }
  const rate = publications.length / middle.seconds
  const bytes = publications.reduce((sum, { text }) => sum + text.length, 0)
  return {
    what,
    measured: `${Math.round(rate).toLocaleString('en')} a second`,
    reference: `${Math.round(bytes / publications.length)} characters each, extractor ${EXTRACTOR_VERSION}`,
    ratio: '',
    target: target === null ? '' : `>= ${target.toLocaleString('en')}`,
    reached: target === null ? null : rate >= target,
  }
}
