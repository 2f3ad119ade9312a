import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOfficers } from '../read-officers.ts'

const CONTEXT = { ownName: null, legalForm: null, subject: '', recognised: false }
const CASES: [what: string, text: string, told: string[]][] = [
  [
    'told beside one mandate is that of the other of the same company',
    `L'assemblée nomme administrateur la SA VARLIN, ayant pour représentant permanent Monsieur Paul Odon.
Le conseil nomme administrateur délégué la SA VARLIN.`,
    ['director SA VARLIN / Paul Odon', 'managing_director SA VARLIN / Paul Odon'],
  ],
  [
    'told in a sentence of its own is that of every mandate',
    `L'assemblée nomme la société VARLIN administrateur.
La société VARLIN est également nommée administrateur délégué.
La société VARLIN est représentée de manière permanente par Monsieur Paul Odon.`,
    ['director VARLIN / Paul Odon', 'managing_director VARLIN / Paul Odon'],
  ],
  [
    'that two are told is nobody where the act does not say which',
    `L'assemblée nomme administrateur la SA VARLIN, ayant pour représentant permanent Monsieur Paul Odon.
L'assemblée nomme gérant la SA VARLIN, ayant pour représentant permanent Madame Rose Peer.
Le conseil nomme administrateur délégué la SA VARLIN.`,
    ['director SA VARLIN / Paul Odon', 'manager SA VARLIN / Rose Peer', 'managing_director SA VARLIN / '],
  ],
  [
    'who begins is not that of a mandate that ended before',
    `L'assemblée acte la démission de la SA VARLIN comme administrateur.
Elle nomme gérant la SA VARLIN, ayant pour représentant permanent Madame Rose Peer.`,
    ['director SA VARLIN / ', 'manager SA VARLIN / Rose Peer'],
  ],
]

for (const [what, text, told] of CASES)
  test(`a representative ${what}`, () =>
    assert.deepEqual(
      readOfficers(text, 0, CONTEXT).statements.map(
        ({ office, holder, representative }) => `${office} ${holder.name} / ${representative ?? ''}`,
      ),
      told,
    ))
