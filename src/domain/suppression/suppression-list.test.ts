import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeEventFact } from '../../../test/fixtures/event-facts.ts'
import type { GazetteFact, MandateFact } from '../publications/gazette-fact.ts'
import type { LifecycleEvent } from '../timeline/lifecycle-event.ts'
import { filterEvents, filterFacts, filterMandates } from './filter-suppressed.ts'
import { canonicalNameKey, createSuppressionList } from './suppression-list.ts'

const hiding = (...names: string[]) => createSuppressionList({ companies: [403449823], names })

test('a name is suppressed in any word order and case, with or without accents and hyphens', () => {
  const { hidesName } = hiding('Éloïse-Marie Van den Brouckère')
  for (const writing of [
    'Éloïse-Marie Van den Brouckère',
    'VAN DEN BROUCKERE Eloise-Marie',
    'Van Den Brouckère, Éloïse Marie',
    'eloise marie vandenbrouckere',
    'Marie Eloïse Van den Brouckere',
    'Mevrouw Eloïse-Marie Van den Brouckère',
    'Mr. Éloïse–Marie Van den Brouckère',
  ])
    assert.ok(hidesName(writing), writing)
})

test('joined hyphens, written-out umlauts and apostrophes make no difference, in either direction', () => {
  for (const writings of [
    ['Jean-Pierre Pluimen', 'Jeanpierre Pluimen', 'Pluimen Jean-Pierre'],
    ['Jürgen Plümpe', 'Juergen Pluempe', 'Jurgen Plumpe'],
    ['Anneke D’Hondtje', "Anneke D'Hondtje", 'Anneke Dhondtje'],
  ]) {
    const given = writings[0] as string
    for (const writing of writings) {
      assert.ok(hiding(given).hidesName(writing), `${given}: ${writing}`)
      assert.ok(hiding(writing).hidesName(given), `${writing}: ${given}`)
    }
  }
})

test('a partial name never matches', () => {
  const { hidesName } = hiding('Odilon Van Pluim')
  for (const other of [
    'Odilon',
    'Van Pluim',
    'Pluim',
    'Odilon Karel Van Pluim',
    'Odilon Van Pluim-Maes',
    'Odilon Van Pluimen',
    'Odilon Van Pluim junior',
    'O. Van Pluim',
    '',
    '-',
  ])
    assert.ok(!hidesName(other), other)
  assert.ok(!hidesName(null))
})

test('of several people in one field one is enough', () => {
  const { hidesName } = hiding('Odilon Van Pluim')
  assert.ok(hidesName('Clotilde Verbeeld & Odilon Van Pluim'))
  assert.ok(hidesName('Odilon Van Pluim; Clotilde Verbeeld'))
  assert.ok(!hidesName('Odilon Verbeeld & Clotilde Van Pluim'))
})

test('a text that cannot be a full name has no key', () => {
  for (const text of ['Pluim', '', '  ', '&', 'Van Pluim', '!!!'])
    assert.equal(canonicalNameKey(text), null, text)
  assert.equal(canonicalNameKey('Odilon Van Pluim'), canonicalNameKey('VAN PLUIM odilon'))
  assert.equal(canonicalNameKey('Jean-Pierre Pluimen'), canonicalNameKey('pluimen jean pierre'))
})

test('a company is suppressed by number, a sole trader also by name, a legal person never by name', () => {
  const { hidesCompany, hidesNumber } = hiding('Odilon Van Pluim')
  assert.ok(hidesNumber(403449823))
  assert.ok(hidesNumber('0403449823' as never))
  assert.ok(!hidesNumber(403449922))
  const named = (enterpriseNumber: number, naturalPerson: boolean) =>
    hidesCompany({ enterpriseNumber, naturalPerson, legalName: 'Van Pluim Odilon' })
  assert.ok(named(403449823, false))
  assert.ok(named(403449922, true))
  assert.ok(!named(403449922, false))
})

test('a text mentions a person when it contains the whole name, in any order, between other words', () => {
  const { hidesText } = hiding('Odilon Van den Pluim', 'Anneke Müllermans jr')
  for (const text of [
    'Odilon Van den Pluim',
    'curator: mr. odilon vandenpluim, advocaat te Gent',
    'door VAN DEN PLUIM, Odilon.',
    'van Odilon Van den Pluim aan Clotilde Verbeeld',
    'an Anneke Muellermans jr. in Eupen',
  ])
    assert.ok(hidesText(text), text)
  for (const text of [
    'Odilon Verbeeld en Clotilde Van den Pluim',
    'Odilon Van den Pluimen',
    'Marodilon Van den Pluim',
    'Ondernemingsrechtbank Gent, afdeling Dendermonde',
    'Anneke Müllermans',
    '',
  ])
    assert.ok(!hidesText(text), text)
  assert.ok(!hidesText(null))
})

test('a name is found at the end of a long text, among many names', () => {
  const names = Array.from({ length: 500 }, (_, at) => `Odilon Verzonnen${'abcdefghij'[at % 10]}${at}`)
  const { hidesText } = hiding(...names, 'Clotilde Verbeeld')
  const long = 'De vennootschap heeft tot doel het malen van graan en wat daarbij hoort. '.repeat(400)
  assert.ok(!hidesText(long))
  assert.ok(hidesText(`${long} Aangesteld: Verbeeld Clotilde.`))
})

test('an empty list suppresses nothing', () => {
  const list = createSuppressionList({ companies: [], names: [] })
  assert.ok(
    !list.hidesNumber(403449823) &&
      !list.hidesName('Odilon Van Pluim') &&
      !list.hidesText('Odilon Van Pluim'),
  )
})

const mandate = { name: 'Clotilde Verbeeld', representative: null, holderNumber: null }

test('a mandate is left out for its holder, the holder’s number or its representative', () => {
  const list = hiding('Odilon Van Pluim')
  const mandates = [
    mandate,
    { ...mandate, name: 'Van Pluim Odilon' },
    { ...mandate, name: 'Verzonnen Beheer', representative: 'Odilon VAN PLUIM' },
    { ...mandate, name: 'Verzonnen Beheer', holderNumber: 403449823 },
  ]
  assert.deepEqual(filterMandates(mandates, list), [mandate])
})

const event: LifecycleEvent = {
  source: 'faillissement',
  severity: 'high',
  numac: '2025807259',
  pubDate: null,
  eventKind: 'bankruptcy_opening',
  court: 'Ondernemingsrechtbank Gent',
  eventDate: null,
  detail: null,
  cessationDate: null,
  suspensionEnd: null,
}

test('an event with a text that names a suppressed person loses that text', () => {
  const list = hiding('Odilon Van Pluim')
  const naming = { ...event, detail: 'rechter Odilon Van Pluim' }
  assert.deepEqual(filterEvents([event, naming], list), [event, event])
})

const span = { start: 0, end: 1 }
const base = { numac: '2025807259', pubDate: null, enterpriseNumber: null, identifiedBy: null, span }
const notice = makeEventFact()
const appointment: MandateFact = {
  ...base,
  fact: 'mandate',
  change: 'appointment',
  office: 'director',
  role: 'bestuurder',
  holder: { kind: 'person', name: 'Clotilde Verbeeld', enterpriseNumber: null },
  representative: null,
  effectiveOn: null,
  term: { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false },
}
const practitioner = { role: 'curator', change: 'appointed', officeAddress: null, email: null } as const

test('a fact is left out for any suppressed name in it: holder, representative, practitioner, judge, debtor, or in a text', () => {
  const name = 'Odilon Van Pluim'
  const shown: GazetteFact[] = [notice, appointment]
  const company = {
    kind: 'company',
    name: 'Verzonnen Beheer',
    enterpriseNumber: '0403449823' as never,
  } as const
  const hidden: GazetteFact[] = [
    { ...appointment, holder: { ...appointment.holder, name } },
    { ...appointment, representative: name },
    { ...appointment, holder: company },
    { ...notice, practitioners: [{ ...practitioner, name }] },
    { ...notice, judges: [name] },
    { ...notice, debtor: { name, legalForm: null, naturalPerson: true, address: null } },
    { ...notice, detail: `aan ${name}` },
    { ...base, fact: 'company_change', change: 'name', before: name, after: null, effectiveOn: null },
  ]
  assert.deepEqual(filterFacts([...shown, ...hidden], hiding(name)), shown)
})
