import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceUnavailableError } from '../../domain/errors.ts'
import type { Score, StoredRisk } from '../../domain/risk.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Dossier } from '../dossier/compose-dossier.ts'
import { findUnscoredReason } from './unscored-reason.ts'

function dossier(
  more: { naturalPerson?: boolean; riskScored?: boolean; stagesDegraded?: string[] } = {},
): Dossier {
  const { naturalPerson = false, riskScored = false, stagesDegraded = [] } = more
  return {
    company: { enterpriseNumber: '0123456749', naturalPerson },
    riskScored,
    stagesDegraded,
  } as unknown as Dossier
}

const loader = (read: () => Promise<StoredRisk | undefined>) =>
  ({ read }) as unknown as BatchLoader<StoredRisk>
const held = (reason: Score['reason']) =>
  loader(async () => ({ score: { reason } as Score, openBankruptcy: false }))
const nothing = loader(async () => undefined)

test('the reason is the one of the score that is held, or what became of it', async () => {
  assert.equal(await findUnscoredReason(dossier(), nothing), 'no_score_held')
  assert.equal(await findUnscoredReason(dossier(), held('inputs_missing')), 'inputs_missing')
  assert.equal(await findUnscoredReason(dossier(), held('open_bankruptcy')), 'bankruptcy_ended')
  assert.equal(await findUnscoredReason(dossier(), held(null)), 'filing_too_old')
})

test('a natural person is never scored, and a company that has a score has no reason', async () => {
  assert.equal(await findUnscoredReason(dossier({ naturalPerson: true }), nothing), 'natural_person')
  assert.equal(await findUnscoredReason(dossier({ riskScored: true }), nothing), null)
})

test('a source that did not answer is the reason, other failures are thrown', async () => {
  assert.equal(await findUnscoredReason(dossier({ stagesDegraded: ['risk'] }), nothing), 'risk_unanswered')
  const unavailable = loader(async () => {
    throw new SourceUnavailableError('risk')
  })
  assert.equal(await findUnscoredReason(dossier(), unavailable), 'risk_unanswered')
  const broken = loader(async () => {
    throw new Error('broken')
  })
  await assert.rejects(findUnscoredReason(dossier(), broken), /broken/)
})
