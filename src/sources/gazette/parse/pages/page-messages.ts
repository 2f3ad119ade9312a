// Messages of the site. Only the Dutch "no result" and the Dutch and French "not in this language" were
// observed; other variants are accepted, and the client therefore requests Dutch.

/** The search found nothing. */
export const NO_RESULT = [
  /geen tekst komt overeen met uw zoekopdracht/i,
  /aucun texte ne correspond/i,
  /kein(?:e)? texte? (?:entspricht|entsprechen|stimmt)/i,
]

/** The text exists in another language or as an image only. */
export const NOT_IN_THIS_LANGUAGE = [
  /niet beschikbaar in deze taal/i,
  /(?:pas|non) disponible dans cette langue/i,
  /nicht in dieser sprache verfügbar|in dieser sprache nicht verfügbar/i,
]

/** Blocking pages: firewalls, captchas, waiting rooms. */
export const CHALLENGE = [
  /captcha/i,
  /are you (?:a )?(?:human|robot)/i,
  /access (?:is )?denied|accès refusé|toegang geweigerd/i,
  /request rejected|requested url was rejected/i,
  /too many requests/i,
  /attention required|checking your browser|just a moment|verify(?:ing)? you are human/i,
  /unusual traffic|rate limit/i,
]

/** True when one of `sentences` matches `text`, ignoring white space. */
export function matchesAny(sentences: readonly RegExp[], text: string): boolean {
  const flat = text.replaceAll(/\s+/g, ' ')
  return sentences.some(sentence => sentence.test(flat))
}
