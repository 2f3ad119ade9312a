// Language of a municipality by postal code. Source: the language areas of the coordinated laws of 18 July
// 1966, mapped to ranges of Belgian postal codes.

type Language = 'nl' | 'fr' | 'de'
export type MunicipalityLanguage = Language | 'bilingual' | 'unknown'

/** `bilingual` is Brussels; `unknown` a foreign, missing or invalid code. */
export function municipalityLanguage(zip: string | null): MunicipalityLanguage {
  if (!zip || !/^[1-9]\d{3}$/.test(zip)) return 'unknown'
  const code = Number(zip)
  if (code < 1300) return 'bilingual'
  if (code < 1500) return 'fr'
  if (code < 4000) return 'nl'
  // The nine municipalities of the German-speaking Community: Eupen, Lontzen, Kelmis, Raeren (4700–4731),
  // Bütgenbach, Büllingen, Amel, Sankt Vith, Burg-Reuland (4750–4791).
  if (code >= 4700 && code <= 4791) return 'de'
  return code < 8000 ? 'fr' : 'nl'
}
