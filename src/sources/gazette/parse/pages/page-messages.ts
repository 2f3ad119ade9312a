// Sentences by which a page tells what it is. Only the Dutch "no result" and the Dutch and French "not in this
// language" have been seen on the site; the other forms are tolerated, and the client asks in Dutch for that reason.

/** A search found no text. */
export const NO_RESULT = [
  /geen tekst komt overeen met uw zoekopdracht/i,
  /aucun texte ne correspond/i,
  /kein(?:e)? texte? (?:entspricht|entsprechen|stimmt)/i,
]

/** The text exists, in another language or as an image only. */
export const NOT_IN_THIS_LANGUAGE = [
  /niet beschikbaar in deze taal/i,
  /(?:pas|non) disponible dans cette langue/i,
  /nicht in dieser sprache verfügbar|in dieser sprache nicht verfügbar/i,
]

/** Something between us and the site holds us back: firewalls, captchas, waiting rooms. */
export const CHALLENGE = [
  /captcha/i,
  /are you (?:a )?(?:human|robot)/i,
  /access (?:is )?denied|accès refusé|toegang geweigerd/i,
  /request rejected|requested url was rejected/i,
  /too many requests/i,
  /attention required|checking your browser|just a moment|verify(?:ing)? you are human/i,
  /unusual traffic|rate limit/i,
]

/** True when one of `sentences` stands in `text`, whatever its white space. */
export function matchesAny(sentences: readonly RegExp[], text: string): boolean {
  const flat = text.replaceAll(/\s+/g, ' ')
  return sentences.some(sentence => sentence.test(flat))
}
