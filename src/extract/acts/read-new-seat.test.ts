import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenize } from './officers/tokens.ts'
import { readNewSeat } from './read-new-seat.ts'

const SEATS: [what: string, text: string, seat: string | null][] = [
  [
    'the seat that is moved to, not the one that is left',
    'Le siège social est transféré de la rue du Bac 4 à 5000 Namur à la rue des Lilas 12 à 4000 Liège.',
    'rue des Lilas 12 à 4000 Liège',
  ],
  [
    'from one street to another, both with their town behind a comma',
    'Le conseil décide de transférer le siège de Boulevard du Bac 4, 5000 Namur à Avenue des Lilas 12, 4000 Liège.',
    'Avenue des Lilas 12, 4000 Liège',
  ],
  [
    'the address below the sentence that announces it',
    "L'assemblée décide de transférer le siège social à l'adresse suivante :\nAvenue Neuve, 65 à 4960 MALMEDY",
    'Avenue Neuve, 65 à 4960 MALMEDY',
  ],
  [
    'a town in front of its street belongs to it',
    "Transfert du siège social à l'adresse suivante : 4651 Battice, Rue de Herve, 40.",
    '4651 Battice, Rue de Herve, 40',
  ],
  [
    'where a company has its seat is no change',
    'La SA X, ayant son siège social rue du Bac 4 à 5000 Namur, est absente.',
    null,
  ],
  [
    'what may be done was not done',
    'Le siège peut être transféré en tout autre lieu, rue du Bac 4 à 5000 Namur.',
    null,
  ],
]

for (const [what, text, seat] of SEATS)
  test(what, () => assert.equal(readNewSeat(tokenize(text, 0))?.value ?? null, seat))
