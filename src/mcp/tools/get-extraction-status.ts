// get_extraction_status: extraction progress of a company's acts, to explain an empty or short timeline.

import { z } from 'zod'
import { describeAbsence } from '../../domain/company/describe-absence.ts'
import type { ExtractionStatus, GetExtractionStatus } from '../../usecases/timeline/get-extraction-status.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import {
  closingFields,
  companyFields,
  describeReadDays,
  frameAnswer,
  GAZETTE,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import type { Tool, ToolContext } from './tool.ts'

const count = z.int().nullable()

export function createExtractionStatusTool(
  getExtractionStatus: GetExtractionStatus,
  readCoverage: ReadCoverage,
): Tool {
  return defineTool({
    name: 'get_extraction_status',
    title: 'Extraction status',
    description:
      'Counts of gazette acts of a company. Use it when acts or officers are empty or short: explanation states whether acts are missing, not yet processed or without facts. Null = source unavailable.',
    input: z.strictObject({ kbo }),
    output: z.object({
      ...companyFields,
      onFile: count,
      extracted: count,
      waiting: count,
      failed: count,
      withFacts: count,
      newest: z.string().nullable(),
      queue: z
        .object({ state: z.enum(['idle', 'waiting', 'working']), queuedJobs: z.int(), activeJobs: z.int() })
        .nullable(),
      explanation: z.string(),
      ...closingFields,
    }),
    async answer({ kbo }, context) {
      const number = numberOf(kbo)
      const { company, absence, part, unanswered } = await getExtractionStatus(number)
      const note = writeNote(
        context,
        unanswered,
        describeAbsence(absence),
        part?.onFile === 0 && describeReadDays(await readCoverage()),
      )
      const frame = { number, company, sources: [REGISTER, GAZETTE], note }
      return frameAnswer(context, frame, shapeStatus(part, context))
    },
  })
}

function shapeStatus(status: ExtractionStatus | null, { findNotLoaded }: ToolContext) {
  const isLoaded = !findNotLoaded?.().has('gazette')
  return {
    onFile: status?.onFile ?? null,
    extracted: status?.extracted ?? null,
    waiting: status && waitingOf(status),
    failed: status?.failed ?? null,
    withFacts: status?.withFacts ?? null,
    newest: status?.newestOn ?? null,
    queue: status && shapeQueue(status.queue),
    explanation:
      status === null
        ? `Unknown: ${isLoaded ? 'gazette source unavailable' : 'the official gazette is not loaded on this server'}.`
        : explain(status),
  }
}

// Failed extractions are not retried.
function waitingOf({
  onFile,
  extracted,
  failed,
}: Pick<ExtractionStatus, 'onFile' | 'extracted' | 'failed'>): number {
  return onFile - extracted - failed
}

function shapeQueue({ queued, active }: ExtractionStatus['queue']) {
  const state = active > 0 ? ('working' as const) : queued > 0 ? ('waiting' as const) : ('idle' as const)
  return { state, queuedJobs: queued, activeJobs: active }
}

function explain({ onFile, extracted, failed, withFacts }: ExtractionStatus): string {
  if (onFile === 0)
    return 'No act of this company is on file. It may have published acts that were not imported.'
  const waiting = waitingOf({ onFile, extracted, failed })
  const sentences = [
    waiting > 0 &&
      `${waiting} of ${onFile} acts are not yet processed: until then counts and mandates are unknown, not zero.`,
    failed > 0 &&
      `Extraction failed for ${failed}: counts and mandates stay unknown until a new version processes them or the operator sets them aside.`,
    extracted > withFacts &&
      `${extracted - withFacts} were processed without facts: they state none, or in wordings that are not recognised.`,
  ].filter(sentence => sentence !== false)
  return sentences.length === 0 ? 'Every act on file was processed and has facts.' : sentences.join(' ')
}
