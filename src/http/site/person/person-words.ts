// Phrases of the page of a person.

import wordings from '../../../../data/wordings/site/person-words.json' with { type: 'json' }
import type { JoinReason } from '../../../domain/people/evidence.ts'
import { type Phrase, phrase, phrases } from '../../i18n/languages.ts'

export const words = {
  ...phrases(wordings.words),
  description: phrase<(name: string) => string>(
    name => `Mandaten van ${name} in Belgische ondernemingen.`,
    name => `Mandats de ${name} dans des entreprises belges.`,
    name => `Mandate von ${name} in belgischen Unternehmen.`,
    name => `Mandates of ${name} in Belgian companies.`,
  ),
  companies: phrase<(count: string, isOne: boolean) => string>(
    (count, isOne) => (isOne ? '1 onderneming' : `${count} ondernemingen`),
    (count, isOne) => (isOne ? '1 entreprise' : `${count} entreprises`),
    (count, isOne) => (isOne ? '1 Unternehmen' : `${count} Unternehmen`),
    (count, isOne) => (isOne ? '1 company' : `${count} companies`),
  ),
  bankrupt: phrase<(count: string, isOne: boolean) => string>(
    (count, isOne) =>
      isOne
        ? 'In een van deze ondernemingen loopt een faillissement.'
        : `In ${count} van deze ondernemingen loopt een faillissement.`,
    (count, isOne) =>
      isOne
        ? 'Une de ces entreprises est en faillite ouverte.'
        : `${count} de ces entreprises sont en faillite ouverte.`,
    (count, isOne) =>
      isOne
        ? 'Eines dieser Unternehmen ist im offenen Konkurs.'
        : `${count} dieser Unternehmen sind im offenen Konkurs.`,
    (count, isOne) =>
      isOne
        ? 'One of these companies is in open bankruptcy.'
        : `${count} of these companies are in open bankruptcy.`,
  ),
  more: phrase<(count: string) => string>(
    count => `Getoond zijn de eerste ${count} ondernemingen.`,
    count => `Seules les ${count} premières entreprises sont affichées.`,
    count => `Gezeigt sind die ersten ${count} Unternehmen.`,
    count => `The first ${count} companies are shown.`,
  ),
  ofSameName: phrase<(shown: string, count: string) => string>(
    (shown, count) => `Getoond: ${shown} van ${count}.`,
    (shown, count) => `Affichées : ${shown} sur ${count}.`,
    (shown, count) => `Gezeigt: ${shown} von ${count}.`,
    (shown, count) => `Shown: ${shown} of ${count}.`,
  ),
}

export const reasonWords: Record<JoinReason, Phrase> = phrases(wordings.reason_words)
