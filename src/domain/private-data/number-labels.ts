// Labels before numbers: national register numbers in three languages with abbreviations, and other kinds of
// numbers.

const CONTEXT_LENGTH = 64

const NATIONAL = [
  'rrn',
  'r r n',
  'nrn',
  'n r n',
  'rn',
  'r n',
  'nn',
  'n n',
  'rr',
  'r r',
  'insz',
  'niss',
  'inss',
  'enss',
  'bis',
  'rijks ?reg[a-z]*',
  'rijksr',
  'reg[a-z]*re nat[a-z]*',
  'reg[a-z]* nat[a-z]*',
  'national ?reg[a-z]*',
  'nationalnummer',
  'nationaal ?(?:nummer|nr|register[a-z]*)',
  'nationales register',
  '(?:numero|nummer|no|nr|n) nation[a-z]*',
  'identifica[a-z]* nationale?',
  'reg[a-z]* bis',
].join('|')
const LINKS =
  'nummers?|numero|number|num|nrs?|no|n|is|est|ist|bis|kbo|bce|van|de|du|des|in|het|le|met|avec|mit|sous|onder|unter|register|registre|natuurlijke|personen|personne|identificatienummer|identifie|par|au'
const ANNOUNCES_NATIONAL = new RegExp(`(?:^| )(?:${NATIONAL})(?: ?(?:${LINKS}))* ?$`)

const ANNOUNCES_OTHER =
  /(?:^| )(?:iban|bic|rekening[a-z]*|compte|konto[a-z]*|tel|telefoon|telephone|telefon|gsm|fax|mobile?|kbo|bce|zud|btw|tva|vat|mwst|ondernemings[a-z]*|entreprise|unternehmens[a-z]*|rpr|rpm|rjp)(?: ?(?:nummer|numero|nr|no|n|be|is))* ?$/

/** The kind of number labelled before `at`. */
export function readLabelBefore(text: string, at: number): 'national' | 'other' | null {
  const context = text
    .slice(Math.max(0, at - CONTEXT_LENGTH), at)
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
  if (ANNOUNCES_NATIONAL.test(context)) return 'national'
  return ANNOUNCES_OTHER.test(context) ? 'other' : null
}
