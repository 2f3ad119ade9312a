// Activities in four languages, alone and with a town, for trades and towns that the register has.

import type { Pool } from '../../../src/store/db/pool.ts'
import { choose } from './choose.ts'
import { readTsv } from './read-tsv.ts'
import { samplePercent } from './sample-companies.ts'
import type { KindQuery } from './types.ts'

const LANGUAGES = ['nl', 'fr', 'de', 'en'] as const

type Trade = { words: Record<(typeof LANGUAGES)[number], string[]>; naceCodes: string[] }

const trades: Trade[] = readTsv<'nl' | 'fr' | 'de' | 'en' | 'nace_2008' | 'nace_2025'>('trades').map(row => ({
  words: {
    nl: row.nl.split('|'),
    fr: row.fr.split('|'),
    de: row.de.split('|'),
    en: row.en.split('|'),
  },
  naceCodes: [...new Set(`${row.nace_2008} ${row.nace_2025}`.split(' '))].filter(code => code !== ''),
}))

export const TRADE_KINDS = [
  ...LANGUAGES.flatMap(language => [`trade, ${language}`, `trade + town, ${language}`]),
  'town + trade',
  'trade + postal code',
]

type Located = { nace: string; zip: string; city: string }

/** At most `count` queries of each of `TRADE_KINDS`. */
export async function drawTradeQueries(
  pool: Pool,
  count: number,
  seed: number,
  random: () => number,
): Promise<KindQuery[]> {
  const rows = await drawLocated(pool, Math.max(2000, count * 10), seed)
  const found = rows.flatMap(row => {
    const fitting = trades.filter(({ naceCodes }) => naceCodes.some(code => row.nace.startsWith(code)))
    return fitting.length > 0 ? [{ ...row, trade: choose(fitting, random) }] : []
  })
  return TRADE_KINDS.flatMap((kind, at) => {
    const texts = new Map<string, KindQuery>()
    const start = Math.floor((at * found.length) / TRADE_KINDS.length)
    for (const row of [...found.slice(start), ...found.slice(0, start)]) {
      const query = writeTrade(kind, row, random)
      if (!texts.has(query.text)) texts.set(query.text, query)
      if (texts.size >= count) break
    }
    return [...texts.values()]
  })
}

function writeTrade(kind: string, row: Located & { trade: Trade }, random: () => number): KindQuery {
  const { zip, city, trade } = row
  const { naceCodes, words } = trade
  const language = LANGUAGES.find(name => kind.endsWith(`, ${name}`)) ?? choose(LANGUAGES, random)
  const word = choose(words[language], random)
  if (kind.startsWith('trade,')) return { kind, text: word, expected: { naceCodes } }
  const expected = { naceCodes, zip, city }
  if (kind === 'trade + postal code') return { kind, text: `${word} ${zip}`, expected: { naceCodes, zip } }
  if (kind === 'town + trade') return { kind, text: `${city} ${word}`, expected }
  const inTown = { nl: ['', '', 'in '], fr: ['', '', 'à '], de: ['', '', 'in '], en: ['', '', 'in '] }[
    language
  ]
  return { kind, text: `${word} ${choose(inTown, random)}${city}`, expected }
}

// Companies with a main activity and a seat, in random order.
async function drawLocated(pool: Pool, limit: number, seed: number): Promise<Located[]> {
  const percent = await samplePercent(pool, 'company', limit * 4)
  const { rows } = await pool.query<Located>(
    `SELECT coalesce(nace_2008, primary_nace) AS nace, zip, city
     FROM register.company TABLESAMPLE SYSTEM (${percent}) REPEATABLE (${seed})
     WHERE coalesce(nace_2008, primary_nace) IS NOT NULL AND city IS NOT NULL AND zip ~ '^[1-9][0-9]{3}$'
     ORDER BY hashint8extended(enterprise_number, ${seed}) LIMIT $1`,
    [limit],
  )
  return rows
}
