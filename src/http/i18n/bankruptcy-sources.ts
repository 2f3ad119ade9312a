// One-word names of the sources that report an open bankruptcy.

import type { BankruptcySource } from '../../domain/timeline/open-bankruptcy-by.ts'
import { type Lang, type Phrase, phrase } from './languages.ts'

const NAMES: Record<BankruptcySource, Phrase> = {
  gazette: phrase('Staatsblad', 'Moniteur belge', 'Staatsblatt', 'gazette'),
  register: phrase('register', 'registre', 'Register', 'register'),
}

/** `gazette, register` */
export function nameBankruptcySources(lang: Lang, sources: readonly BankruptcySource[]): string {
  return sources.map(source => NAMES[source][lang]).join(', ')
}
