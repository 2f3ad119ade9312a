// Messages for a source that was never loaded. An outage has other messages.

import { type Phrase, phrase } from './languages.ts'

export const NOT_LOADED: Record<'gazette' | 'accounts', Phrase> = {
  gazette: phrase(
    'Van het Belgisch Staatsblad is hier nog niets ingelezen. Niemand heeft dus gekeken: dat betekent niet dat er niets is.',
    'Rien du Moniteur belge n’a encore été chargé ici. Personne n’a donc cherché : cela ne veut pas dire qu’il n’y a rien.',
    'Vom Belgischen Staatsblatt ist hier noch nichts eingelesen. Es hat also niemand nachgesehen: Das heißt nicht, dass es nichts gibt.',
    'Nothing of the official gazette has been loaded here yet. Nobody has looked: that does not mean that there is nothing.',
  ),
  accounts: phrase(
    'Jaarrekeningen zijn hier nog niet ingelezen. Niemand heeft dus gekeken: dat betekent niet dat er geen zijn.',
    'Aucun compte annuel n’a encore été chargé ici. Personne n’a donc cherché : cela ne veut pas dire qu’il n’y en a pas.',
    'Jahresabschlüsse sind hier noch nicht eingelesen. Es hat also niemand nachgesehen: Das heißt nicht, dass es keine gibt.',
    'No annual accounts have been loaded here yet. Nobody has looked: that does not mean that there are none.',
  ),
}

/** Short form. */
export const NOT_LOADED_SHORT = phrase(
  'bron nog niet ingelezen',
  'source pas encore chargée',
  'Quelle noch nicht eingelesen',
  'source not loaded yet',
)
