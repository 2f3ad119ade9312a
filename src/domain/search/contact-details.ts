// What a pasted letterhead or invoice line holds besides a name and an address: mail, sites, accounts, phones, and
// `SN` for a house without number.

const PATTERNS: readonly RegExp[] = [
  /(?:(?<![\p{L}\p{N}])e?-?mail[\s:.]{1,3})?\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/g,
  /(?<=\s)[\p{L}\p{N}-]+\.(?:be|com|eu|net|org|brussels|vlaanderen|gent)(?![\p{L}\p{N}])\S*/gu,
  /(?<![\p{L}\p{N}])(?:(?:iban|bank|banque|konto|account|compte|rek(?:ening)?(?:nummer|nr)?)[\s:.]+)?[a-z]{2}\d{2}(?:[ .-]?\d{4}){3,}(?:[ .-]?\d{1,4})?/gu,
  /(?<![\p{L}\p{N}])(?:bic|swift)[\s:.]*[a-z]{4}\s?[a-z]{2}\s?[a-z0-9]{2}(?:[a-z0-9]{3})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:telefoon|telephone|tel|fax|gsm|mobile|mobiel|mob|phone|t|f|m)[\s.:/°-]*\+?\(?\d[\d\s./()-]{6,}\d/gu,
  /(?<![\p{L}\p{N}])\+\d[\d\s./()-]{7,}\d/gu,
  /(?<![\p{L}\p{N}/])0\d{1,3}[\s/.-]{1,3}\d{2,3}(?:[\s./-]{0,2}\d{2,3}){2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:iban|bic|swift|e-?mail|mail|website|telefoon|telephone|tel|fax|gsm)(?=\s*[:.]|\s*$)[\s:.]*/gmu,
  /(?<=[\s,])[sz]\.?\/?n\.?(?:\s+(?:bus|bte|b)\s*\/?[\d.]{0,4})?(?=[\s,;|•·–-]+(?:b(?:e|elgie|elgique)?[\s-]*)?\d{4}(?!\d))/g,
]

/** A text (lower case, without accents) without contact details and account numbers. */
export function withoutContactDetails(text: string): string {
  return PATTERNS.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

// Addresses of these say who writes before the @.
const MAIL_PROVIDERS = new Set(
  (
    'gmail googlemail hotmail outlook live msn yahoo icloud me mac aol gmx protonmail proton telenet skynet proximus ' +
    'belgacom scarlet voo pandora orange mobistar base edpnet'
  ).split(' '),
)
const HOST = /(?:https?:\/\/|www\.|([^\s@:]{1,64})@)(?:www\.)?([a-z0-9.-]{1,253})/
const BARE_HOST =
  /^[a-z0-9-]{2,63}(?:\.[a-z0-9-]{2,63}){0,3}\.(?:be|com|eu|net|org|brussels|vlaanderen|gent|nl|fr|de|lu|info|biz|shop|online|immo|io)(?:[/?#]\S*)?$/i
const MAILBOXES =
  /^(?:info|contact|office|mail|hello|sales|admin|facturatie|boekhouding|compta|noreply|no-reply)$/

/**
 * The name in a web or mail address (lower case, without accents), without its ending: `www.bakker-molen.be` → `bakker-molen`;
 * null where there is no such address, or none that tells.
 */
export function readDomainName(text: string): string | null {
  const bare = text.trim()
  const [, mailbox, host = ''] = BARE_HOST.test(bare) ? [null, null, bare] : (HOST.exec(text) ?? [])
  const labels = host
    .replace(/[/?#].*$/, '')
    .split('.')
    .filter(label => label !== '')
  const name = labels.length > 1 ? (labels.at(-2) as string) : null
  if (name === null || !MAIL_PROVIDERS.has(name)) return name
  return mailbox && !MAILBOXES.test(mailbox) ? mailbox : null
}

/** True where `text` is nothing but the name of a host: `bakkermolen.be`. */
export function isHostName(text: string): boolean {
  return BARE_HOST.test(text.trim())
}
