// Officer statements from Dutch sentences: names behind addresses and forms, verbs far apart, dates. Names are fixtures.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeAct } from '../../../../test/fixtures/acts/compose-act.ts'
import { shorten } from '../../../../test/fixtures/acts/shorten-fact.ts'
import { hasNamedHolder } from '../../../domain/publications/named-facts.ts'
import { extractAct } from '../extract-act.ts'

const CASES: [string, string, string[]][] = [
  [
    'a name with particles begins behind an address',
    'De vergadering heeft Jan Varlin, Kerkstraat 4 te 9000 Gent, Els Van den Odon, Kerkstraat 4 te 9000 Gent en Luc Peer, Kerkstraat 4 te 9000 Gent, tot vereffenaars benoemd.',
    [
      'appointment liquidator Els Van den Odon',
      'appointment liquidator Jan Varlin',
      'appointment liquidator Luc Peer',
    ],
  ],
  [
    'a capital particle behind a spelt-out form or a quote is of the name',
    'De vergadering benoemt tot bestuurders :\n- de naamloze vennootschap DE VARLIN INVEST, met zetel te Gent ;\n- de BV "Van den Odon & Zonen", met zetel te Gent.',
    ['appointment director BV Van den Odon & Zonen', 'appointment director DE VARLIN INVEST'],
  ],
  [
    'a family name one letter from an ordinary word is read behind a given name',
    'De raad benoemt tot bestuurder: Oscar Vermeylen.',
    ['appointment director Oscar Vermeylen'],
  ],
  [
    'the form of a company is no verb',
    'De vergadering heeft benoemd tot bestuurder: de besloten vennootschap VARLIN, met zetel te Gent.',
    ['appointment director VARLIN'],
  ],
  [
    'what a later meeting will decide is no future change',
    'Er blijkt dat de vergadering het mandaat van Jan Varlin als bestuurder tot de vergadering die zal beraadslagen over de jaarrekening van 2030 heeft verlengd.',
    ['reappointment director Jan Varlin m2031'],
  ],
  [
    'a verb of leaving is no word of birth before a day',
    'Mevrouw Els Varlin neemt ontslag als bestuurder per 31 mei 2025.',
    ['resignation director Els Varlin 2025-05-31'],
  ],
  [
    'a company behind the auxiliary is the subject, whatever stands beside its representative',
    'Varlin Beheer BV, met als vaste vertegenwoordiger Jan Odon, wordt in de hoedanigheid van bestuurder vanaf 1 juni 2025 benoemd.',
    ['appointment director Varlin Beheer BV / Jan Odon 2025-06-01'],
  ],
  [
    'whoever represents a company no longer ends, and the other one begins',
    'De raad stelt vast dat Varlin BV, bestuurder, niet langer vast vertegenwoordigd wordt door Jan Odon maar door Els Peer.',
    ['appointment permanent_representative Els Peer', 'resignation permanent_representative Jan Odon'],
  ],
  [
    'a representative beside a company leaves the separable verb whole',
    'De vergadering stelt Varlin BV, vast vertegenwoordigd door Jan Odon, aan als bestuurder.',
    ['appointment director Varlin BV / Jan Odon'],
  ],
]

for (const [what, body, facts] of CASES)
  test(what, () => {
    const said = extractAct(composeAct('nl', 'BENOEMINGEN - ONTSLAGEN', body)).filter(hasNamedHolder)
    assert.deepEqual(said.map(shorten).sort(), facts)
  })
