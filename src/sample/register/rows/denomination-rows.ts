// The denominations of companies, establishments and branches, as rows of denomination.csv.

import type { Language } from '../../../domain/publications/publication.ts'
import { drawSurname, FIRST_NAMES } from '../../people.ts'
import { SeededRandom } from '../../random.ts'
import { ACTIVITIES } from '../activities/nace-table.ts'
import { drawComplement, foreignSeatOf } from '../addresses/address-tables.ts'
import type { Company, SampleSeed } from '../generate-company.ts'
import { countEstablishments, type Establishment } from '../population.ts'
import { hasTrait } from '../stratify.ts'
import {
  composeName,
  drawBrand,
  drawEstateName,
  finishName,
  TRADES,
  type Trade,
} from '../words/compose-name.ts'
import { quote, type Rows } from './csv-rows.ts'

const SALT_PERSON = 21
const SALT_NAME = 22
const SALT_OTHER_NAMES = 23
const SALT_SHOP = 24
const SALT_BRANCH = 25
const SALT_PLACE = 27
const SALT_PLACE_NAME = 28
const CODE_OF = { fr: '1', nl: '2', de: '3' }
const UNKNOWN_LANGUAGE = '0'
const ENGLISH = '4'

const draw = new SeededRandom()

/** `Van den Broeckhove, Sofie`. */
function personName(
  origin: SampleSeed,
  company: Company,
  revision: number,
): { surname: string; first: string } {
  draw.start(origin.seed, company.index, SALT_PERSON + revision * 100)
  const surname = drawSurname(draw)
  const name = draw.pick(FIRST_NAMES)
  return { surname, first: draw.chance(0.04) ? `${name}-${draw.pick(FIRST_NAMES)}` : name }
}

/** The name of a company in a language; the first of its names when it has several. */
export function companyName(
  origin: SampleSeed,
  company: Company,
  revision: number,
  language: Language,
): string {
  if (company.person) {
    const { surname, first } = personName(origin, company, revision)
    return `${surname}, ${first}`
  }
  draw.start(origin.seed, company.index, SALT_NAME + revision * 100)
  const town = language === 'fr' ? company.town.fr : company.town.nl
  const name = nameByKind(origin, company, language, town)
  return finishName(draw, name, company, language)
}

function nameByKind(origin: SampleSeed, company: Company, language: Language, town: string): string {
  const trade = tradeOf(company)
  switch (company.form?.kind) {
    case 'owners': {
      const estate =
        language === 'fr' ? `Résidence ${drawComplement(draw)}` : `Residentie ${drawEstateName(draw)}`
      return draw.chance(0.4) ? `${language === 'fr' ? 'ACP' : 'VME'} ${estate}` : estate
    }
    case 'partnership': {
      const family = drawSurname(draw)
      return draw.chance(0.4)
        ? `${family} - ${drawSurname(draw)}`
        : `${language === 'fr' ? 'Famille' : 'Familie'} ${family}`
    }
    case 'foreign': {
      const seat = foreignSeatOf(origin.seed, company.index)
      const brand = drawBrand(draw)
      return `${draw.chance(0.5) ? `${brand} ${draw.pickSkewed(trade.words.nl)}` : brand} ${seat.form}`
    }
    default:
      return composeName(draw, { trade, language, town, surname: null }, company.planned?.namePattern)
  }
}

function tradeOf(company: Company): Trade {
  return TRADES.get(ACTIVITIES[company.activity]?.trade ?? '') as Trade
}

/** All names of a company: in one language or two, abbreviated, commercial. */
export function addCompanyNames(rows: Rows, origin: SampleSeed, company: Company, revision = 0): void {
  const { number, language } = company
  const name = companyName(origin, company, revision, language)
  draw.start(origin.seed, company.index, SALT_OTHER_NAMES)
  const code = languageCode(company)
  const other = !company.person && hasTwoNames(company) ? (language === 'nl' ? 'fr' : 'nl') : null
  const abbreviated = draw.chance(company.person ? 0.004 : 0.082)
  const commercial = draw.chance(company.person ? 0.1 : 0.092)
  addName(rows, number, code, '001', name)
  if (other) addName(rows, number, CODE_OF[other], '001', companyName(origin, company, revision, other))
  if (abbreviated) addName(rows, number, code, '002', abbreviate(name))
  if (!commercial) return
  const surname = company.person ? personName(origin, company, revision).surname : null
  draw.start(origin.seed, company.index, SALT_SHOP)
  const subject = { trade: tradeOf(company), language, town: company.town.nl, surname }
  addName(
    rows,
    number,
    CODE_OF[language],
    '003',
    finishName(draw, composeName(draw, subject), null, language),
  )
  if (draw.chance(0.06)) addName(rows, number, CODE_OF[language], '003', composeName(draw, subject))
}

function languageCode(company: Company): string {
  if (company.person) return UNKNOWN_LANGUAGE
  if (company.form?.kind === 'foreign') return draw.chance(0.5) ? ENGLISH : CODE_OF[company.language]
  if (company.form?.kind === 'partnership' && draw.chance(0.5)) return UNKNOWN_LANGUAGE
  return draw.chance(0.002) ? ENGLISH : CODE_OF[company.language]
}

function hasTwoNames(company: Company): boolean {
  return hasTrait(company.slot, 'twoNames') || (company.town.twoNames && draw.chance(0.05))
}

/** The commercial name of an establishment; a third has none. */
export function addEstablishmentNames(rows: Rows, origin: SampleSeed, place: Establishment): void {
  const { owner, number, slot } = place
  const language = place.language
  draw.start(origin.seed, slot, SALT_PLACE)
  if (!draw.chance(0.65)) return
  const ownName = draw.chance(owner.person ? 0 : 0.3) || countEstablishments(origin, owner) > 4
  const surname = owner.person ? personName(origin, owner, 0).surname : null
  draw.start(origin.seed, slot, SALT_PLACE_NAME)
  const town = language === 'fr' ? place.town.fr : place.town.nl
  const name = ownName
    ? companyName(origin, owner, 0, owner.language) + (place.order > 0 && slot % 3 === 0 ? ` ${town}` : '')
    : composeName(draw, { trade: tradeOf(owner), language, town, surname })
  addName(rows, number, CODE_OF[language], '003', ownName ? name : finishName(draw, name, null, language))
}

/** The name or abbreviation of a branch; most have none of their own. */
export function addBranchNames(rows: Rows, origin: SampleSeed, number: string, owner: Company): void {
  draw.start(origin.seed, owner.index, SALT_BRANCH)
  const abbreviated = draw.chance(0.2)
  const name = companyName(origin, owner, 0, owner.language)
  if (abbreviated) addName(rows, number, CODE_OF[owner.language], '002', abbreviate(name))
  if (hasTrait(owner.slot, 'namedBranch')) {
    const branch = owner.language === 'fr' ? 'succursale belge' : 'Belgian Branch'
    addName(rows, number, owner.language === 'fr' ? CODE_OF.fr : ENGLISH, '004', `${name}, ${branch}`)
  }
}

function addName(rows: Rows, number: string, language: string, type: string, name: string): void {
  rows.add(`"${number}","${language}","${type}",${quote(name)}\n`)
}

// Initials of several words, the first letters of one.
function abbreviate(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const initials = words.map(word => word.charAt(0)).join('')
  return (initials.length > 1 ? initials : (words[0] ?? name).slice(0, 4)).toUpperCase()
}
