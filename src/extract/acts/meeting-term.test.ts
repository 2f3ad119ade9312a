import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldLine } from './fold-line.ts'
import { readMeetingYear } from './meeting-term.ts'

const ENDS: [string, number | null][] = [
  ['une période qui finira immédiatement après l’assemblée générale de 2033', 2033],
  ['jusqu’à la prochaine AG 2032', 2032],
  ['L’assemblée générale du 27 mai 2031 le nomme jusqu’à l’assemblée générale de 2034', 2034],
  ['prend fin à l’issue de l’assemblée générale annuelle de deux mille trente-quatre', 2034],
  ['tot de jaarvergadering van 2034', 2034],
  ['bis zur Generalversammlung des Jahres 2035', 2035],
  ['L’assemblée générale de 2031 nomme Odilon Peer', null],
  ['Aux termes de l’assemblée générale de 2031, Odilon Peer est nommé', null],
  ['A l’issue de l’assemblée générale du 30 décembre 2031, le conseil a nommé Odilon Peer', null],
  ['le mandat prend fin à l’issue de l’assemblée générale du 30 mai 2034', 2034],
  ['mandats échéant à l’assemblée générale ordinaire de 2034', 2034],
]

for (const [text, year] of ENDS) {
  test(`a mandate ends at the annual meeting of: ${text}`, () =>
    assert.equal(readMeetingYear(foldLine(text)), year))
}

const ACCOUNTS: [string, number | null][] = [
  ['jusqu’à l’assemblée générale qui approuve les comptes annuels de l’exercice 2033', 2034],
  ['à l’issue de l’assemblée générale statuant sur les comptes annuels arrêtés au 31/12/2034', 2035],
  ['à l’issue de l’assemblée générale statuant sur les comptes clôturés le 30 juin 2034', 2034],
  ['à l’issue de l’assemblée générale statuant sur les comptes clôturés le 31 août 2034', null],
  ['à l’issue de l’assemblée générale statuant sur les comptes clôturés le 30 septembre 2034', 2035],
  ['tot na de jaarvergadering die beslist over de jaarrekening van het boekjaar 2032', 2033],
  ['bis zur Generalversammlung, die über den Jahresabschluss 2032 befindet', 2033],
  ['met fin au mandat. L’assemblée générale a approuvé les comptes de l’exercice 2030', null],
]

for (const [text, year] of ACCOUNTS) {
  test(`the meeting on a year's accounts is held in the following year: ${text}`, () =>
    assert.equal(readMeetingYear(foldLine(text)), year))
}
