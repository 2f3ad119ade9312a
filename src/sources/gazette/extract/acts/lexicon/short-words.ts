// Short words that sentences hang on, and how recognition misreads one letter of them: too short to be told by their
// likeness, so that every misreading is listed unless it is a word of its own.

const SHORT_WORDS =
  'het met niet zijn haar hun heer door voor van als tot bij een ook aan wordt komt naar maar dat die deze geen meer zij hij alle in zal ' +
  'les des une par est sont pour dans avec comme qui dont elle cette aux sur ' +
  'der das dem den und von wird zum zur ist hat herr frau nicht durch'

/** Real words that a misread letter would make of another. */
const OTHER_WORDS = new Set(
  (
    'haat maai naat meet dons trau hot hert heir sout dot dut bat bet hef heb ben bon bun dan den der des dem du dan don ban bas las los lot tof fot haai heen hier hun huis ' +
    'hoer boer been baar zien zijne rijn zin zou zon zoo non noot naai mij wij my bon bien rien ni ne un nu ' +
    'vol vom vor voir vous son sous soit sent sens sont bar bau bad baf pai pas pal pan pap pai pains ' +
    'das dal dar der des dos duo dus eins eine einer eines elle elf cote cet cette ces une ans ens tes les ces des ' +
    'dans daus sans ohne auf aus bis zum zun zug zoll hut hut hal half haf halt wild wind wirt hen hin ihn ' +
    'dus dur dut dunn frau fran fan ban ook aar maan moor boor hoor voer veer beer been geen heel heet heei ' +
    'son sou sud sun sut qui gui oui cui pur sur sun est eat tat dat dal daf dit did die dic dis pour four tour ' +
    'au aan ann on an en eu ou il is ils it hes bes ces ses nes nos mos hij by bij bi dlen alle aile nier niet ' +
    'met mef mel mer mes mais maat maal naar neer noor tot tof tol ton zijn zijl zul zal zai'
  ).split(' '),
)

const MISREAD: [string, string][] = [
  ['e', 'c'],
  ['c', 'e'],
  ['t', 'f'],
  ['f', 't'],
  ['i', 'l'],
  ['l', 'i'],
  ['l', '1'],
  ['i', '1'],
  ['o', '0'],
  ['h', 'b'],
  ['b', 'h'],
  ['n', 'u'],
  ['u', 'n'],
  ['r', 'i'],
  ['r', 't'],
  ['a', 'o'],
  ['s', '5'],
  ['m', 'rn'],
  ['d', 'cl'],
  ['g', 'q'],
  ['w', 'vv'],
]

/** Misreadings, each with the word it was. */
export const MISREAD_SHORT: ReadonlyMap<string, string> = listMisread(SHORT_WORDS.split(' '))

function listMisread(words: string[]): Map<string, string> {
  const known = new Set([...words, ...OTHER_WORDS])
  const misread = new Map<string, string>()
  const shared = new Set<string>()
  for (const word of words) {
    for (const wrong of new Set(misreadingsOf(word))) {
      if (known.has(wrong) || wrong.length < 3) continue
      if (misread.has(wrong)) shared.add(wrong)
      misread.set(wrong, word)
    }
  }
  for (const wrong of shared) misread.delete(wrong)
  return misread
}

function misreadingsOf(word: string): string[] {
  return MISREAD.flatMap(([letter, wrong]) =>
    Array.from(
      word.matchAll(new RegExp(letter, 'g')),
      ({ index }) => word.slice(0, index) + wrong + word.slice(index + letter.length),
    ),
  )
}

/** Titles and other short words, a letter or two misread or glued to a name: `Modame`, `Hcrrn`, `Mmc`, `MonsieurLuc`. */
export const MISREAD_TITLES: [RegExp, string][] = [
  [/(?<!\p{L})M[ao]d[ao]m[ec](?= \p{Lu})/gu, 'Madame'],
  [/(?<!\p{L})M[o0](?:n|u|ri)s[il1]e[un][rit](?= \p{Lu})/gu, 'Monsieur'],
  [/(?<!\p{L})([Dd])[ec] (?:[bh][ec][ec][rt]|h[ec][ec]t)(?= \p{Lu})/gu, '$1e heer'],
  [/(?<= )cn(?= \p{L})/gu, 'en'],
  [/(?<= )dc(?= \p{L})/gu, 'de'],
  [/(?<= )(?:tc|fe)(?= \p{L})/gu, 'te'],
  [/(?<![\p{L}\d])1(?=\p{Ll}{3})/gu, 'l'],
  [/(?<=\p{Ll})\$|\$(?=\p{Ll}{2})/gu, 's'],
  [/(?<!\p{L})M(?:m|rn)[ec](?= \p{Lu})/gu, 'Mme'],
  [/(?<!\p{L})H[ec](?:rr|ir|ri)[nu](?= \p{Lu})/gu, 'Herrn'],
  [/(?<!\p{L})H[ec](?:ir|ri|rr)(?= \p{Lu})/gu, 'Herr'],
  [/(?<!\p{L})F[ri][ao][un](?= \p{Lu}\p{L}+ \p{Lu})/gu, 'Frau'],
  [/(?<!\p{L})m[ec]vr[o0][un]w(?= \p{Lu})/gu, 'mevrouw'],
  [/(?<!\p{L})(Monsieur|Madame|Mademoiselle|Herrn?|Frau|mevrouw|Mevrouw)(?=\p{Lu}\p{Ll})/gu, '$1 '],
  [/(?<![\p{L}\d])1a(?= \p{L})/gu, 'la'],
  [/(?<!\p{L})([Nn](?:['’]est|['’]a|e sont|['’]ont)) p[o0]s(?!\p{L})/gu, '$1 pas'],
]
