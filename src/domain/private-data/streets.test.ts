import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redactStreets } from './streets.ts'

test('streets with house numbers are left out, without a cue too', () => {
  for (const text of [
    'Jan Verzonnen, Kerkstraat 5, 9000 Gent, wordt benoemd',
    'Jan Verzonnen, Grote Markt, Kerkstraat 5 bus 2 te 9000 Gent, wordt benoemd',
    'Monsieur Jean Inventé, rue de la Gare 12/3 à 5000 Namur, est nommé',
    'Monsieur Jean Inventé, 38, rue Haute, 5000 Namur, est nommé',
    'Herr Hans Erfunden, Bahnhofstraße 7, 4700 Eupen, wird ernannt',
    'Anna Verzonnen (Korenlaan 12b) ontslagnemend',
    'Monsieur Jean Inventé nn : […] rue de la Gare.12 5000 Namur est nommé',
    'Monsieur Jean Inventé, rue du Dr. Haute 12 5000 Namur est nommé',
    'Monsieur Jean Inventé, Gaxenstr 12, 5000 Namur, est nommé',
  ]) {
    const shown = redactStreets(text)
    assert.doesNotMatch(shown, /straat|straße|rue|laan|Gaxen|\b(?:5|12|38|7)\b/i, shown)
    assert.match(shown, /(?:Verzonnen|Inventé|Erfunden).*\[…\].*(?:benoemd|nommé|ernannt|ontslagnemend)/)
  }
})

test('text without a street stays', () => {
  const text = 'De vergadering benoemt op 1 januari 2024 mevrouw Anna Verzonnen tot bestuurder voor zes jaar.'
  assert.equal(redactStreets(text), text)
})
