// The files of the sample while companies come in: what one company deposits is numbered, written and told.

import { dayOf, LAST_DAY, toIso } from '../days.ts'
import type { JsonLinesWriter } from '../json-lines-writer.ts'
import { RunningNumbers } from '../numbers.ts'
import { hash, SeededRandom } from '../random.ts'
import type { SampleCompany, SampleOfficer } from '../sample-company.ts'
import type { DocumentZipWriter, ZipWriter } from '../zip-writer.ts'
import type { Deposit } from './documents/deposit.ts'
import { writeJsonXbrl } from './documents/json-xbrl.ts'
import type { OtherFormats } from './documents/other-formats.ts'
import { describeReference } from './documents/references.ts'
import { describeCompany, describeDeposit } from './documents/truth.ts'
import type { PlannedDeposit } from './filing/plan-deposits.ts'
import { type CompanyAccounts, generateAccounts } from './generate-accounts.ts'
import { officersOn } from './generate-officers.ts'
import type { AccountsSampleCounts, AccountsSampleOptions } from './write-accounts-sample.ts'

// Since this day the Bank gives figures of what is deposited as JSON; earlier deposits have their reference alone.
const FIGURES_SINCE = '2022-04-04'
const DEFAULT_YEARS = 5
// 366 times this many fit in the eight digits of a reference.
const DEPOSITS_PER_DAY = 25_000
const REFERENCES_OF_A_FILE = 5_000

export type SampleFiles = {
  references: ZipWriter
  accounts: DocumentZipWriter
  truth: JsonLinesWriter
  forms: OtherFormats
}

export class AccountsSampleWriter {
  readonly #options: AccountsSampleOptions
  readonly #files: SampleFiles
  readonly #numbering = new RunningNumbers(DEPOSITS_PER_DAY)
  readonly #until: number
  readonly #from: number
  readonly #figuresSince: string
  #batch: string[] = []
  readonly #counts: AccountsSampleCounts = {
    companies: 0,
    filers: 0,
    references: 0,
    filings: 0,
    corrections: 0,
  }

  constructor(options: AccountsSampleOptions, files: SampleFiles) {
    this.#options = options
    this.#files = files
    this.#until = options.until === undefined ? LAST_DAY : dayOf(options.until)
    this.#from = this.#until - Math.round((options.years ?? DEFAULT_YEARS) * 365.25)
    this.#figuresSince = options.figuresSince ?? FIGURES_SINCE
  }

  get counts(): AccountsSampleCounts {
    return { ...this.#counts }
  }

  /** Writes all that the company deposits; `drain` has to be awaited now and then. */
  writeCompany(company: SampleCompany): void {
    const { seed, share = 1, failures, scheme = null } = this.#options
    this.#counts.companies++
    if (company.naturalPerson || !isSampled(company, seed, share)) return
    const period = { from: this.#from, until: this.#until }
    const accounts = generateAccounts(company, failures?.(company) ?? null, { ...period, scheme }, seed)
    if (accounts === null) return
    const { deposits } = accounts
    if (deposits.length > 0) this.#counts.filers++
    this.#files.truth.add(describeCompany(accounts))
    const known = deposits.length > 0 ? (this.#options.officers?.(company) ?? null) : null
    for (const planned of deposits) this.#write(this.#number(accounts, planned, known))
  }

  #number(
    accounts: CompanyAccounts,
    planned: PlannedDeposit,
    known: readonly SampleOfficer[] | null,
  ): Deposit {
    const { company, form } = accounts.profile
    const { exercise, before } = planned.lived
    const { day: depositedOn, year, number } = this.#numbering.next(planned.depositedOn)
    const reference = `${year}-${String(number + 1).padStart(8, '0')}`
    const hasFigures = planned.figures !== null && toIso(depositedOn) >= this.#figuresSince
    const audited = /^m(02|82|05)/.test(planned.model)
    return {
      company,
      reference,
      depositedOn: toIso(depositedOn),
      approvedOn: toIso(planned.approvedOn),
      periodStart: toIso(exercise.start),
      periodEnd: toIso(exercise.end),
      previousEnd: before === null ? null : toIso(exercise.start - 1),
      model: planned.model,
      depositType: planned.depositType,
      legalForm: form.code,
      figures: hasFigures ? planned.figures : null,
      officers: hasFigures ? officersOn(company, known, planned.approvedOn, audited, accounts.seed) : [],
    }
  }

  #write(deposit: Deposit): void {
    this.#counts.references++
    if (deposit.depositType === 'Correction') this.#counts.corrections++
    this.#batch.push(JSON.stringify(describeReference(deposit)))
    if (this.#batch.length === REFERENCES_OF_A_FILE) this.#closeBatch()
    this.#files.truth.add(describeDeposit(deposit))
    if (deposit.figures === null) return
    this.#counts.filings++
    this.#files.accounts.add(`${deposit.reference}.json`, writeJsonXbrl(deposit))
    this.#files.forms.offer(deposit)
  }

  #closeBatch(): void {
    const name = `references-${String(this.#files.references.entries + 1).padStart(4, '0')}.json`
    this.#files.references.add(name, Buffer.from(`[${this.#batch.join(',\n')}]`))
    this.#batch = []
  }

  async drain(): Promise<void> {
    await this.#files.accounts.drain()
    await this.#files.truth.drain()
    await this.#files.forms.drain()
  }

  async close(): Promise<void> {
    await this.drain()
    if (this.#batch.length > 0 || this.#files.references.entries === 0) this.#closeBatch()
    await this.#files.accounts.close()
    await this.#files.references.close()
    await this.#files.truth.close()
  }

  async abandon(): Promise<void> {
    await this.#files.accounts.abandon()
    await this.#files.references.abandon()
    await this.#files.truth.abandon()
  }
}

function isSampled({ enterpriseNumber }: SampleCompany, seed: number, share: number): boolean {
  return (
    share === 1 || new SeededRandom(hash(hash(seed, 0x5a), Number(enterpriseNumber) % 2 ** 31)).chance(share)
  )
}
