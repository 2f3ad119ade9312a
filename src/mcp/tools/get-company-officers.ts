// get_company_officers: who runs a company, who audits it, whom a court put in charge.

import { z } from 'zod'
import type { Officer } from '../../store/gazette/officers.ts'
import type { ListOfficers, Officers } from '../../usecases/list-officers.ts'
import type { TellReadDays } from '../../usecases/read-coverage.ts'
import type { Tool } from '../tool.ts'
import { defineTool } from './define-tool.ts'
import { bytesOf, keepWithin, MOST_BYTES } from './keep-within.ts'
import {
  closingFields,
  companyFields,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  tellDays,
  tellWaiting,
  writeNote,
} from './shared-fields.ts'

const officer = z
  .object({
    name: z.string(),
    holder: z.enum(['person', 'company']),
    enterpriseNumber: z.string().optional(),
    representative: z.string().optional(),
    role: z.string(),
    office: z.string().optional(),
    currency: z.enum(['current', 'stale', 'former']),
    from: z.string().nullable(),
    to: z.string().optional(),
    termEndsOn: z.string().optional(),
    confirmedOn: z.string().optional(),
    address: z.string().optional(),
    numac: z.string(),
  })
  .meta({ id: 'Officer' })

type ShapedOfficer = z.input<typeof officer>

const officers = z.array(officer).nullable()

const output = z.object({
  ...companyFields,
  officers,
  auditors: officers,
  courtAppointed: officers,
  leftOut: z.int().optional(),
  ...closingFields,
})

type Output = z.input<typeof output>

export function createOfficersTool(listOfficers: ListOfficers, tellReadDays: TellReadDays): Tool {
  return defineTool({
    name: 'get_company_officers',
    title: 'Officers of a company',
    description:
      'Board and management of a company from gazette acts (companies in office with their permanent representative), statutory auditors, and court-appointed roles such as curators. currency: current; stale = never ended but not confirmed recently, do not call it current; former. from null = start not stated; a field left out is not known. Lists null = source did not answer or texts wait to be read; [] = none found, not proof of none.',
    input: z.strictObject({ kbo }),
    output,
    async answer({ kbo }, context) {
      const number = numberOf(kbo)
      const { company, part, unanswered, waiting } = await listOfficers(number)
      const isEmpty = part !== null && Object.values(part).every(list => list.length === 0)
      const note = writeNote(
        unanswered,
        tellWaiting(waiting),
        isEmpty && (await tellNoOfficers(tellReadDays)),
      )
      return frameAnswer(context, { number, company, sources: [REGISTER, GAZETTE], note }, shapeLists(part))
    },
    shorten,
  })
}

async function tellNoOfficers(tellReadDays: TellReadDays): Promise<string> {
  const days = await tellReadDays()
  return `No mandates found, which is not proof that there are none. ${tellDays('acts', days?.acts)}`
}

function shapeLists(found: Officers | null) {
  return {
    officers: found?.officers.map(shapeOfficer) ?? null,
    auditors: found?.auditors.map(shapeOfficer) ?? null,
    courtAppointed: found?.courtAppointed.map(shapeOfficer) ?? null,
  }
}

function shapeOfficer(found: Officer): ShapedOfficer {
  return {
    name: found.name,
    holder: found.roleKind === 'director_company' ? 'company' : 'person',
    enterpriseNumber: found.holderNumber ?? undefined,
    representative: found.representative ?? undefined,
    role: found.role,
    office: found.office ?? undefined,
    currency: found.currency,
    from: found.from,
    to: found.to ?? undefined,
    termEndsOn: found.termEndsOn ?? undefined,
    confirmedOn: (found.currency !== 'former' && found.confirmedOn) || undefined,
    // Of persons never: a court-appointed role has the address of its office.
    address: (found.roleKind !== 'director' && found.address) || undefined,
    numac: found.sourceNumac,
  }
}

// A note about what was left out is as long as this.
const NOTE_BYTES = 200

// What says most goes first: those a court put in charge, auditors, then officers, the current before the former.
function shorten(answer: Output): Output {
  if (answer.officers === null || bytesOf(answer) <= MOST_BYTES) return answer
  let room = MOST_BYTES - NOTE_BYTES - bytesOf({ ...answer, officers: [], auditors: [], courtAppointed: [] })
  let leftOut = 0
  const keep = <T>(list: readonly T[] | null, most: number): T[] => {
    const kept = keepWithin(list ?? [], Math.min(room, most))
    room -= bytesOf(kept)
    leftOut += (list?.length ?? 0) - kept.length
    return kept
  }
  const courtAppointed = keep(answer.courtAppointed, room / 3)
  const auditors = keep(answer.auditors, room / 3)
  const shown = keep(answer.officers, room)
  const cut = `Cut at ${MOST_BYTES} bytes: leftOut mandates are not shown, former ones first.`
  return {
    ...answer,
    officers: shown,
    auditors,
    courtAppointed,
    leftOut,
    note: answer.note === undefined ? cut : `${answer.note} ${cut}`,
  }
}
