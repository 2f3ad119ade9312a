// Kinds of changes: of the history of a company and of the change feed.

/** Every kind, with what it tells. Documented from here; a test compares. */
export const CHANGE_KINDS = {
  'register.arrived': 'The company is in the register for the first time since it is watched.',
  'register.left': 'The company is no longer in the register.',
  'register.returned': 'The company is in the register again.',
  'register.name': 'A denomination of the company was added, changed or removed.',
  'register.legal_form': 'The legal form changed.',
  'register.situation': 'The legal situation changed.',
  'register.seat': 'The registered seat changed.',
  'register.activities': 'The activities of the company changed.',
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

export function isChangeKind(text: string): text is ChangeKind {
  return Object.hasOwn(CHANGE_KINDS, text)
}

/** Kinds in feeds without a key: neither officers, who are persons, nor estimates of risk. */
export const PUBLIC_KINDS: readonly ChangeKind[] = (Object.keys(CHANGE_KINDS) as ChangeKind[]).filter(
  kind => kind !== 'gazette.officers' && kind !== 'risk.band',
)
