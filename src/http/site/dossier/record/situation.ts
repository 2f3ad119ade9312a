// Open bankruptcies and the sources that report them.

import { openBankruptcyBy } from '../../../../domain/timeline/open-bankruptcy.ts'
import type { Dossier } from '../../../../usecases/dossier/compose-dossier.ts'
import { type Lang, phrase } from '../../../i18n/languages.ts'

const words = {
  register: phrase<(code: string) => string>(
    code => `het register (${code})`,
    code => `le registre (${code})`,
    code => `dem Register (${code})`,
    code => `the register (${code})`,
  ),
  gazette: phrase(
    'het Belgisch Staatsblad',
    'le Moniteur belge',
    'dem Belgischen Staatsblatt',
    'the gazette',
  ),
  by: phrase<(who: string) => string>(
    who => `volgens ${who}`,
    who => `selon ${who}`,
    who => `nach ${who}`,
    who => `according to ${who}`,
  ),
  and: phrase('en', 'et', 'und', 'and'),
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
