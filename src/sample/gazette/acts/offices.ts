// Offices of companies in the words of acts.

import type { Office } from '../../../domain/publications/gazette-fact.ts'
import type { Language } from '../../../domain/publications/publication.ts'

export type SampledOffice = Extract<
  Office,
  | 'director'
  | 'manager'
  | 'managing_director'
  | 'daily_management'
  | 'chair'
  | 'statutory_auditor'
  | 'liquidator'
>

/** Singular; the first is the commonest. */
export const OFFICE_WORDS: Record<SampledOffice, Record<Language, string[]>> = {
  director: { nl: ['bestuurder'], fr: ['administrateur'], de: ['Verwalter', 'Verwaltungsratsmitglied'] },
  manager: {
    nl: ['zaakvoerder', 'statutair zaakvoerder'],
    fr: ['gérant', 'gérant statutaire'],
    de: ['Geschäftsführer'],
  },
  managing_director: {
    nl: ['gedelegeerd bestuurder'],
    fr: ['administrateur délégué', 'administrateur-délégué'],
    de: ['delegierter Verwalter'],
  },
  daily_management: {
    nl: ['persoon belast met het dagelijks bestuur', 'dagelijks bestuurder'],
    fr: ['délégué à la gestion journalière'],
    de: ['Beauftragter für die tägliche Geschäftsführung'],
  },
  chair: {
    nl: ['voorzitter van de raad van bestuur'],
    fr: ['président du conseil d’administration'],
    de: ['Präsident des Verwaltungsrates'],
  },
  statutory_auditor: { nl: ['commissaris'], fr: ['commissaire', 'commissaire-réviseur'], de: ['Kommissar'] },
  liquidator: { nl: ['vereffenaar'], fr: ['liquidateur'], de: ['Liquidator'] },
}

/** Plural of the first word. */
export const OFFICE_PLURALS: Record<'director' | 'manager', Record<Language, string>> = {
  director: { nl: 'bestuurders', fr: 'administrateurs', de: 'Verwalter' },
  manager: { nl: 'zaakvoerders', fr: 'gérants', de: 'Geschäftsführer' },
}

/** Those who give mandates. */
export const MEETING: Record<Language, string[]> = {
  nl: ['De algemene vergadering', 'De vergadering', 'De buitengewone algemene vergadering'],
  fr: ['L’assemblée générale', 'L’assemblée', 'L’assemblée générale extraordinaire'],
  de: ['Die Generalversammlung', 'Die Versammlung', 'Die außerordentliche Generalversammlung'],
}
export const BOARD: Record<Language, string> = {
  nl: 'De raad van bestuur',
  fr: 'Le conseil d’administration',
  de: 'Der Verwaltungsrat',
}
