import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRubrics } from '../../../../../test/fixtures/financials.ts'
import { computeRatios, RATIO_DEFINITIONS } from '../../../../domain/accounts/ratios/compute-ratios.ts'
import { notApplicable, type SectorKind } from '../../../../domain/accounts/sector.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import {
  describeAbsence,
  labelRatio,
  noteOnRatio,
  plainRatioLabel,
  translateInputNote,
  translateReason,
} from './ratio-words.ts'

const KINDS: SectorKind[] = ['bank', 'insurer', 'fund', 'holding', 'financial_other']
const YEAR = {
  model: 'm81-f',
  periodStart: null,
  periodEnd: null,
  previousRubrics: {},
  rubrics: makeRubrics(),
}

// Terms of the statistics of the Central Balance Sheet Office, published in Dutch and French.
const TERMS_OF_THE_BANK: Record<string, [nl: string, fr: string]> = {
  margin_gross: ['Brutoverkoopmarge', 'Marge brute sur ventes'],
  margin_net: ['Nettoverkoopmarge', 'Marge nette sur ventes'],
  value_added_per_fte: ['Toegevoegde waarde per personeelslid', 'Valeur ajoutée par personne occupée'],
  personnel_share: ['Personeelskosten / toegevoegde waarde', 'Frais de personnel / valeur ajoutée'],
  financial_charges_share: ['Financiële kosten / toegevoegde waarde', 'Charges financières / valeur ajoutée'],
  return_on_equity: [
    'Nettorendabiliteit van het eigen vermogen na belasting',
    'Rentabilité nette des capitaux propres après impôts',
  ],
  cash_flow_to_equity: ['Cashflow / eigen vermogen', 'Cash-flow / capitaux propres'],
  return_on_assets_gross: [
    'Brutorendabiliteit van het totaal der activa vóór belasting',
    'Rentabilité brute du total de l’actif avant impôts et charges des dettes',
  ],
  return_on_assets_net: [
    'Nettorendabiliteit van het totaal der activa vóór belasting',
    'Rentabilité nette du total de l’actif avant impôts et charges des dettes',
  ],
  liquidity_broad: ['Liquiditeit in ruime zin', 'Liquidité au sens large'],
  liquidity_narrow: ['Liquiditeit in enge zin', 'Liquidité au sens strict'],
  customer_days: ['Aantal dagen klantenkrediet', 'Nombre de jours de crédit clients'],
  supplier_days: ['Aantal dagen leverancierskrediet', 'Nombre de jours de crédit fournisseurs'],
  financial_independence: ['Graad van financiële onafhankelijkheid', 'Degré d’indépendance financière'],
}

test('ratios published by the National Bank have its terms as labels', () => {
  for (const [id, [nl, fr]] of Object.entries(TERMS_OF_THE_BANK)) {
    assert.ok(labelRatio('nl', id).replaceAll('\u00ad', '').startsWith(nl), labelRatio('nl', id))
    assert.ok(labelRatio('fr', id).startsWith(fr), labelRatio('fr', id))
  }
})

test('labels of files have no soft hyphens', () => {
  for (const { id } of RATIO_DEFINITIONS)
    for (const lang of LANGUAGES) assert.ok(!plainRatioLabel(lang, id).includes('\u00ad'), id)
})

test('every ratio has a label in every language, and a note where its definition has one', () => {
  for (const { id, note } of RATIO_DEFINITIONS) {
    for (const lang of LANGUAGES) {
      assert.notEqual(labelRatio(lang, id), id)
      if (note !== undefined) assert.ok(noteOnRatio(lang, id), `${id} ${lang}`)
    }
  }
})

/** All reasons that the domain can return for a ratio that does not apply. */
function listReasons(): Set<string> {
  const ofSectors = KINDS.flatMap(kind => RATIO_DEFINITIONS.map(({ id }) => notApplicable(kind, id)))
  const ofDivisors = RATIO_DEFINITIONS.map(({ divisor }) => `${divisor ?? 'The divisor'} is negative.`)
  const ofModels = [YEAR, { ...YEAR, model: 'm120-p' }].flatMap(year =>
    computeRatios(year).map(({ absence }) => (absence?.kind === 'not_applicable' ? absence.reason : null)),
  )
  return new Set([...ofSectors, ...ofDivisors, ...ofModels].filter(reason => reason !== null))
}

test('every reason of the domain is translated', () => {
  const reasons = listReasons()
  assert.ok(reasons.size > 15)
  for (const reason of reasons) {
    assert.equal(translateReason('en', reason), reason)
    for (const lang of ['nl', 'fr', 'de'] as const) {
      const translated = translateReason(lang, reason)
      assert.notEqual(translated, reason)
      assert.notEqual(translated, translateReason(lang, 'A reason without a translation.'), reason)
    }
  }
})

test('each kind of absence has its own message', () => {
  const messages = [
    describeAbsence('nl', { kind: 'not_filed', codes: ['70', '74'] }),
    describeAbsence('nl', { kind: 'zero_denominator' }),
    describeAbsence('nl', { kind: 'not_twelve_months', months: 17.5 }),
    describeAbsence('nl', { kind: 'not_twelve_months', months: null }),
    describeAbsence('nl', { kind: 'not_applicable', reason: 'Equity is negative.' }),
  ]
  assert.deepEqual(messages, [
    'Niet neergelegd: 70, 74.',
    'De noemer is nul.',
    'Het boekjaar telt 17,5 maanden, geen twaalf.',
    'De neerlegging vermeldt niet hoe lang het boekjaar is.',
    'Het eigen vermogen is negatief.',
  ])
})

test('every input note of every model is translated', () => {
  const models = ['m01-f', 'm02-f', 'm05-f', 'm07-f', 'm81-f']
  const notes = models.flatMap(model =>
    computeRatios({ ...YEAR, model, rubrics: { ...YEAR.rubrics, '70/74': '2000' } }).flatMap(({ inputs }) =>
      inputs.map(({ note }) => note).filter(note => note !== null),
    ),
  )
  assert.ok(notes.length > 10)
  for (const note of notes) for (const lang of LANGUAGES) assert.ok(translateInputNote(lang, note), note)
})
