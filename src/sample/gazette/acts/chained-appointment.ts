// Appointments told in several sentences: who, from when, and who acts for a company, each in one of its own.

import type { Language } from '../../../domain/publications/publication.ts'
import type { SeededRandom } from '../../random.ts'
import { type Holder, nameOf, printPerson } from './holders.ts'

type AppointmentWords = { by: string; name: string; office: string; day: string }

const APPOINTED: Record<Language, (told: AppointmentWords) => string> = {
  nl: t => `${t.by} benoemt ${t.name} tot ${t.office}. Het mandaat gaat in op ${t.day}.`,
  fr: t =>
    `${t.by} décide de désigner en qualité de nouvel ${t.office} : ${t.name}. Son mandat prendra effet le ${t.day}.`,
  de: t => `${t.by} ernennt ${t.name} zum ${t.office}. Das Mandat beginnt am ${t.day}.`,
}
const ACTS_FOR: Record<Language, (person: string) => string> = {
  nl: person => `${person} zal voor deze vennootschap optreden als vaste vertegenwoordiger.`,
  fr: person =>
    `${person} interviendra pour cette société comme représentant permanent au sens de l’article 2:55 CSA.`,
  de: person => `${person} wird für diese Gesellschaft als ständiger Vertreter auftreten.`,
}

/** `day` as printed. */
export function printAppointmentChain(
  holder: Holder,
  told: Omit<AppointmentWords, 'name'>,
  language: Language,
  random: SeededRandom,
): string {
  const name = holder.kind === 'person' ? printPerson(holder.person, language, random, 0) : nameOf(holder)
  const appointed = APPOINTED[language]({ ...told, name })
  if (holder.kind === 'person') return appointed
  const person = printPerson(holder.representative, language, random, 0.3)
  return `${appointed} ${ACTS_FOR[language](capitalized(person))}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
