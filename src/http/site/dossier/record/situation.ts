// Open bankruptcies and the sources that report them.

import wordings from '../../../../../data/wordings/site/situation.json' with { type: 'json' }
import { openBankruptcyBy } from '../../../../domain/timeline/open-bankruptcy.ts'
import type { Dossier } from '../../../../usecases/dossier/compose-dossier.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'

const words = {
  ...phrases(wordings.words),
  register: sentence(wordings.sentences.register, 'code'),
  by: sentence(wordings.sentences.by, 'who'),
}

/** True when the register or the gazette reports an open bankruptcy. */
export function hasOpenBankruptcy(dossier: Dossier): boolean {
  return openBankruptcyBy(dossier).length > 0
}

/** `according to the register (050) and the gazette` */
export function formatBankruptcySources(lang: Lang, dossier: Dossier): string {
  const sources = openBankruptcyBy(dossier)
  const who = [
    sources.includes('register') && words.register[lang](dossier.registerSituationCode ?? ''),
    sources.includes('gazette') && words.gazette[lang],
  ].filter(one => one !== false)
  return words.by[lang](who.join(` ${words.and[lang]} `))
}

/** `according to the gazette` */
export function formatGazetteSource(lang: Lang): string {
  return words.by[lang](words.gazette[lang])
}
