// The register's legal situations in English, in which it names none. Our wording of its Dutch and French labels
// (category JuridicalSituation of its code table).

const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  '000': 'Ordinary situation',
  '001': 'Legal creation',
  '002': 'Extension of term',
  '003': 'Enterprise number replaced',
  '006': 'Ended: enterprise number replaced',
  '010': 'Dissolution by operation of law',
  '011': 'Activities in Belgium ended (foreign entity)',
  '012': 'Voluntary dissolution – liquidation',
  '013': 'Judicial dissolution or nullity',
  '014': 'Liquidation closed',
  '015': 'Entity without legal personality ended',
  '016': 'Activity of a natural person ended',
  '017': 'Registered natural person transferred',
  '018': 'Identification ended',
  '019': 'EDRL or non-EU entity ended',
  '020': 'All shares in one hand',
  '021': 'Merger by acquisition',
  '022': 'Merger by formation of a new entity',
  '023': 'Division',
  '024': 'Division by acquisition',
  '025': 'Division by formation of new entities',
  '026': 'Mixed division',
  '030': 'Judicial composition before bankruptcy',
  '031': 'Judicial composition after bankruptcy',
  '040': 'Provisional suspension of payments',
  '041': 'Definitive suspension of payments',
  '042': 'Suspension of payments revoked',
  '043': 'Suspension of payments ended',
  '048': 'Bankruptcy opened, excusable',
  '049': 'Bankruptcy opened, not excusable',
  '050': 'Bankruptcy opened',
  '051': 'Bankruptcy closed, excusable',
  '052': 'Bankruptcy closed, not excusable',
  '053': 'Bankruptcy closed',
  '090': 'New articles of association',
  '091': 'Moratorium (judicial reorganisation)',
  '100': 'Identification of the entity',
  '111': 'Struck off because it ended in a register of the EEA',
  '112': 'Liquidation reopened',
  '999': 'File cancelled',
}

/** A legal situation in English; null for a code that has no name here. */
export function situationInEnglish(code: string): string | null {
  return ENGLISH_NAMES[code] ?? null
}
