// The entries of a list: number, name and sentence, once per language. Positions are offsets in the text on
// one line.

export type ListEntry = {
  /** Ten digits as printed; null if there are none (a page about one company). */
  digits: string | null
  name: string | null
  sentence: string
  start: number
  end: number
}

const LABEL =
  /(?:(?:N[o°º]\.?|Num\.)\s?ent|Ond\.?\s?Nr|Unt\.?\s?nr)\.?\s?:?\s?([01]\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/giu
// Header and footer text between two columns.
const HEADERS_FOOTERS =
  /<<<PAGE|SERVICE\s+PUBLIC\s+F[EÉ]D|FEDERALE\s+OVERHEIDSD|F[ÖO]DERALER\s+[ÖO]FF|\[\s?C\s?[-−–]\s?\d{4}|Liste des (?:entit|fonct)|Lijst van (?:de )?(?:geregistr|funct)|Liste der|Moniteur belge, chauss|\d* ?MONIT(?:EUR)? ?BELGE|TEUR BELGE —|BELGISCH S|Belgisch Staatsblad, Antw/u
const SENTENCE =
  /(?:^|\s)(?:L['’](?:adresse|annulation|arrêt)|La (?:radiation|fonction|date|clôture|succursale)|Le (?:numéro|retrait)|Date de la prise|date de la prise|En date du|Depuis le|A partir|Het (?:adres|ondernemingsnummer)|De (?:doorhaling|functie|in de Kruispuntbank|ambtshalve|annulatie|datum|afsluiting)|Ambtshalve|ambtshalve|Op (?:datum|\d)|Sinds|(?:I|i)ntrekking|Die (?:Sitzadresse|Streichung|Funktion|in der|Schließung|Unternehmensnummer|Adresse|Annullierung)|Der |Datum des|Datum der|Am \d|Mit Datum|Seit|Zurückziehung|Rücknahme)/u

/** The text before the first entry, which is the list's title, and the entries. */
export function parseEntries(flat: string): { title: string; entries: ListEntry[] } {
  const labels = [...flat.matchAll(LABEL)]
  const entries = labels.map((label, index) => {
    const from = label.index + label[0].length
    const to = labels[index + 1]?.index ?? flat.length
    const end = flat.slice(from, to).search(HEADERS_FOOTERS)
    return readEntry(flat, label, from, end < 0 ? to : from + end)
  })
  return { title: flat.slice(0, labels[0]?.index ?? 0), entries }
}

function readEntry(flat: string, label: RegExpExecArray, from: number, to: number): ListEntry {
  const body = flat.slice(from, to).replace(/[\s*]+$/u, '')
  const sentence = SENTENCE.exec(body)
  const name = body.slice(0, sentence ? sentence.index : 0).trim()
  return {
    digits: (label[1] as string).replaceAll(/\D/g, ''),
    name: name === '' ? null : name,
    sentence: sentence ? body.slice(sentence.index).trim() : body.trim(),
    start: label.index,
    end: from + body.length,
  }
}
