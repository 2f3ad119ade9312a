// Plain rulings from the sample generator as training data, since the labelled texts are all hard cases.

import { NOTICE_KINDS } from '../../../src/sample/gazette/notices/notice-kinds.ts'
import { SeededRandom } from '../../../src/sample/random.ts'
import { generateNotice } from '../../../test/fixtures/gazette/generate-notice.ts'
import { publication } from '../generated-texts.ts'
import { type LabelledText, labelled } from './labelled-texts.ts'

// Other kinds are also printed as running text and would outweigh rare ones.
const OPENS = /^(?:opening|dissolution|reorganisation_opening|transfer_opening|administrator)/
const SEED = 20_261_122
const TEXTS_PER_KIND = 1
const LANGUAGES = ['nl', 'fr', 'de'] as const

/** Generated notices that open a procedure, in three languages, as typed by the gazette's staff. */
export function listSampleTexts(): LabelledText[] {
  const random = new SeededRandom(SEED)
  let number = 2_020_700_000
  return NOTICE_KINDS.filter(kind => OPENS.test(kind)).flatMap(kind =>
    LANGUAGES.flatMap(language =>
      Array.from({ length: TEXTS_PER_KIND }, () => {
        const { text, facts } = generateNotice(kind, language, 'prose', random)
        const numac = String(number++)
        const events = facts.flatMap(one =>
          one.fact === 'event' ? [{ kind: one.kind, number: null, date: null }] : [],
        )
        const notice = publication(numac, 'court_notice', text, 'lines')
        return labelled([notice], [{ numac, skip: false, events }], () => 'sample')
      }).flat(),
    ),
  )
}
