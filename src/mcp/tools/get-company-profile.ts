// get_company_profile: summary of a company: register facts, headline figures, risk and insolvency.

import { z } from 'zod'
import { UNSCORED_REASONS } from '../../domain/risk.ts'
import type { JudicialDissolution } from '../../domain/timeline/insolvency-state.ts'
import { openBankruptcyBy } from '../../domain/timeline/open-bankruptcy.ts'
import type { Dossier } from '../../usecases/dossier/compose-dossier.ts'
import type { GetProfile, Profile } from '../../usecases/dossier/get-profile.ts'
import type { FindUnregistered } from '../../usecases/register/find-unregistered.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import {
  ACCOUNTS,
  closingFields,
  describeDays,
  describeWaiting,
  dossierUrl,
  GAZETTE,
  joinSources,
  kbo,
  numberOf,
  REGISTER,
  writeNote,
} from './company-answer.ts'
import { defineTool } from './define-tool.ts'
import { rethrowUnregistered } from './refuse-unregistered.ts'
import { describeSector } from './shape-accounts.ts'
import { shapeHeadline, shapePast, shapeRecord } from './shape-profile.ts'
import type { Tool, ToolContext } from './tool.ts'

const text = z.string().nullable()
const figures = z.record(z.string(), z.union([z.number(), z.literal('not_applicable')]).nullable())

const output = z.object({
  enterpriseNumber: z.string(),
  legalName: z.string(),
  naturalPerson: z.literal(true).optional(),
  status: z.literal('active'),
  situationCode: text,
  situation: z.string().optional(),
  legalForm: text,
  legalFormName: z.string().optional(),
  address: z.object({ street: text, zip: text, city: text }).nullable(),
  primaryNace: text,
  activity: z.string().optional(),
  founded: text,
  otherNames: z.array(z.string()).nullable(),
  formerNames: z.array(z.string()).nullable(),
  lastChange: z.string().optional(),
  establishments: z.int().nullable(),
  otherActivities: z.array(z.object({ nace: z.string(), name: text })).nullable(),
  sector: text,
  accounts: z
    .object({ fiscalYear: z.int(), periodEnd: z.string(), depositedOn: text, currency: text })
    .nullable(),
  figures,
  ratios: figures,
  absent: z.record(z.string(), z.array(z.string())),
  health: z.object({ score: z.number(), comparedWith: z.string() }).nullable(),
  risk: z.object({
    band: z.enum(['Unknown', 'Low', 'Moderate', 'Elevated', 'High', 'Severe']),
    scoreOutOf100: z.number().nullable(),
    probability: z.number().nullable(),
    rule: z.enum(['open_bankruptcy']).optional().describe('Sets the probability instead of the model'),
    altmanZ: z.number().optional(),
    modelVersion: z.string().optional(),
    evaluatedAt: z.string().optional(),
    basis: z
      .object({
        deposit: z.string(),
        periodEnd: z.string(),
        inputsKnown: z.int().nullable(),
        inputsTotal: z.int().nullable(),
      })
      .optional(),
    reason: z.string().optional(),
  }),
  insolvency: z
    .object({
      openBankruptcy: z.boolean().nullable(),
      openBankruptcyBy: z.array(z.string()),
      events: z.int().nullable(),
      adminEvents: z.int().nullable(),
      firstSignal: z.string().optional(),
      lastSignal: z.string().optional(),
    })
    .nullable(),
  asOf: z.string(),
  ...closingFields,
})

type ProfileDeps = { getProfile: GetProfile; findUnregistered: FindUnregistered; readCoverage: ReadCoverage }

export function createProfileTool({ getProfile, findUnregistered, readCoverage }: ProfileDeps): Tool {
  return defineTool({
    name: 'get_company_profile',
    title: 'Company profile',
    description:
      'Identity and condition of a Belgian company: register facts, latest accounts, health (0-100 among peers), bankruptcy probability, insolvency counts. Start here with a number. situationCode: 000 ordinary, 050 open bankruptcy, 012 voluntary dissolution; status is active even then. null = unknown, never zero; "not_applicable" = meaningless for the sector; reasons in absent.',
    input: z.strictObject({ kbo }),
    output,
    async answer({ kbo }, context) {
      const number = numberOf(kbo)
      const profile = await getProfile(number).catch(error =>
        rethrowUnregistered(error, { what: 'profile', number, findUnregistered, context }),
      )
      const { dossier, unanswered } = profile
      const isEmpty = dossier.insolvencyEventCount === 0
      const remark = isEmpty && describeDays('court notices', (await readCoverage())?.notices)
      return shapeProfile(
        profile,
        context,
        writeNote(
          context,
          unanswered,
          describeWaiting(dossier.unreadTexts),
          describeDissolution(profile.insolvency),
          remark,
        ),
      )
    },
  })
}

const DISSOLUTIONS: Record<JudicialDissolution, string> = {
  dissolved: 'By the gazette a court has dissolved the company; the register does not record it.',
  dissolved_and_closed:
    'By the gazette a court has dissolved the company and closed its liquidation; the register does not record it.',
  in_liquidation:
    'By the gazette the company is in liquidation, with a liquidator named by a court; the register does not record it.',
}

function describeDissolution(insolvency: Profile['insolvency']): string | false {
  const state = insolvency?.state
  if (state === undefined || state === 'bankrupt' || state === 'as_registered') return false
  return DISSOLUTIONS[state]
}

function shapeProfile(
  profile: Profile,
  context: ToolContext,
  note: string | undefined,
): z.input<typeof output> {
  const { dossier, financials } = profile
  const { company, asOf } = dossier
  const { sector, ...headline } = shapeHeadline(financials, company.primaryNace)
  const health = financials?.years[0]?.derived?.health
  return {
    ...shapeIdentity(profile),
    ...shapeRecord(profile),
    ...shapePast(profile),
    sector: describeSector(sector),
    ...headline,
    health: health ? { score: health.score, comparedWith: health.group } : null,
    risk: shapeRisk(profile),
    insolvency: shapeInsolvency(dossier),
    asOf,
    note,
    source: joinSources(REGISTER, GAZETTE, ACCOUNTS, 'health and risk derived by Griffie'),
    dossierUrl: dossierUrl(context, company.enterpriseNumber, company.legalName),
  }
}

function shapeIdentity({ dossier, names }: Profile) {
  const { company, registerSituationCode } = dossier
  return {
    enterpriseNumber: company.enterpriseNumber,
    legalName: company.legalName,
    naturalPerson: company.naturalPerson ? (true as const) : undefined,
    status: 'active' as const, // companies outside the newest extract are unknown here
    situationCode: registerSituationCode,
    situation: (registerSituationCode && names.situation?.text) ?? undefined,
    legalForm: company.legalForm,
    legalFormName: names.legalForm?.text,
    address: company.address,
    primaryNace: company.primaryNace,
    activity: names.activity?.text,
  }
}

function shapeRisk({ dossier: { risk }, unscored }: Profile) {
  return {
    band: risk.band,
    scoreOutOf100: risk.scoreOutOf100,
    probability: risk.probability,
    rule: risk.rule,
    altmanZ: risk.altmanZ ?? undefined,
    modelVersion: risk.modelVersion ?? undefined,
    evaluatedAt: risk.evaluatedAt ?? undefined,
    basis: risk.basis,
    reason: unscored ? UNSCORED_REASONS[unscored] : undefined,
  }
}

// Null when the gazette was not read and the register reports no bankruptcy. `openBankruptcy` is false only when both
// sources were read.
function shapeInsolvency(dossier: Dossier) {
  const { insolvencyTimelineRead, stagesDegraded, rollup, insolvencyEventCount, adminEventCount } = dossier
  const by = openBankruptcyBy(dossier)
  if (!insolvencyTimelineRead && by.length === 0) return null
  return {
    openBankruptcy: by.length > 0 || (stagesDegraded.includes('register') ? null : false),
    openBankruptcyBy: by,
    events: insolvencyEventCount,
    adminEvents: adminEventCount,
    firstSignal: rollup?.firstSignalDate ?? undefined,
    lastSignal: rollup?.lastSignalDate ?? undefined,
  }
}
