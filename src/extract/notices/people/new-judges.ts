// The replacing judges: of `A is vervangen door B` only B.

const JUDGE =
  '(?:(?:de |le |les |la |der |des |du |van de |de la )?(?:rechters?[- ]?commissaris(?:sen)?|juges?[- ]commissaires?|konkursrichter(?:in)?|gedelegeerde? rechters?|juges? d[ée]l[ée]gu[ée]s?))'
const REPLACED_BY =
  /(?:(?:is|zijn|werd|werden|wordt|worden)?[^.;:]{0,40}?vervangen\s*door|(?:est|sont|a [ée]t[ée]|ont [ée]t[ée])?\s*remplac[ée]{1,2}e?s?[^.;:]{0,30}?\s*par|ersetzt\s*durch)\s*:?\s*/i
const TURNED: readonly RegExp[] = [
  /(?:vervanging van|remplacement de?s?|ersetzung(?: des)?)[^;]{0,80}?(?:door|par|durch)\s*:?\s*(?<who>.+)/i,
  new RegExp(
    `(?:stelt|benoemt|duidt|d[ée]signe|nomme|bestellt|ernennt)\\s+(?<who>.{3,120}?)\\s*,?\\s*(?:aan |als |en (?:qualit|tant)[^ ]* (?:que |de )?|comme |zum |zur )+${JUDGE}`,
    'i',
  ),
  new RegExp(
    `(?<who>[^.;:]{3,80}?)\\s*,?\\s*(?:(?:wordt|werd|is)\\s+(?:aangesteld|benoemd|aangeduid) als|(?:est|a [ée]t[ée])\\s+(?:d[ée]sign[ée]e?|nomm[ée]e?)(?: en qualit[ée] de| comme)?|wird als)\\s+${JUDGE}`,
    'i',
  ),
]
const LABEL = new RegExp(`^\\s*${JUDGE}\\s*:?[\\s.]*`, 'i')
const ENDS = /(?:(?:de |les? |der )?(?:curator|curateur|konkursverwalter)|voor eensluidend|pour extrait)/i
const TITLE =
  /^(?:(?:de heer|mevrouw|monsieur|madame|herr|frau|dhr|mevr|mme|mm|m|mr|mw)\.?|(?:rechter|juge) (?:in ondernemingszaken|consulaire))\s+/i

/** The newly appointed judges in `flat` (body of a notice). */
export function readNewJudges(flat: string): string[] {
  const replaced = REPLACED_BY.exec(flat)
  const after = replaced
    ? flat.slice(replaced.index + replaced[0].length)
    : TURNED.map(pattern => pattern.exec(flat)?.groups?.who).find(who => who !== undefined)
  return after === undefined ? [] : splitJudges(after)
}

function splitJudges(text: string): string[] {
  const said = text.replace(LABEL, '')
  return said
    .slice(0, said.search(ENDS) < 0 ? said.length : said.search(ENDS))
    .split(/;|,| en (?=\p{Lu})| et (?=\p{Lu})| und (?=\p{Lu})|\.(?: |$)(?!\p{Lu}\.)/u)
    .map(part => (part.split(/\s[-–]\s/)[0] as string).replace(LABEL, '').replace(/^[\s.:]+|[\s.:]+$/g, ''))
    .map(name => name.replace(TITLE, ''))
    .filter(name => /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,6}$/u.test(name))
}
