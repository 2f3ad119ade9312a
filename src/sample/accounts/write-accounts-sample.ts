// Invented annual accounts for an invented register: references and figures in the Bank's own formats, with the truth about
// each beside them. No line is about a company or a person that exists.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dayOf, LAST_DAY, toIso } from '../days.ts'
import { JsonLinesWriter } from '../json-lines-writer.ts'
import { RunningNumbers } from '../numbers.ts'
import { hash, SeededRandom } from '../random.ts'
import type { SampleBankruptcy, SampleCompany, SampleOfficer } from '../sample-company.ts'
import { DocumentZipWriter, ZipWriter } from '../zip-writer.ts'
import { type Deposit, type DepositOwnership, describeReference } from './documents/deposit.ts'
import { writeJsonXbrl } from './documents/json-xbrl.ts'
import { describeCompany, describeDeposit } from './documents/truth.ts'
import type { PlannedDeposit } from './filing/plan-deposits.ts'
import { type CompanyAccounts, generateAccounts } from './generate-accounts.ts'
import { officersOn } from './generate-officers.ts'
import { OWNERSHIP_WINDOW, type PlannedOwnership, planOwnership, shareOf, WHOLE } from './plan-ownership.ts'
import type { Scheme } from './statements/scheme.ts'

export const ACCOUNTS_SAMPLE_FILES = {
  /** One JSON array of some thousand references each. */
  references: 'accounts-references.zip',
  /** Zips of one JSON-XBRL document per deposit with figures, `2024-00012345.json`. */
  accounts: 'accounts.zip',
  truth: 'accounts-truth.jsonl',
} as const

export type AccountsSampleOptions = {
  /** The same seed and companies give the same bytes. */
  seed: number
  /** Part of the companies that have accounts at all, 0 to 1; all unless told otherwise. */
  share?: number
  /** How many years back the oldest financial years ended; 5 unless told otherwise. */
  years?: number
  /** Last day of deposit, `YYYY-MM-DD`; that of the invented gazette, 2025-10-03, unless told otherwise. */
  until?: string
  /** Figures are written of deposits from this day on; 2022-04-04, as the Bank does, unless told otherwise. */
  figuresSince?: string
  /** All filings in one scheme, whatever the size: for measuring. By size unless told otherwise. */
  scheme?: Scheme
  /** Bankruptcies that other sources tell of. */
  failures?: (company: SampleCompany) => SampleBankruptcy | null
  /** Officers that other sources name; null where they name none. */
  officers?: (company: SampleCompany) => readonly SampleOfficer[] | null
}

/** `companies`: taken so far; `filers`: those with a deposit; `filings`: deposits with figures. */
export type AccountsSampleCounts = {
  companies: number
  filers: number
  references: number
  filings: number
  corrections: number
}

// Since this day the Bank gives figures of what is deposited as JSON; earlier deposits have their reference alone.
const FIGURES_SINCE = '2022-04-04'
const DEFAULT_YEARS = 5
// 366 times this many fit in the eight digits of a reference.
const DEPOSITS_PER_DAY = 25_000
const REFERENCES_OF_A_FILE = 5_000
const COMPANIES_BETWEEN_DRAINS = 16
const COMPANIES_BETWEEN_CALLS = 64

/**
 * Writes the sample into `folder`, which is made when missing; files of the same names are replaced. Companies are taken
 * one at a time and not kept. Throws a `RangeError` for a share or years out of range.
 */
export async function writeAccountsSample(
  folder: string,
  companies: Iterable<SampleCompany> | AsyncIterable<SampleCompany>,
  options: AccountsSampleOptions,
  onProgress: (counts: AccountsSampleCounts) => void = () => {},
): Promise<AccountsSampleCounts> {
  const { share = 1, years = 1 } = options
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share must be from 0 to 1, not ${share}`)
  if (!(years > 0 && years <= 20)) throw new RangeError(`years must be more than 0, at most 20, not ${years}`)
  await mkdir(folder, { recursive: true })
  const writer = new AccountsSampleWriter(folder, options, await openTruth(folder))
  try {
    let taken = 0
    let window: SampleCompany[] = []
    for await (const company of companies) {
      window.push(company)
      taken++
      if (window.length === OWNERSHIP_WINDOW) {
        writer.writeWindow(window)
        window = []
      }
      if (taken % COMPANIES_BETWEEN_DRAINS === 0) await writer.drain()
      if (taken % COMPANIES_BETWEEN_CALLS === 0) onProgress({ ...writer.counts })
    }
    writer.writeWindow(window)
    await writer.close()
  } catch (error) {
    await writer.abandon()
    throw error
  }
  onProgress({ ...writer.counts })
  return writer.counts
}

function openTruth(folder: string): Promise<JsonLinesWriter> {
  return JsonLinesWriter.create(join(folder, ACCOUNTS_SAMPLE_FILES.truth))
}

class AccountsSampleWriter {
  readonly #options: AccountsSampleOptions
  readonly #references: ZipWriter
  readonly #accounts: DocumentZipWriter
  readonly #truth: JsonLinesWriter
  readonly #numbering = new RunningNumbers(DEPOSITS_PER_DAY)
  readonly #period: { from: number; until: number }
  #batch: string[] = []
  #ownership: PlannedOwnership = { holdings: [], foreignHolders: [] }
  readonly counts: AccountsSampleCounts = {
    companies: 0,
    filers: 0,
    references: 0,
    filings: 0,
    corrections: 0,
  }

  constructor(folder: string, options: AccountsSampleOptions, truth: JsonLinesWriter) {
    this.#options = options
    this.#references = new ZipWriter(join(folder, ACCOUNTS_SAMPLE_FILES.references))
    this.#accounts = new DocumentZipWriter(join(folder, ACCOUNTS_SAMPLE_FILES.accounts))
    this.#truth = truth
    const until = options.until === undefined ? LAST_DAY : dayOf(options.until)
    this.#period = { from: until - Math.round((options.years ?? DEFAULT_YEARS) * 365.25), until }
  }

  /** Writes all that companies which may hold each other deposit; `drain` has to be awaited now and then. */
  writeWindow(window: readonly SampleCompany[]): void {
    this.#ownership = planOwnership(window, this.#options.seed)
    for (const company of window) this.#writeCompany(company)
  }

  #writeCompany(company: SampleCompany): void {
    const { seed, share = 1, failures, scheme = null } = this.#options
    this.counts.companies++
    if (company.naturalPerson || !isSampled(company, seed, share)) return
    const accounts = generateAccounts(company, failures?.(company) ?? null, { ...this.#period, scheme }, seed)
    if (accounts === null) return
    const { deposits } = accounts
    if (deposits.length > 0) this.counts.filers++
    this.#truth.add(describeCompany(accounts))
    const officers = deposits.length > 0 ? (this.#options.officers?.(company) ?? null) : null
    for (const planned of deposits) this.#write(this.#number(accounts, planned, officers))
  }

  #number(
    accounts: CompanyAccounts,
    planned: PlannedDeposit,
    known: readonly SampleOfficer[] | null,
  ): Deposit {
    const { company, form } = accounts.profile
    const { model, depositType, approvedOn, lived } = planned
    const { day, year, number } = this.#numbering.next(planned.depositedOn)
    const depositedOn = toIso(day)
    const hasFigures =
      planned.figures !== null && depositedOn >= (this.#options.figuresSince ?? FIGURES_SINCE)
    const audited = /^m(02|82|05)/.test(model)
    return {
      company,
      model,
      depositType,
      depositedOn,
      approvedOn: toIso(approvedOn),
      legalForm: form.code,
      reference: `${year}-${String(number + 1).padStart(8, '0')}`,
      periodStart: toIso(lived.fiscalYear.start),
      periodEnd: toIso(lived.fiscalYear.end),
      figures: hasFigures ? planned.figures : null,
      officers: hasFigures ? officersOn(company, known, approvedOn, audited, accounts.seed) : [],
      ownership: hasFigures
        ? this.#ownershipOf(company, model)
        : { holdings: [], holders: [], heldByPersons: 0 },
    }
  }

  // Micro models list neither, and only full ones the companies among the shareholders.
  #ownershipOf(company: SampleCompany, model: string): DepositOwnership {
    const { holdings, foreignHolders } = this.#ownership
    const isFull = /^m(02|82|05)/.test(model)
    const isMicro = /^m(07|87|08)/.test(model)
    const holders = [...holdings, ...foreignHolders].filter(({ held }) => held === company)
    return {
      holdings: isMicro ? [] : holdings.filter(({ holder }) => holder === company),
      holders: isFull ? holders : [],
      heldByPersons: WHOLE - holders.reduce((sum, holder) => sum + shareOf(holder), 0),
    }
  }

  #write(deposit: Deposit): void {
    this.counts.references++
    if (deposit.depositType === 'Correction') this.counts.corrections++
    this.#batch.push(JSON.stringify(describeReference(deposit)))
    if (this.#batch.length === REFERENCES_OF_A_FILE) this.#closeBatch()
    this.#truth.add(describeDeposit(deposit))
    if (deposit.figures === null) return
    this.counts.filings++
    this.#accounts.add(`${deposit.reference}.json`, writeJsonXbrl(deposit))
  }

  #closeBatch(): void {
    const name = `references-${String(this.#references.entries + 1).padStart(4, '0')}.json`
    this.#references.add(name, Buffer.from(`[${this.#batch.splice(0).join(',\n')}]`))
  }

  async drain(): Promise<void> {
    await this.#accounts.drain()
    await this.#truth.drain()
  }

  async close(): Promise<void> {
    if (this.#batch.length > 0 || this.#references.entries === 0) this.#closeBatch()
    await this.#accounts.close()
    await this.#references.close()
    await this.#truth.close()
  }

  async abandon(): Promise<void> {
    await this.#accounts.abandon()
    await this.#references.abandon()
    await this.#truth.abandon()
  }
}

function isSampled({ enterpriseNumber }: SampleCompany, seed: number, share: number): boolean {
  const own = hash(hash(seed, 0x5a), Number(enterpriseNumber) % 2 ** 31)
  return share === 1 || new SeededRandom(own).chance(share)
}
