// Wording of the comparison.

import wordings from '../../../../data/wordings/site/compare-words.json' with { type: 'json' }
import type { Difference } from '../../../usecases/compare/compare-companies.ts'
import { type Phrase, phrase, phrases } from '../../i18n/languages.ts'

const differences: Record<Difference, Phrase> = phrases(wordings.differences)

const titles = phrases(wordings.titles)

export const words = {
  ...phrases(wordings.words),
  differences,
  titles,
  remove: phrase<(name: string) => string>(
    name => `${name} weghalen`,
    name => `Retirer ${name}`,
    name => `${name} entfernen`,
    name => `Remove ${name}`,
  ),
  found: phrase<(q: string) => string>(
    q => `Welke onderneming bedoelt u met “${q}”?`,
    q => `Quelle entreprise désignez-vous par « ${q} » ?`,
    q => `Welches Unternehmen meinen Sie mit „${q}“?`,
    q => `Which company do you mean by “${q}”?`,
  ),
  notFound: phrase<(q: string) => string>(
    q => `Geen onderneming gevonden voor “${q}”.`,
    q => `Aucune entreprise trouvée pour « ${q} ».`,
    q => `Kein Unternehmen gefunden für „${q}“.`,
    q => `No company found for “${q}”.`,
  ),
  tooMany: phrase<(most: number) => string>(
    most => `Hoogstens ${most} ondernemingen worden vergeleken; de andere zijn weggelaten.`,
    most => `Au plus ${most} entreprises sont comparées ; les autres ont été omises.`,
    most => `Höchstens ${most} Unternehmen werden verglichen; die übrigen sind weggelassen.`,
    most => `At most ${most} companies are compared; the others are left out.`,
  ),
  full: phrase<(most: number) => string>(
    most => `Er staan al ${most} ondernemingen: haal er eerst een weg.`,
    most => `Il y a déjà ${most} entreprises : retirez-en d’abord une.`,
    most => `Es sind bereits ${most} Unternehmen: Entfernen Sie zuerst eines.`,
    most => `There are already ${most} companies: remove one first.`,
  ),
  invalid: phrase<(text: string) => string>(
    text => `“${text}” is geen ondernemingsnummer.`,
    text => `« ${text} » n’est pas un numéro d’entreprise.`,
    text => `„${text}“ ist keine Unternehmensnummer.`,
    text => `“${text}” is not an enterprise number.`,
  ),
  duplicate: phrase<(number: string) => string>(
    number => `${number} was meer dan eens gevraagd en staat er één keer.`,
    number => `${number} a été demandé plus d’une fois et figure une seule fois.`,
    number => `${number} wurde mehrmals verlangt und steht einmal da.`,
    number => `${number} was given more than once and is shown once.`,
  ),
  absent: phrase<(number: string) => string>(
    number => `${number} staat niet in het register.`,
    number => `${number} ne figure pas au registre.`,
    number => `${number} steht nicht im Register.`,
    number => `${number} is not in the register.`,
  ),
}
