// The register's legal forms in English, in which it names none: the Belgian abbreviation (Dutch/French), by which the
// form is known, then what it is.

import forms from '../../../data/register/legal-forms.json' with { type: 'json' }

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...forms.private_law, ...forms.public_law }),
)

/** A legal form in English, `BV/SRL – private limited company`; null for a code without a name here (old ministries). */
export function legalFormInEnglish(code: string): string | null {
  return ENGLISH_NAMES.get(code) ?? null
}
