// Kinds of changes: of the history of a company and of the change feed.

/** Every kind with its description; the documentation has the same, compared by a test. */
export const CHANGE_KINDS = {
  'register.arrived': 'The company is in the register for the first time since it is watched.',
  'register.left': 'The company is no longer in the register.',
  'register.returned': 'The company is in the register again.',
  'register.name': 'A denomination of the company was added, changed or removed.',
  'register.legal_form': 'The legal form changed.',
  'register.situation': 'The legal situation changed.',
  'register.seat': 'The registered seat changed.',
  'register.activities': 'The activities of the company changed.',
  'register.establishment_address': 'The address of an establishment unit of a legal person changed.',
  'register.establishment_opened': 'An establishment unit was added.',
  'register.establishment_closed': 'An establishment unit was removed.',
  'gazette.insolvency_event': 'An insolvency event is on record.',
  'gazette.insolvency_event_withdrawn': 'An insolvency event is no longer on record.',
  'gazette.administrative_event': 'An administrative event (strike-off and the like) is on record.',
  'gazette.administrative_event_withdrawn': 'An administrative event is no longer on record.',
  'gazette.officers': 'The officers by acts changed.',
  'gazette.company_change':
    'An act changes the company: name, seat, form, capital, purpose, merger, dissolution.',
  'accounts.filed': 'Annual accounts were filed.',
  'risk.band': 'The risk band changed.',
} as const satisfies Readonly<Record<string, string>>

export type ChangeKind = keyof typeof CHANGE_KINDS

function isChangeKind(text: string): text is ChangeKind {
  return Object.hasOwn(CHANGE_KINDS, text)
}

/** Kinds in feeds without a key: neither officers, who are persons, nor estimates of risk. */
export const PUBLIC_KINDS: readonly ChangeKind[] = (Object.keys(CHANGE_KINDS) as ChangeKind[]).filter(
  kind => kind !== 'gazette.officers' && kind !== 'risk.band',
)

const ALL = Object.keys(CHANGE_KINDS) as ChangeKind[]

/**
 * Kinds by their names, each once; the part before the dot, such as `register`, stands for all of its kinds. Otherwise a
 * message with the name that is unknown and those that are known.
 */
export function parseChangeKinds(names: readonly string[]): ChangeKind[] | { unknown: string } {
  const kinds = new Set<ChangeKind>()
  for (const name of names) {
    const found = isChangeKind(name) ? [name] : ALL.filter(kind => kind.startsWith(`${name}.`))
    if (found.length === 0) return { unknown: describeUnknown(name) }
    for (const kind of found) kinds.add(kind)
  }
  return [...kinds]
}

// Printable names only are repeated.
function describeUnknown(name: string): string {
  const named = /^[\w.-]{1,60}$/.test(name) ? ` "${name}"` : ''
  return `unknown kind${named}; known are ${ALL.join(', ')}, or the part before the dot for all of them.`
}
