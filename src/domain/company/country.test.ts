import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryOf } from './country.ts'

const of = (countryNl: string | null, countryFr: string | null = null) => ({ countryNl, countryFr })

test('an address without a country is Belgian', () => {
  assert.deepEqual(countryOf(of(null), 'en'), { code: 'BE', name: 'Belgium' })
  assert.deepEqual(countryOf(of(null), 'de'), { code: 'BE', name: 'Belgien' })
})

test("the register's names lead to ISO codes and to names in the reader's language", () => {
  const filed: [string, string, code: string][] = [
    ['Frankrijk', 'France', 'FR'],
    ['Nederland', 'Pays-Bas', 'NL'],
    ['Groot-Brittannië', 'Grande-Bretagne', 'GB'],
    ['Zwitserland', 'Suisse', 'CH'],
    ['Duitsland (Bondsrep.)', 'Allemagne (Rép.féd.)', 'DE'],
    ['Verenigde Staten van Amerika', "Etats-Unis d'Amérique", 'US'],
    ['Turkije', 'Turquie', 'TR'],
    ['Monaco /Vorstendom/', 'Monaco /Principauté/', 'MC'],
    ['Luxemburg (Groot-Hertogdom)', 'Luxembourg (Grand-Duché)', 'LU'],
    ['Congo (Dem. Rep.)', 'Congo (Rép. dém.)', 'CD'],
    ['Italië', 'Italie', 'IT'],
  ]
  for (const [nl, fr, code] of filed) {
    assert.deepEqual(countryOf(of(nl, fr), 'nl'), { code, name: nl })
    assert.deepEqual(countryOf(of(nl, fr), 'fr'), { code, name: fr })
  }
  assert.equal(countryOf(of('Zwitserland', 'Suisse'), 'en').name, 'Switzerland')
  assert.equal(countryOf(of('Zwitserland', 'Suisse'), 'de').name, 'Schweiz')
})

test('a country that is no longer one keeps its filed name, without a code', () => {
  const filed = of('Joegoslavië (Servië-Montenegro)', 'Yougoslavie (Serbie-Montenegro)')
  assert.deepEqual(countryOf(filed, 'en'), { code: null, name: 'Joegoslavië (Servië-Montenegro)' })
  assert.equal(countryOf(filed, 'fr').name, 'Yougoslavie (Serbie-Montenegro)')
})
