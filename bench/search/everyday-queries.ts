// Queries as people type and paste them, of companies drawn from the register: numbers, letterheads, places, streets,
// addresses, other blanks, abbreviations, beginnings with an error, unknown words, trades.

import { foldName, foldWords } from '../../src/domain/search/fold.ts'
import type { Pool } from '../../src/store/db/pool.ts'
import { misspellWord, seededRandom } from './queries.ts'

/** What the hits must have. */
export type Wanted =
  | { number: number }
  | { foldedName: string }
  | { street: string; zip: string }
  | { nace: readonly string[]; zip?: string }

export type EverydayQuery = { kind: string; text: string; wanted: Wanted }

export type DrawnCompany = {
  number: string
  name: string
  street: string
  zip: string
  city: string
}

type Random = () => number
type Kind = {
  /** Null where the rule does not apply to the company. */
  write(company: DrawnCompany, random: Random): Omit<EverydayQuery, 'kind'> | null
  /** A condition on the name (`d.folded`), for kinds that few names have. */
  where?: string
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)] as T
}

const named = (text: string, { name }: DrawnCompany) => ({ text, wanted: { foldedName: foldName(name) } })
const streetName = (street: string) => street.replace(/ \d.*$/, '')
const houseNumber = (street: string) => / (\d+\S*)/.exec(street)?.[1] ?? null
const dotted = (number: string) => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`

const NUMBER_WRITINGS: readonly ((number: string) => string)[] = [
  number => `TVA BE ${dotted(number)}`,
  number => `BTW BE${number}`,
  number => `KBO nr ${dotted(number)}`,
  number => `RPR Gent ${dotted(number)}`,
  number => `(${dotted(number)})`,
  number => dotted(number).replaceAll('.', '/'),
  number => dotted(number).replaceAll('.', '–'),
  number => dotted(number).replaceAll('.', ' '),
  number => `B.E. ${dotted(number)}`,
  number => number.slice(1),
  number => `klant${number}x`,
  number => `N° d’entreprise : ${dotted(number)}`,
  number => `VAT:BE${number};`,
  number => `Ondernemingsnummer ${dotted(number)}, RPM Liège`,
]

const LETTERHEADS: readonly ((company: DrawnCompany) => string)[] = [
  ({ name, street, zip, city }) =>
    `${name}\n${street}\nB-${zip} ${city}\nTel. 09 222 33 44 - Fax 09 222 33 45`,
  ({ name, street, zip, city }) => `${name}, ${street}, ${zip} ${city}, info@voorbeeld.be, www.voorbeeld.be`,
  ({ name, street, zip, city, number }) =>
    `${name} | ${street} | ${zip} ${city} | T +32 9 222 33 44 | IBAN BE68 5390 0754 7034 | BTW BE ${dotted(number)}`,
  ({ name, street, zip, city }) => `${street}, ${zip} ${city} ${name}`,
]

const ABBREVIATIONS: readonly [full: string, short: string][] = [
  ['sint', 'St'],
  ['sint', 'St.'],
  ['saint', 'St'],
  ['algemene', 'Alg.'],
  ['bouwonderneming', 'Bouwond.'],
  ['etablissements', 'Ets'],
  ['compagnie', 'Cie'],
  ['maatschappij', 'Mij'],
  ['gebroeders', 'Gebr.'],
  ['freres', 'Fr.'],
  ['immobilien', 'Immo'],
  ['verzekeringen', 'Verz.'],
  ['entreprise', 'Entr.'],
  ['international', 'Intl'],
]

const TRADES: readonly [word: string, nace: readonly string[]][] = [
  ['bakkerij', ['10711', '10712', '47241']],
  ['boulangerie', ['10711', '10712', '47241']],
  ['loodgieter', ['43221']],
  ['plumber', ['43221']],
  ['coiffeur', ['96210', '96021']],
  ['Zahnarzt', ['8623']],
  ['advocaat', ['69101']],
  ['notaire', ['69102']],
  ['restaurant', ['56101', '56111']],
  ['F43', ['43']],
  ['dakwerker', ['4341', '43910']],
  ['pharmacie', ['47730']],
  ['taxi', ['4933', '49320']],
  ['Friseur', ['96210', '96021']],
  ['real estate agent', ['6831']],
]

const KINDS: Readonly<Record<string, Kind>> = {
  'numbers in every writing': {
    write: ({ number }, random) => ({
      text: pick(NUMBER_WRITINGS, random)(number),
      wanted: { number: Number(number) },
    }),
  },
  'name + number': {
    write: ({ name, number }, random) => ({
      text: `${name} ${pick(NUMBER_WRITINGS, random)(number)}`,
      wanted: { number: Number(number) },
    }),
  },
  'name + full address': {
    write: company => named(`${company.name} ${company.street} ${company.zip} ${company.city}`, company),
  },
  'letterhead pasted whole': {
    write: (company, random) => named(pick(LETTERHEADS, random)(company), company),
  },
  'name + town, misspelt': {
    write: (company, random) =>
      company.city.length < 5
        ? null
        : named(`${company.name} ${misspellLast(company.city, random)}`, company),
  },
  'name + postal code': { write: company => named(`${company.name} ${company.zip}`, company) },
  'name + street': { write: company => named(`${company.name} ${streetName(company.street)}`, company) },
  'address, town first': {
    write: ({ street, zip, city }, random) => ({
      text: `${random() < 0.5 ? `${zip} ${city}` : city}, ${street}`,
      wanted: { street, zip },
    }),
  },
  'address, town misspelt': {
    write: ({ street, zip, city }, random) =>
      city.length < 5 ? null : { text: `${street} ${misspellLast(city, random)}`, wanted: { street, zip } },
  },
  'address, no house number': {
    write: ({ street, zip, city }) => ({
      text: `${streetName(street)} ${zip} ${city}`,
      wanted: { street: streetName(street), zip },
    }),
  },
  'address, article left out': {
    write: ({ street, zip, city }) => {
      const short = street.replace(/ (?:de la|des|du|de l'|de|d'|la|le) ?/i, ' ')
      return short === street ? null : { text: `${short} ${city}`, wanted: { street, zip } }
    },
  },
  'address, box': {
    write: ({ street, zip, city }, random) =>
      houseNumber(street) === null
        ? null
        : {
            text: `${street.replace(/ (?:bus|bte) .*$/, '')}${pick([' bus 3', ' b A', '/2', ' bte 12', ' A'], random)}, ${zip} ${city}`,
            wanted: { street: street.replace(/ (?:bus|bte) .*$/, ''), zip },
          },
  },
  'all words glued': {
    where: "d.folded LIKE '% %'",
    write: company => named(foldWords(company.name).join(''), company),
  },
  'one blank left out': {
    where: "d.folded LIKE '% % %'",
    write: company => named(company.name.replace(' ', ''), company),
  },
  'one blank too many': {
    where: "d.folded ~ '^[a-z]{9,}'",
    write: company => named(`${company.name.slice(0, 5)} ${company.name.slice(5)}`, company),
  },
  abbreviations: {
    where: `d.folded ~ '\\m(${ABBREVIATIONS.map(([full]) => full).join('|')})\\M'`,
    write: (company, random) => {
      const words = foldWords(company.name)
      const fitting = ABBREVIATIONS.filter(([full]) => words.includes(full))
      const [full, short] = pick(fitting, random) ?? []
      return full === undefined
        ? null
        : named(words.map(word => (word === full ? short : word)).join(' '), company)
    },
  },
  'prefix with an error': {
    where: "d.folded ~ '[a-z]{7,}$'",
    write: (company, random) => {
      const words = company.name.split(' ')
      const last = words.at(-1) as string
      if (!/^\p{L}{7,}$/u.test(last)) return null
      const begun = last.slice(0, Math.ceil(last.length * 0.7))
      return named([...words.slice(0, -1), misspellWord(begun, random)].join(' '), company)
    },
  },
  'unknown words beside': {
    where: "d.folded LIKE '% %'",
    write: (company, random) =>
      named(`${company.name} ${pick(['qwzxv', 'factuur2291x', 'zzgebouwq'], random)}`, company),
  },
  'trade words': {
    write: ({ zip, city }, random) => {
      const [word, nace] = pick(TRADES, random)
      return random() < 0.5
        ? { text: word, wanted: { nace } }
        : { text: `${word} ${city}`, wanted: { nace, zip } }
    },
  },
}

function misspellLast(text: string, random: Random): string {
  return text.replace(/\p{L}{5,}(?!.*\p{L}{5,})/u, word => misspellWord(word, random))
}

/** `each` queries of every kind; deterministic for a seed and register. */
export async function drawEverydayQueries(pool: Pool, each: number, seed: number): Promise<EverydayQuery[]> {
  const drawn: EverydayQuery[] = []
  for (const [kind, { write, where }] of Object.entries(KINDS)) {
    const random = seededRandom(seed)
    const written = (await drawCompanies(pool, each * 3, seed, where)).flatMap(company => {
      const query = write(company, random)
      return query ? [{ kind, ...query }] : []
    })
    drawn.push(...written.slice(0, each))
  }
  return drawn
}

async function drawCompanies(
  pool: Pool,
  count: number,
  seed: number,
  where = 'true',
): Promise<DrawnCompany[]> {
  const { rows } = await pool.query<DrawnCompany>(
    `SELECT lpad(c.enterprise_number::text, 10, '0') AS number, d.denomination AS name, c.street, c.zip, c.city
     FROM register.denomination d TABLESAMPLE SYSTEM (4) REPEATABLE (${seed})
     JOIN register.company c USING (enterprise_number)
     WHERE d.entity_number = d.enterprise_number AND d.type_of_denomination = '001' AND length(d.folded) > 4
       AND c.street ~ ' [0-9]' AND c.city IS NOT NULL AND c.zip IS NOT NULL AND ${where}
     ORDER BY hashint8extended(d.entity_number, ${seed}) LIMIT $1`,
    [count],
  )
  return rows
}
