// get_company_officers: board, management, auditors and court-appointed roles of a company.

import { z } from 'zod'
import { describeAbsence } from '../../domain/company/describe-absence.ts'
import type { NamedInAccounts } from '../../domain/officers/officer-filings.ts'
import { dayInBelgium, systemClock } from '../../platform/clock.ts'
import type { Coverage, GazetteCoverage } from '../../store/gazette/coverage.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import type { Officers } from '../../usecases/officers/list-officers.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import {
  ACCOUNTS,
  closingFields,
  companyFields,
  day,
  describeReadDays,
  describeWaiting,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import {
  FIRST_PAGE,
  formatOfficersCursor,
  hashLists,
  jsonByteLength,
  MAX_RESULT_BYTES,
  type OfficersCursor,
  parseOfficersCursor,
  takeWithinBytes,
} from './pagination.ts'
import { linkPerson, officer, type ShapedOfficer, shapeLists, shapeNamed } from './shape-officer.ts'
import type { Tool } from './tool.ts'

const CURSOR = 'must be the nextCursor of an earlier result.'
const DAY = 'must be a day such as "2021-06-30", not later than today.'

const officers = z.array(officer).nullable()

const output = z.object({
  ...companyFields,
  officers,
  auditors: officers,
  courtAppointed: officers,
  namedInAccounts: officers,
  leftOut: z.int().optional(),
  nextCursor: z.string().optional(),
  ...closingFields,
})

type Output = z.input<typeof output>

type OfficersToolDeps = Pick<UseCases, 'listOfficers' | 'identifyOfficers' | 'readCoverage'>

export function createOfficersTool({ listOfficers, identifyOfficers, readCoverage }: OfficersToolDeps): Tool {
  return defineTool({
    name: 'get_company_officers',
    title: 'Officers of a company',
    description:
      'Board and management by acts, auditors, court-appointed roles. currency stale = open but not confirmed, do not call it current. Report doubts. namedInAccounts: stated only in the accounts of year. from null = start not stated; omitted = unknown. termEndsOn: at the latest. personId, url: for keys with that right. Lists null = source unavailable or acts not yet processed; [] = none found, no proof that none exist. More: cursor = nextCursor.',
    input: z.strictObject({
      kbo,
      on: day(DAY)
        .refine(on => on <= dayInBelgium(systemClock), DAY)
        .optional()
        .describe('Only officers possibly in office on this day'),
      cursor: z
        .string(CURSOR)
        .refine(text => parseOfficersCursor(text) !== null, CURSOR)
        .optional(),
    }),
    output,
    async answer({ kbo, on, cursor }, context) {
      const number = numberOf(kbo)
      const keyId = context.peopleKeyId
      const [listed, personIdOf] = await Promise.all([
        listOfficers(number),
        keyId === undefined ? null : identifyOfficers(number, { kind: 'tool', by: { keyId } }),
      ])
      const { company, absence, part, namedInAccounts, unanswered, waiting } = listed
      const found = part && on !== undefined ? inOfficeOn(part, on) : part
      const named = namedInAccounts?.filter(one => isNamedOn(one, on)) ?? null
      const start = found && resolveCursor(found, named, cursor)
      const note = writeNote(
        context,
        unanswered,
        describeAbsence(absence),
        describeWaiting(waiting),
        found !== null && (await explainCoverage(readCoverage, found, on)),
        start !== null &&
          cursor !== undefined &&
          start.lists !== parseOfficersCursor(cursor)?.lists &&
          LISTS_CHANGED,
      )
      const body = {
        ...shapeLists(found && start && itemsAfter(found, start), one =>
          linkPerson(context, personIdOf, one),
        ),
        namedInAccounts: named?.slice(start?.namedInAccounts).map(shapeNamed) ?? null,
        nextCursor: start === null ? undefined : formatOfficersCursor(start), // cursor of this page; `shorten` replaces it by the next one
      }
      const sources = [REGISTER, GAZETTE, ...(named?.length ? [ACCOUNTS] : [])]
      return frameAnswer(context, { number, company, sources, note }, body)
    },
    shorten: truncateAnswer,
  })
}

const LISTS_CHANGED = 'The mandates changed since that cursor was issued: this is the first page again.'

// A cursor to lists that have changed since restarts at the first page.
function resolveCursor(
  found: Officers,
  named: readonly NamedInAccounts[] | null,
  cursor: string | undefined,
): OfficersCursor {
  const lists = hashLists({ ...found, named })
  const requested = cursor === undefined ? null : parseOfficersCursor(cursor)
  return requested?.lists === lists ? requested : { ...FIRST_PAGE, lists }
}

function itemsAfter({ officers, auditors, courtAppointed }: Officers, start: OfficersCursor): Officers {
  return {
    officers: officers.slice(start.officers),
    auditors: auditors.slice(start.auditors),
    courtAppointed: courtAppointed.slice(start.courtAppointed),
  }
}

function isEmpty(found: Officers): boolean {
  return Object.values(found).every(list => list.length === 0)
}

// An empty list, and one of a day before the first that was read, rest on the days that were read.
async function explainCoverage(
  readCoverage: ReadCoverage,
  found: Officers,
  on: string | undefined,
): Promise<string | false> {
  const none = isEmpty(found)
  if (!none && on === undefined) return false
  const days = await readCoverage()
  if (none)
    return `No mandates found${on === undefined ? '' : ' for that day'}, which does not prove that none exist. ${describeReadDays(days)}`
  const unread = on === undefined ? [] : unreadOn(on, days)
  return (
    unread.length > 0 &&
    `Not processed of that day: ${unread.join(' and ')}. Who left before the first one that was is missing. ${describeReadDays(days)}`
  )
}

function unreadOn(day: string, days: GazetteCoverage | null): string[] {
  const isUnread = (read: Coverage | undefined) => read?.from != null && day < read.from
  return [isUnread(days?.acts) && 'acts', isUnread(days?.notices) && 'court notices'].filter(
    name => name !== false,
  )
}

// An unknown start may be earlier than `day`, an unknown end later. A stated term ends a mandate that nothing confirms later.
function inOfficeOn({ officers, auditors, courtAppointed }: Officers, day: string): Officers {
  const isPast = ({ termEndsOn, confirmedOn }: Officer) =>
    termEndsOn !== null && termEndsOn < day && (confirmedOn === null || confirmedOn <= termEndsOn)
  const held = (officer: Officer) =>
    (officer.from === null || officer.from <= day) &&
    (officer.to === null ? !isPast(officer) : officer.to >= day)
  return {
    officers: officers.filter(held),
    auditors: auditors.filter(held),
    courtAppointed: courtAppointed.filter(held),
  }
}

function isNamedOn({ from, termEndsOn }: NamedInAccounts, day: string | undefined): boolean {
  return day === undefined || ((from === null || from <= day) && (termEndsOn === null || termEndsOn >= day))
}

// Maximum size of the note about truncation, including the cursor.
const RESERVED_NOTE_BYTES = 300

// Truncates by priority: court-appointed roles, auditors, officers; current before former. The cursor leads to the rest.
function truncateAnswer(answer: Output): Output {
  const { nextCursor: ownCursor, ...whole } = answer
  const start = ownCursor === undefined ? null : parseOfficersCursor(ownCursor)
  if (start === null || jsonByteLength(whole) <= MAX_RESULT_BYTES) return whole
  const empty = { officers: [], auditors: [], courtAppointed: [], namedInAccounts: [] }
  let room = MAX_RESULT_BYTES - RESERVED_NOTE_BYTES - jsonByteLength({ ...whole, ...empty })
  let leftOut = 0
  const keep = (list: ShapedOfficer[] | null, maxBytes: number): ShapedOfficer[] => {
    const given = list ?? []
    const fitting = takeWithinBytes(given, Math.min(room, maxBytes))
    const kept = fitting.length > 0 ? fitting : takeWithinBytes(given.slice(0, 1), room) // so that the cursor advances
    room -= jsonByteLength(kept)
    leftOut += given.length - kept.length
    return kept
  }
  const courtAppointed = keep(whole.courtAppointed, room / 3)
  const auditors = keep(whole.auditors, room / 3)
  const named = keep(whole.namedInAccounts, room / 3)
  const officers = keep(whole.officers, room)
  const nextCursor = formatOfficersCursor({
    lists: start.lists,
    officers: start.officers + officers.length,
    auditors: start.auditors + auditors.length,
    courtAppointed: start.courtAppointed + courtAppointed.length,
    namedInAccounts: start.namedInAccounts + named.length,
  })
  const cut = `Truncated at ${MAX_RESULT_BYTES} bytes: leftOut mandates are omitted, former ones first. The rest: cursor = nextCursor.`
  const note = whole.note === undefined ? cut : `${whole.note} ${cut}`
  const namedInAccounts = whole.namedInAccounts && named
  return { ...whole, officers, auditors, courtAppointed, namedInAccounts, leftOut, nextCursor, note }
}
