// Phrases of the page of a person.

import wordings from '../../../../data/wordings/site/person-words.json' with { type: 'json' }
import type { JoinReason } from '../../../domain/people/join-reason.ts'
import { type Phrase, phrase, phrases, sentence } from '../../i18n/languages.ts'

export const words = {
  ...phrases(wordings.words),
  description: sentence(wordings.sentences.description, 'name'),
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
  more: sentence(wordings.sentences.more, 'count'),
  ofSameName: sentence(wordings.sentences.ofSameName, 'shown', 'count'),
}

export const reasonWords: Record<JoinReason, Phrase> = phrases(wordings.reason_words)
