// Invented acts for the tests: a form block in one of three languages around a body, and the same act as character
// recognition would hand it over.

import type { Language, Publication } from '../../../../../domain/publication.ts'

export const OWN_NUMBER = '0412345614'
const PRINTED_NUMBER = '0412.345.614'

const FORMS: Record<Language, (subject: string) => string> = {
  nl: subject => `                                    Mod PDF 19.01
Luik B In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie
na neerlegging van de akte ter griffie
 Bijlagen bij het Belgisch Staatsblad - 10/07/2025 - Annexes du Moniteur belge
Ondernemingsnr : ${PRINTED_NUMBER}
Naam
(voluit) : De Gouden Spoel
(verkort) :
Rechtsvorm : Naamloze vennootschap
Volledig adres v.d. zetel : Spoelstraat 12, 9000 Gent
Onderwerp akte : ${subject}

`,
  fr: subject => `                                    Mod PDF 19.01
Volet B Copie à publier aux annexes au Moniteur belge
après dépôt de l'acte au greffe
 Bijlagen bij het Belgisch Staatsblad - 10/07/2025 - Annexes du Moniteur belge
N° d'entreprise : ${PRINTED_NUMBER}
Nom
(en entier) : La Bobine d'Or
(en abrégé) :
Forme légale : Société anonyme
Adresse complète du siège : Rue de la Bobine 12, 5000 Namur
Objet de l'acte : ${subject}

`,
  de: subject => `                                    Mod PDF 19.01
Ausfertigung, die nach Hinterlegung der Urkunde bei der Kanzlei
in den Anlagen zum Belgischen Staatsblatt zu veröffentlichen ist
Unternehmensnr. : ${PRINTED_NUMBER}
Gesellschaftsname
(voll ausgeschrieben) : Goldene Spule
(abgekürzt) :
Rechtsform : Aktiengesellschaft
Vollständige Anschrift
des Sitzes : Spulenweg 12, 4700 Eupen
Gegenstand
der Urkunde : ${subject}

`,
}
const FEET: Record<Language, string> = {
  nl: '\n\nOp de laatste blz. van Luik B vermelden : Voorkant : Naam en hoedanigheid van de instrumenterende notaris\n',
  fr: '\n\nMentionner sur la dernière page du Volet B : Au recto : Nom et qualité du notaire instrumentant\n',
  de: '\n\nBitte auf der letzten Seite des Teils B angeben : Auf der Vorderseite: Name und Eigenschaft des Notars\n',
}

/** An act of the invented company, as its text layer gives it. */
export function inventAct(language: Language, subject: string, body: string): Publication {
  return {
    numac: '25099999',
    kind: 'act',
    publishedOn: '2025-07-10',
    language,
    text: `${FORMS[language](subject)}${body}${FEET[language]}`,
    reading: 'text_layer',
    printedNumber: null,
    page: null,
    edition: null,
    enterpriseNumber: null,
    rubrics: [],
  }
}

const LEFT = ['| ', '‘1 ', '5 11 ', '!  ', 'H 1! ', '; ', 'il ', ': | ', '= |ı ']
const RIGHT = [' |', ' !', ' 1', ' :', ' ı', " '", ' 1 !']

/** The same act as recognised characters: crumbs at the margins, a stray line, a changed quote. */
export function recognise(act: Publication, seed: number): Publication {
  let state = seed * 2654435761 + 12345
  const draw = (count: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const lines = act.text.split('\n').map(line => {
    if (line.trim() === '') return draw(3) === 0 ? '1 !' : line
    const left = draw(3) === 0 ? LEFT[draw(LEFT.length)] : ''
    const right = draw(3) === 0 ? RIGHT[draw(RIGHT.length)] : ''
    return `${left}${line}${right}`
  })
  return { ...act, text: lines.join('\n'), reading: 'ocr' }
}
