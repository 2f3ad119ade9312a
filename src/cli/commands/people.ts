// griffie people derive | find | show | split | join | decisions | lookups

import type { Command } from 'commander'
import { readConfig } from '../../config.ts'
import { type EnterpriseNumber, formatEnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Decision } from '../../domain/people/link-people.ts'
import { isPersonId } from '../../domain/people/person-id.ts'
import { searchWordsOf } from '../../domain/people/search-words.ts'
import { derivePeople } from '../../jobs/derive-people.ts'
import { LOOKUP_RETENTION_DAYS, type LookupRecord, listLookups } from '../../store/access/people-lookups.ts'
import type { Pool } from '../../store/db/pool.ts'
import {
  type DecisionRecord,
  findPeople,
  insertDecisions,
  listDecisions,
  type Person,
  readPerson,
} from '../../store/people/people.ts'
import { decideJoin, decideSplit } from '../../usecases/people/decide-people.ts'
import { addListCommand } from '../add-list-command.ts'
import { CliError, EXIT } from '../errors.ts'
import { withDatabase } from '../open-database.ts'
import { openProgressLine } from '../progress-line.ts'
import { readEnterpriseNumbers } from '../read-enterprise-numbers.ts'
import { parsePositive } from './access/keys.ts'

// griffie people lookups

const DEFAULT_LIMIT = 1_000

/** Adds `lookups` to the command `people`. */
function addLookups(people: Command): void {
  people
    .command('lookups')
    .description(`who looked up which people, newest first; kept for ${LOOKUP_RETENTION_DAYS} days`)
    .option('--key <id>', 'only by the key with this id, which "keys list" shows')
    .option('--limit <n>', 'at most so many', parsePositive, DEFAULT_LIMIT)
    .option('--json', 'print as JSON')
    .action(async ({ key = null, limit, json }: { key?: string | null; limit: number; json?: boolean }) => {
      const found = await withDatabase(readConfig(), ({ pool }) => listLookups(pool, { keyId: key, limit }))
      if (json) process.stdout.write(`${JSON.stringify(found)}\n`)
      else if (found.length === 0) process.stderr.write('No look-ups.\n')
      else process.stdout.write(found.map(formatLookup).join(''))
    })
}

function formatLookup({ lookedUpAt, kind, keyId, memberId, memberEmail, subject }: LookupRecord): string {
  const by = keyId === null ? `member ${memberEmail ?? memberId}` : `key ${keyId}`
  const time = lookedUpAt.toISOString().slice(0, 19).replace('T', ' ')
  return `${time}  ${by}  ${kind.padEnd('officers'.length)}  ${subject}\n`
}

const MOST_FOUND = 50

/** Adds `people` and its commands to the program. */
export function addPeople(program: Command): void {
  const people = program
    .command('people')
    .description('mandates joined into people by evidence: derive them, look at them, correct them')
    .addHelpText(
      'after',
      `
Mandates are joined into one person by evidence only: the same represented company, shared boards, one publication,
a holding between the companies, or a rare name in one postal code. Workers derive people every ten minutes. Decisions
made with "split" and "join" are kept and followed by every later derivation.

Examples:
  griffie people find Anneke Van Pluim
  griffie people show 0123456789abcdef
  griffie people split 0123456789abcdef 0403.449.823 --note "her niece, by letter of 3 March"
  griffie people join 0123456789abcdef fedcba9876543210`,
    )
  addDerive(people)
  addFind(people)
  addShow(people)
  addSplit(people)
  addJoin(people)
  addDecisions(people)
  addLookups(people)
}

function addDerive(people: Command): void {
  people
    .command('derive')
    .description('derive people from the mandates that changed since the last time')
    .option('--all', 'from all mandates')
    .action(async ({ all = false }: { all?: boolean }) => {
      await withDatabase(readConfig(), async ({ pool }) =>
        process.stdout.write(await deriveWithProgress(pool, all)),
      )
    })
}

/** Derives people with a progress line; returns a one-line summary. */
export async function deriveWithProgress(pool: Pool, all = false): Promise<string> {
  const line = openProgressLine('people')
  const derived = await derivePeople(pool, { all, onProgress: line.update }).finally(() => line.stop())
  if (derived === null) return 'No mandate has changed since people were derived.\n'
  const { people, appearances, companies, tookMs } = derived
  const of = companies === null ? '' : `, from ${companies.toLocaleString('en')} changed companies`
  return `${people.toLocaleString('en')} people from ${appearances.toLocaleString('en')} appearances in ${(tookMs / 1000).toFixed(1)} s${of}\n`
}

function addFind(people: Command): void {
  people
    .command('find')
    .description('people with all these words in their names')
    .argument('<name...>', 'words of the name, in any order')
    .option('--json', 'print as JSON')
    .action(async (words: string[], options: { json?: boolean }) => {
      const wanted = searchWordsOf(words.join(' '))
      const found = await withDatabase(readConfig(), ({ pool }) => findPeople(pool, wanted, MOST_FOUND))
      if (options.json) process.stdout.write(`${JSON.stringify(found)}\n`)
      else if (found.length === 0) process.stderr.write('Nobody has this name.\n')
      else process.stdout.write(found.map(formatFound).join(''))
    })
}

function formatFound({ personId, name, companies }: Person): string {
  const [first, ...others] = companies
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `${personId}  ${name}  ${first ? formatCompany(first) : ''}${more}\n`
}

function addShow(people: Command): void {
  people
    .command('show')
    .description('the companies of a person, and why their mandates are taken for one person')
    .argument('<id>', 'the id that "people find" shows')
    .option('--json', 'print as JSON')
    .action(async (id: string, options: { json?: boolean }) => {
      const person = await withDatabase(readConfig(), ({ pool }) => requirePerson(pool, id))
      process.stdout.write(options.json ? `${JSON.stringify(person)}\n` : formatPerson(person))
    })
}

function formatPerson({ personId, name, companies, joins }: Person): string {
  const lines = companies.map(company => `  ${formatCompany(company)}  as ${company.names.join(' / ')}`)
  const reasons = joins.map(({ a, b, reasons, bits }) => {
    const [one, other] = [a, b].map(at => companies[at]?.enterpriseNumber)
    const numbers = [one, other].map(number => (number ? formatEnterpriseNumber(number) : '?')).join(' – ')
    return `  ${numbers}  ${reasons.join(', ')} (${bits.toFixed(1)} bits)`
  })
  return [
    `${personId}  ${name}`,
    ...lines,
    ...(reasons.length === 0 ? [] : ['one person by:', ...reasons]),
    '',
  ].join('\n')
}

function formatCompany({ enterpriseNumber, legalName }: Person['companies'][number]): string {
  return `${formatEnterpriseNumber(enterpriseNumber)} ${legalName ?? '(not in the register)'}`
}

function addSplit(people: Command): void {
  people
    .command('split')
    .description('part a person in some companies from the same person in all others')
    .argument('<id>', 'the person')
    .argument('<number...>', 'enterprise numbers of companies in which it is somebody else')
    .option('--note <text>', 'why, for the list of decisions')
    .action(async (id: string, texts: string[], { note = null }: { note?: string | null }) => {
      const numbers = await readEnterpriseNumbers(texts)
      await withDatabase(readConfig(), async ({ pool }) => {
        const person = await requirePerson(pool, id)
        requireCompanies(person, numbers)
        const decisions = decideSplit(person, numbers)
        if (decisions.length === 0)
          throw new CliError(`${person.name} is in no other company: there is nothing to split.`, EXIT.usage)
        await decide(pool, decisions, note)
      })
    })
}

function requireCompanies({ name, companies }: Person, numbers: readonly EnterpriseNumber[]): void {
  const missing = numbers.find(
    number => !companies.some(({ enterpriseNumber }) => enterpriseNumber === number),
  )
  if (missing !== undefined)
    throw new CliError(`${name} has no mandate in ${formatEnterpriseNumber(missing)}.`, EXIT.notFound)
}

function addJoin(people: Command): void {
  people
    .command('join')
    .description('make two people one')
    .argument('<id>', 'a person')
    .argument('<other>', 'who is the same person')
    .option('--note <text>', 'why, for the list of decisions')
    .action(async (id: string, otherId: string, { note = null }: { note?: string | null }) => {
      await withDatabase(readConfig(), async ({ pool }) => {
        const [one, other] = [await requirePerson(pool, id), await requirePerson(pool, otherId)]
        if (one.personId === other.personId)
          throw new CliError(`${id} and ${otherId} are one person already.`, EXIT.usage)
        await decide(pool, decideJoin(one, other), note)
      })
    })
}

async function decide(pool: Pool, decisions: readonly Decision[], note: string | null): Promise<void> {
  await insertDecisions(pool, decisions, note)
  process.stderr.write(await deriveWithProgress(pool))
}

function addDecisions(people: Command): void {
  addListCommand(people, {
    name: 'decisions',
    description: 'list decisions, oldest first',
    read: listDecisions,
    format: all => all.map(formatDecision).join(''),
    none: 'No decisions.',
  })
}

function formatDecision({ kind, decidedAt, a, b, note }: DecisionRecord): string {
  const [one, other] = [a, b].map(({ company, appearanceKey }) => `${company} ${appearanceKey}`)
  return `${decidedAt.toISOString().slice(0, 10)}  ${kind}  ${one}  ${other}${note === null ? '' : `  (${note})`}\n`
}

async function requirePerson(pool: Pool, id: string): Promise<Person> {
  if (!isPersonId(id))
    throw new CliError(`"${id}" is not the id of a person: sixteen digits and letters a to f.`, EXIT.usage)
  const person = await readPerson(pool, id)
  if (person === null)
    throw new CliError(`There is no person ${id}; "griffie people find" shows ids.`, EXIT.notFound)
  return person
}
