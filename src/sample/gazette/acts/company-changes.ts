// Decisions that change the company itself.

import type { CompanyChange } from '../../../domain/publications/gazette-fact.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, toIso } from '../../days.ts'
import { firmName } from '../generate-company.ts'
import { printAddress } from '../notices/debtor.ts'
import type { ExpectedCompanyChange } from '../truth.ts'
import type { MeetingContext, Resolution } from './resolutions.ts'

export type SampledChange = Exclude<CompanyChange, 'incorporation'>

type ChangeDecision = {
  sentence: string
  before: string | null
  after: string | null
  effectiveOn: number | null
}

const CHANGE_WRITERS: Record<SampledChange, (sitting: MeetingContext) => ChangeDecision> = {
  // The register has the name and the seat as they are after the last change.
  name: ({ company, language, random }) => {
    const [before, after] = [firmName(language, random), company.name.replaceAll('"', '')]
    const sentence = {
      nl: `De vergadering beslist de naam van de vennootschap te wijzigen van “${before}” in “${after}”.`,
      fr: `L’assemblée décide de modifier la dénomination de la société de « ${before} » en « ${after} ».`,
      de: `Die Versammlung beschließt, den Namen der Gesellschaft von „${before}“ in „${after}“ zu ändern.`,
    }[language]
    return { sentence, before, after, effectiveOn: null }
  },
  seat: moveSeat,
  legal_form: ({ company, language }) => {
    const after = company.legalForm?.[language].toLowerCase() ?? ''
    const sentence = {
      nl: `De vergadering beslist de rechtsvorm van de vennootschap om te zetten in een ${after}.`,
      fr: `L’assemblée décide de transformer la société en une ${after}.`,
      de: `Die Versammlung beschließt die Umwandlung der Gesellschaft in eine ${company.legalForm?.de ?? ''}.`,
    }[language]
    return {
      sentence,
      before: null,
      after: language === 'de' ? (company.legalForm?.de ?? '') : after,
      effectiveOn: null,
    }
  },
  capital: ({ language, random }) => {
    const sum = random.between(2, 90) * 10_000
    const raised = sum + random.between(1, 60) * 5_000
    const [before, after] = [euros(sum), euros(raised)]
    const sentence = {
      nl: `De vergadering beslist het kapitaal te verhogen om het te brengen van ${before} EUR op ${after} EUR, door inbreng in geld.`,
      fr: `L’assemblée décide d’augmenter le capital pour le porter de ${before} EUR à ${after} EUR, par apport en espèces.`,
      de: `Die Versammlung beschließt, das Kapital von ${before} EUR auf ${after} EUR durch Bareinlage zu erhöhen.`,
    }[language]
    return { sentence, before: `${before} EUR`, after: `${after} EUR`, effectiveOn: null }
  },
  purpose: ({ language }) => ({
    sentence: {
      nl: 'De vergadering beslist het voorwerp van de vennootschap te wijzigen en de statuten dienovereenkomstig aan te passen.',
      fr: 'L’assemblée décide de modifier l’objet de la société et d’adapter les statuts en conséquence.',
      de: 'Die Versammlung beschließt, den Gegenstand der Gesellschaft zu ändern und die Satzung entsprechend anzupassen.',
    }[language],
    before: null,
    after: null,
    effectiveOn: null,
  }),
  merger: ({ language, random }) => {
    const other = `${firmName(language, random)} ${{ nl: 'NV', fr: 'SA', de: 'AG' }[language]}`
    const sentence = {
      nl: `De vergadering keurt de fusie door overneming goed van de vennootschap door ${other}, die haar gehele vermogen overneemt.`,
      fr: `L’assemblée approuve la fusion par absorption de la société par ${other}, qui reprend l’intégralité de son patrimoine.`,
      de: `Die Versammlung genehmigt die Fusion durch Übernahme der Gesellschaft durch ${other}, die ihr gesamtes Vermögen übernimmt.`,
    }[language]
    return { sentence, before: null, after: null, effectiveOn: null }
  },
  division: ({ language, random }) => {
    const other = `${firmName(language, random)} ${{ nl: 'NV', fr: 'SA', de: 'AG' }[language]}`
    const sentence = {
      nl: `De vergadering keurt de partiële splitsing van de vennootschap goed, waarbij een deel van haar vermogen overgaat op ${other}.`,
      fr: `L’assemblée approuve la scission partielle de la société par transfert d’une partie de son patrimoine à ${other}.`,
      de: `Die Versammlung genehmigt die Teilspaltung der Gesellschaft, wobei ein Teil ihres Vermögens auf ${other} übergeht.`,
    }[language]
    return { sentence, before: null, after: null, effectiveOn: null }
  },
  transfer_of_business: ({ language, random }) => {
    const other = `${firmName(language, random)} ${{ nl: 'BV', fr: 'SRL', de: 'GmbH' }[language]}`
    const sentence = {
      nl: `De vergadering keurt de inbreng van een bedrijfstak in ${other} goed.`,
      fr: `L’assemblée approuve l’apport d’une branche d’activité à ${other}.`,
      de: `Die Versammlung genehmigt die Einbringung eines Teilbetriebs in ${other}.`,
    }[language]
    return { sentence, before: null, after: null, effectiveOn: null }
  },
  dissolution: ({ language, decidedOn }) => {
    const day = printDate(decidedOn, language)
    return {
      sentence: {
        nl: `De vergadering beslist tot de vervroegde ontbinding van de vennootschap en haar invereffeningstelling met ingang van ${day}.`,
        fr: `L’assemblée décide la dissolution anticipée de la société et sa mise en liquidation à dater du ${day}.`,
        de: `Die Versammlung beschließt die vorzeitige Auflösung der Gesellschaft und ihre Liquidation ab dem ${day}.`,
      }[language],
      before: null,
      after: null,
      effectiveOn: decidedOn,
    }
  },
  liquidation_closed: ({ language }) => ({
    sentence: {
      nl: 'De vergadering keurt de rekeningen goed en spreekt de sluiting van de vereffening uit; de vennootschap houdt op te bestaan.',
      fr: 'L’assemblée approuve les comptes et prononce la clôture de la liquidation ; la société cesse d’exister.',
      de: 'Die Versammlung genehmigt die Rechnungen und spricht den Abschluss der Liquidation aus; die Gesellschaft besteht nicht mehr.',
    }[language],
    before: null,
    after: null,
    effectiveOn: null,
  }),
}

function moveSeat({ company, language, decidedOn, random }: MeetingContext): ChangeDecision {
  const { line: street, town } = generateAddress(random, language)
  const before = `${street}, ${town.zip} ${town.name}`
  const after = printAddress(company, language).replaceAll('\u00a0', ' ')
  const day = printDate(decidedOn, language)
  const sentence = {
    nl: `De raad van bestuur beslist de zetel te verplaatsen van ${before} naar ${after}, met ingang van ${day}.`,
    fr: `Le conseil d’administration décide de transférer le siège de ${before} à ${after}, à dater du ${day}.`,
    de: `Der Verwaltungsrat beschließt, den Sitz von ${before} nach ${after} zu verlegen, ab dem ${day}.`,
  }[language]
  return { sentence, before, after, effectiveOn: decidedOn }
}

// 62.000,00
function euros(sum: number): string {
  return `${String(sum).replace(/(\d)(?=(\d{3})+$)/g, '$1.')},00`
}

export function resolveChange(sitting: MeetingContext, change: SampledChange): Resolution {
  const { sentence, before, after, effectiveOn } = CHANGE_WRITERS[change](sitting)
  return { paragraphs: [sentence], facts: [changeFact(sitting, change, before, after, effectiveOn)] }
}

export function changeFact(
  { company }: MeetingContext,
  change: CompanyChange,
  before: string | null,
  after: string | null,
  effectiveOn: number | null,
): ExpectedCompanyChange {
  const effective_date = effectiveOn === null ? null : toIso(effectiveOn)
  return {
    fact: 'company_change',
    change,
    enterprise_number: company.enterpriseNumber,
    before,
    after,
    effective_date,
  }
}

/** The first lines of a deed of incorporation. */
export function resolveIncorporation(sitting: MeetingContext): Resolution {
  const { company, language, decidedOn } = sitting
  const form = company.legalForm?.[language] ?? ''
  const day = printDate(decidedOn, language)
  const sentence = {
    nl: `Bij akte van ${day} werd een ${form} opgericht onder de naam “${company.name}”, met zetel te ${printAddress(company, language)}.`,
    fr: `Par acte du ${day}, il a été constitué une ${form} sous la dénomination « ${company.name} », dont le siège est établi à ${printAddress(company, language)}.`,
    de: `Durch Urkunde vom ${day} wurde eine ${form} unter dem Namen „${company.name}“ gegründet, mit Sitz in ${printAddress(company, language)}.`,
  }[language]
  return {
    paragraphs: [sentence.replaceAll('"', '')],
    facts: [changeFact(sitting, 'incorporation', null, null, decidedOn)],
  }
}
