// The legal forms that invented companies take, and how often, with the official labels.

export type LegalForm = {
  code: string
  /** The form as it must be read under the code of 2019, where that differs. */
  readAs: string | null
  /** Parts of a thousand legal persons. */
  weight: number
  kind: 'firm' | 'association' | 'owners' | 'partnership' | 'church' | 'foreign'
  /** What is written in names. */
  nl: string
  fr: string
}

const FORMS = `
610 - 342 firm BV SRL
015 610 126 firm BVBA SPRL
014 - 74 firm NV SA
017 - 134 association VZW ASBL
070 - 96 owners VME ACP
612 - 46 firm CommV SComm
012 612 14 firm GCV SCS
702 - 62 partnership Maatschap -
011 - 36 firm VOF SNC
706 - 15 firm CV SC
008 706 11 firm CVBA SCRL
128 - 9 church - -
721 - 9 partnership - -
026 - 5 association - -
010 610 5 firm EBVBA SPRLU
125 - 4 association IVZW AISBL
025 612 4 firm - -
020 - 2 association - -
060 - 2 firm ESV GIE
029 - 1 association SON FUP
027 - 1 firm SE SE
013 014 2 firm CVA SCA
`

export const LEGAL_FORMS: LegalForm[] = FORMS.trim()
  .split('\n')
  .map(line => {
    const [code = '', readAs = '', weight, kind, nl = '', fr = ''] = line.split(' ')
    return {
      code,
      readAs: readAs === '-' ? null : readAs,
      weight: Number(weight),
      kind: kind as LegalForm['kind'],
      nl: nl.replace('-', ''),
      fr: fr.replace('-', ''),
    }
  })

/** Entities of another law with a branch in Belgium. */
export const FOREIGN_FORM: LegalForm = {
  code: '030',
  readAs: null,
  weight: 0,
  kind: 'foreign',
  nl: '',
  fr: '',
}

/** Official labels: code, Dutch, French, German. */
export const LEGAL_FORM_LABELS = `
008|Coöperatieve vennootschap met beperkte aansprakelijkheid|Société coopérative à responsabilité limitée|Genossenschaft mit beschränkter Haftung
010|Eenpersoons besloten vennootschap met beperkte aansprakelijkheid|Société privée à responsabilité limitée unipersonnelle|Privatgesellschaft mit beschränkter Haftung mit einem Alleingesellschafter
011|Vennootschap onder firma|Société en nom collectif|Offene Handelsgesellschaft
012|Gewone commanditaire vennootschap|Société en commandite simple|Einfache Kommanditgesellschaft
013|Commanditaire vennootschap op aandelen|Société en commandite par actions|Kommanditgesellschaft auf Aktien
014|Naamloze vennootschap|Société anonyme|Aktiengesellschaft
015|Besloten vennootschap met beperkte aansprakelijkheid|Société privée à responsabilité limitée|Privatgesellschaft mit beschränkter Haftung
017|Vereniging zonder winstoogmerk|Association sans but lucratif|Vereinigung ohne Gewinnerzielungsabsicht
020|Beroepsvereniging|Union professionnelle|Berufsvereinigung
025|Landbouwvennootschap|Société agricole|Landwirtschaftliche Gesellschaft
026|Private stichting|Fondation privée|Privatstiftung
027|Europese vennootschap (Societas Europaea)|Société européenne (Societas Europaea)|Europäische Gesellschaft (Societas Europaea)
029|Stichting van openbaar nut|Fondation d'utilité publique|Gemeinnützige Stiftung
030|Buitenlandse entiteit|Entité étrangère|Ausländische Einheit
060|Economisch samenwerkingsverband|Groupement d'intérêt économique|Wirtschaftliche Interessenvereinigung
070|Vereniging van mede-eigenaars|Association des copropriétaires|Miteigentümervereinigung
125|Internationale vereniging zonder winstoogmerk|Association internationale sans but lucratif|Internationale Vereinigung ohne Gewinnerzielungsabsicht
128|Eredienst|Temporel des cultes / Établissement cultuel public|Kult
610|Besloten Vennootschap|Société à responsabilité limitée|Gesellschaft mit beschränkter Haftung
612|Commanditaire vennootschap|Société en commandite|Kommanditgesellschaft
702|Maatschap|Société de droit commun|Gesellschaft des allgemeinen Rechts
706|Coöperatieve vennootschap|Société coopérative|Genossenschaft
721|Vennootschap of vereniging zonder rechtspersoonlijkheid|Société ou association sans personnalité juridique|Gesellschaften oder Vereinigungen ohne Rechtspersönlichkeit
`
