// Property test with 2000 generated notices in real layouts, each with planted private data that must not
// reach any fact. The streets are in no word list.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FORMATS, formatNumber, makeNationalNumber } from '../../test/fixtures/national-numbers.ts'
import type { ExtractedFact } from '../domain/publications/gazette-fact.ts'
import type { Publication } from '../domain/publications/publication.ts'
import { extractPublication } from './extract-publication.ts'

type Random = () => number
type Plant = { text: string; secrets: string[]; names?: string[] }

function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

function number(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

const GIVEN =
  'JAN MARIE LUC SOFIE KAREL ELS PIERRE ANNE-MARIE HASSAN FATIMA IVAN MEHMET GEERT JEAN-PAUL'.split(' ')
const FAMILIES =
  'PEETERMAN,VAN DEN PEREBOOM,DE KWEEKER,DUPOIRIER,EL PRUNI,VERPLUIMEN,PEREIRA PINTO,KRIEKEMANS,LE VERGER'.split(
    ',',
  )
const STEMS = 'ZWIEPEL KWISPEL BRAMEZ FLIERK TREUZEL WAGGEL SNOEVER PRUTTEL MOEFEL DRENTEL'.split(' ')
const TOWNS =
  '9000 GENT,2018 ANTWERPEN 1,3550 02 HEUSDEN-ZOLDER,4000 LIEGE 1,7110 STREPY-BRACQUEGNIES,1070 ANDERLECHT'
    .split(',')
    .concat([
      '6060 GILLY (CHARLEROI)',
      '59115 LEERS',
      'F-59300 VALENCIENNES',
      'L-4702 PETANGE',
      '1503 NB ZAANDAM',
    ])
const STREETS: readonly ((stem: string) => string)[] = [
  stem => `RUE DU ${stem}`,
  stem => `AVENUE ${stem}`,
  stem => `AVENEU DES ${stem}S`,
  stem => `CHAUSSEE DE ${stem}`,
  stem => `GRAND’ROUTE DE ${stem}`,
  stem => `RESIDENCE LES ${stem}S`,
  stem => `LES ${stem}S`,
  stem => `${stem}STRAAT`,
  stem => `${stem}LAAN`,
  stem => `OUDE ${stem}WEG`,
  stem => `ALFONS ${stem}STRAAT`,
  stem => `LODEWIJK VAN ${stem}LAAN`,
  stem => `BURGEMEESTER ${stem}PLEIN`,
  stem => `SINT-${stem}STRAAT`,
  stem => `${stem}HEIDE`,
  stem => `${stem}`,
  stem => `VIA ${stem}`,
  stem => `CALLE ${stem}`,
  stem => `IM ${stem}TAL`,
]

function inventName(random: Random): string {
  const [given, family] = [pick(random, GIVEN), pick(random, FAMILIES)]
  return random() < 0.5 ? `${family} ${given}` : `${given} ${family}`
}

type Home = { street: string; house: string; town: string; stem: string }

function inventHome(random: Random): Home {
  const stem = pick(random, STEMS)
  const box = pick(random, ['', '', '/3', ' BUS 12', ' BTE 4', '/B002', ' A'])
  const house = `${number(random, 1, 399)}${box}`
  return { street: pick(random, STREETS)(stem), house, town: pick(random, TOWNS), stem }
}

// Breaks lines as in print: never between a postcode and its town.
function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.replace(/(\d{4,5}(?: \d\d)?) (?=\p{L})/gu, '$1\u0001').split(' ')) {
    const line = lines.at(-1) as string
    if (line !== '' && line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n').replaceAll('\u0001', ' ')
}

const COURTS = {
  nl: 'Ondernemingsrechtbank Gent, afdeling Gent',
  fr: 'Tribunal de l’entreprise de Liège, division Namur',
  de: 'Unternehmensgericht Eupen',
} as const
type Language = keyof typeof COURTS
const WORDS = {
  nl: {
    closing: 'Afsluiting faillissement door vereffening van: PERENBOOM BV PERENDREEF 12, 9160 LOKEREN.',
    number: 'Ondernemingsnummer: 0412.345.614',
    date: 'Datum vonnis: 26 februari 2031.',
    dissolution:
      'Gerechtelijke ontbinding en onmiddellijke sluiting van: PERENBOOM BV- PERENDREEF 12, 9160 LOKEREN',
    opening: 'Opening van het faillissement van:',
    end: 'Voor eensluidend uittreksel: De griffier, J. Peer.',
    designated: ['Aangeduide vereffenaar(s):', 'Aangewezen vereffenaar(s):', 'Aangeduide vereffenaars :'],
    plain: ['Vereffenaar:', 'Vereffenaars:'],
    gone: [
      'BESTUURDER THANS ZONDER GEKEND ADRES IN BELGIë/BUITENLAND',
      'AMBTSHALVE AFGEVOERD DD.01.02.2030',
      'OVERLEDEN',
    ],
    mark: ['- LIQ. DES.'],
    births: ['geboren op D in P.', 'geboren te P op D.', 'geb.dat. D', 'geboortedatum: D', '°P D'],
    lives: 'wonende te',
  },
  fr: {
    closing: 'Clôture par liquidation de la faillite de : POIRIER SRL RUE DE LA POIRE 12, 5000 NAMUR.',
    number: 'Numéro d’entreprise : 0412.345.614',
    date: 'Date du jugement : 26 février 2031.',
    dissolution:
      'Dissolution judiciaire et clôture immédiate de : POIRIER SRL- RUE DE LA POIRE 12, 5000 NAMUR',
    opening: 'Ouverture de la faillite de :',
    end: 'Pour extrait conforme : Le greffier, J. Poire.',
    designated: ['Liquidateur(s) désigné(s) :', 'Liquidateur désigné :', 'LIQ. DES. :'],
    plain: ['Liquidateur :', 'Liquidateurs :', 'Liquidateur(s) :'],
    gone: ['SANS DOMICILE NI RESIDENCE CONNUS EN BELGIQUE', '(RADIE D’OFFICE)', 'DECEDE LE 01/02/2030'],
    mark: ['- LIQUIDATEUR DESIGNE', '- LIQ DESIGNE', '-LIQUIDATEUR DESIGNE', '- LIQ. DES.'],
    births: ['né(e) le D à P.', 'née à P, le D.', 'né le D à P.', 'date de naissance : D', 'née le D'],
    lives: 'domicilié à',
  },
  de: {
    closing: 'Abschluss wegen Liquidation des Konkurses von/der: BIRNBAUM GMBH BIRNENWEG 12, 4700 EUPEN.',
    number: 'ZUD Nr.: 0412.345.614',
    date: 'Datum des Urteils: 26 Februar 2031.',
    dissolution:
      'gerichtliche Auflösung und sofortiger Abschluss von/der: BIRNBAUM GMBH- BIRNENWEG 12, 4700 EUPEN',
    opening: 'Konkurseröffnung auf Geständnis von/der:',
    end: 'Für gleichlautenden Auszug: Der Greffier: D. Birne.',
    designated: ['Bezeichnete(r) Liquidator(en):', 'Bezeichneter Liquidator:'],
    plain: ['Liquidator:', 'Liquidatoren:'],
    gone: ['OHNE BEKANNTE ADRESSE', 'VERSTORBEN'],
    mark: ['- LIQ. DES.'],
    births: ['geboren am D in P.', 'geb. am D in P', 'Geburtsdatum: D'],
    lives: 'wohnhaft in',
  },
} as const

function printed(language: Language, heading: string, rest: string[]): string {
  const court = COURTS[language]
  return [court, 'RegSol', `${court}.`, wrap(heading, 60), ...rest, WORDS[language].end].join('\n')
}

// One to three liquidators, in one of the layouts used by courts.
function plantLiquidators(random: Random, language: Language): Plant {
  const words = WORDS[language]
  const secrets: string[] = []
  const people = Array.from({ length: number(random, 1, 3) }, () => {
    const home = inventHome(random)
    const name = inventName(random)
    secrets.push(home.stem)
    return { name, home, gone: random() < 0.15 ? pick(random, words.gone) : null }
  })
  const layout = number(random, 0, 3)
  const lines = people.flatMap(({ name, home, gone }, index) => {
    const { street, house, town } = home
    if (layout === 1)
      return [
        `${index + 1}. ${name} ${random() < 0.5 ? pick(random, words.mark) : ''}`.trim(),
        wrap(`- ${gone ?? `${street} ${house}, ${town}`}`, 56),
      ]
    if (layout === 2) return [wrap(gone ? `${name}, ${gone};` : `${name}, ${street} ${house}, ${town};`, 52)]
    const title = pick(random, ['', '', '', 'DE HEER ', 'MME ', 'M. '])
    return [wrap(`${title}${name} ${gone ?? `${street} ${house} ${town}`}`, number(random, 46, 60))]
  })
  const dissolved = layout === 1 || random() < 0.2
  const label = pick(random, dissolved && random() < 0.7 ? words.plain : words.designated)
  const rest = [words.number, words.date, label, ...lines]
  return {
    text: printed(language, dissolved ? words.dissolution : words.closing, rest),
    secrets,
    names: people.map(({ name }) => name),
  }
}

const PLACES = ['ZWIEPELGEM', 'BRAMEZVILLE', 'TREUZELDORF']
const MONTHS = { nl: 'juli', fr: 'juillet', de: 'Juli' } as const

function inventDate(random: Random, language: Language): { date: string; secrets: string[] } {
  const [day, month, year] = [number(random, 10, 28), number(random, 10, 12), number(random, 1940, 2004)]
  const forms = [
    `${day}/${month}/${year}`,
    `${day}.${month}.${year}`,
    `${day}-${month}-${year}`,
    `${day} ${MONTHS[language]} ${year}`,
  ]
  const date = pick(random, forms)
  const wide = date.replace(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit)))
  return random() < 0.1 ? { date: wide, secrets: [wide] } : { date, secrets: [date, String(year)] }
}

function plantDebtor(random: Random, language: Language): Plant {
  const words = WORDS[language]
  const home = inventHome(random)
  const { date, secrets } = inventDate(random, language)
  const place = pick(random, PLACES)
  const birth = pick(random, words.births).replace('D', date).replace('P', place)
  const heading = `${words.opening} ${inventName(random)}, ${home.street} ${home.house}, ${home.town},`
  const number = random() < 0.4 ? makeNationalNumber(random) : null
  const written = number ? [`RRN ${formatNumber(number, pick(random, FORMATS))}`] : []
  const rest = [birth, ...written, words.number, words.date]
  return {
    text: printed(language, heading, rest),
    secrets: [home.stem, ...secrets, ...(number ? [number] : [])],
  }
}

// Running text that names a lawyer and gives a person's home, birth and national number.
function plantProse(random: Random, language: Language): Plant {
  const words = WORDS[language]
  const home = inventHome(random)
  const { date, secrets } = inventDate(random, language)
  const number = makeNationalNumber(random)
  const person = `${inventName(random)}, ${pick(random, words.births).replace('D', date).replace('P', pick(random, PLACES)).replace(/\.$/, '')}, ${words.lives} ${home.town}, ${home.street} ${home.house}, RRN ${formatNumber(number, pick(random, FORMATS))}`
  const rest = [words.number, words.date, `${pick(random, words.plain)} ${wrap(person, 60)}`]
  return { text: printed(language, words.dissolution, rest), secrets: [home.stem, number, ...secrets] }
}

function publicationOf(text: string, index: number): Publication {
  return {
    numac: `20318${String(index).padStart(5, '0')}`,
    kind: 'court_notice',
    publishedOn: '2031-03-14',
    language: null,
    text,
    reading: 'lines',
    printedNumber: null,
    page: 1,
    edition: 1,
    enterpriseNumber: null,
    rubrics: [],
  }
}

// Every string in a value, except generated ones.
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'numac' || key === 'span' ? [] : stringsOf(item),
  )
}

function leaks({ text, secrets }: Plant, facts: readonly ExtractedFact[]): string[] {
  const said = stringsOf(facts).join('\n')
  const digits = said.replace(/[^\d\n]/g, '')
  const bare = secrets.filter(
    secret => said.includes(secret) || (/^\d{11}$/.test(secret) && digits.includes(secret)),
  )
  return bare.map(
    secret =>
      `${secret} in ${said
        .split('\n')
        .filter(line => line.includes(secret))
        .join(' | ')} of\n${text}`,
  )
}

const PLANTS = 2_000

test(`none of ${PLANTS} planted private strings is in a fact`, () => {
  const random = seeded(20_310_314)
  const found: string[] = []
  let withFacts = 0
  for (let index = 0; index < PLANTS; index++) {
    const language = pick(random, ['nl', 'nl', 'fr', 'fr', 'de'] as const)
    const plant = pick(random, [plantLiquidators, plantLiquidators, plantDebtor, plantProse])
    const planted = plant(random, language)
    const facts = extractPublication(publicationOf(planted.text, index))
    if (facts.length > 0) withFacts++
    found.push(...leaks(planted, facts))
  }
  assert.ok(withFacts > 0.9 * PLANTS, `${withFacts} notices with facts`)
  assert.equal(found.length, 0, found.slice(0, 5).join('\n\n'))
})

test('liquidators are extracted by name in any layout; an uncertain name is truncated', () => {
  const random = seeded(7)
  const wrong: string[] = []
  let people = 0
  let whole = 0
  for (let index = 0; index < 1_000; index++) {
    const { text, names = [] } = plantLiquidators(random, pick(random, ['nl', 'fr'] as const))
    const facts = extractPublication(publicationOf(text, index))
    const read = facts.flatMap(fact => (fact.fact === 'event' ? fact.practitioners : []))
    people += new Set(names).size
    whole += new Set(read.filter(({ name }) => names.includes(name)).map(({ name }) => name)).size
    for (const { name, officeAddress, email } of read) {
      const known = names.some(one => one === name || one.startsWith(`${name} `))
      if (!known || officeAddress !== null || email !== null)
        wrong.push(`${name} | ${officeAddress}\n${text}`)
    }
  }
  assert.equal(wrong.length, 0, wrong.slice(0, 5).join('\n\n'))
  assert.ok(whole / people >= 0.9, `${whole} of ${people}`)
})
