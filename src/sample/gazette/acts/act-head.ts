// The head of the form that acts are filed on: code of the form, box of the gazette, stamp, and the labelled fields.

import type { Language } from '../../../domain/publications/publication.ts'
import { printFigures } from '../../days.ts'
import type { SeededRandom } from '../../random.ts'
import type { SampleCompany } from '../../sample-company.ts'
import { courtAt } from '../courts.ts'
import { printAddress } from '../notices/debtor.ts'
import { printEnterpriseNumber } from './holders.ts'

/** Stands in the barcode until the act has its number. */
export const NUMAC_PLACEHOLDER = '@@NUMAC@@'

type Fields = {
  part: string
  copy: string
  box: string
  number: string
  name: string
  inFull: string
  short: string
  form: string
  seat: string
  subject: string
  filed: string
}

const FIELDS: Record<Language, Fields> = {
  nl: {
    part: 'Luik B',
    copy: 'In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging van de akte ter griffie',
    box: 'Voorbehouden aan het Belgisch Staatsblad',
    number: 'Ondernemingsnr : ',
    name: 'Naam',
    inFull: '(voluit) : ',
    short: '(verkort) :',
    form: 'Rechtsvorm : ',
    seat: 'Volledig adres v.d. zetel : ',
    subject: 'Onderwerp akte : ',
    filed: 'Neergelegd',
  },
  fr: {
    part: 'Volet B',
    copy: 'Copie à publier aux annexes au Moniteur belge après dépôt de l’acte au greffe',
    box: 'Réservé au Moniteur belge',
    number: 'N° d’entreprise : ',
    name: 'Nom',
    inFull: '(en entier) : ',
    short: '(en abrégé) :',
    form: 'Forme légale : ',
    seat: 'Adresse complète du siège : ',
    subject: 'Objet de l’acte : ',
    filed: 'Déposé',
  },
  de: {
    part: '(Teil B)',
    copy: 'Ausfertigung, die nach Hinterlegung der Urkunde bei der Kanzlei in den Anlagen zum Belgischen Staatsblatt zu veröffentlichen ist',
    box: 'Dem Belgischen Staatsblatt vorbehalten',
    number: 'Unternehmensnr. : ',
    name: 'Gesellschaftsname',
    inFull: '(voll ausgeschrieben) : ',
    short: '(abgekürzt) :',
    form: 'Rechtsform : ',
    seat: 'Vollständige Anschrift des Sitzes : ',
    subject: 'Gegenstand der Urkunde : ',
    filed: 'Hinterlegt',
  },
}
// Labels before the code of 2019.
const OLDER: Record<Language, Partial<Fields>> = {
  nl: { name: 'Benaming', seat: 'Zetel : ' },
  fr: { name: 'Dénomination', form: 'Forme juridique : ', seat: 'Siège : ' },
  de: {},
}
const CODE_OF_2019 = Date.UTC(2019, 4, 1) / 86_400_000

export type ActHeadOptions = {
  company: SampleCompany
  language: Language
  subject: string
  /** Days since 1970. */
  filedOn: number
  publishedOn: number
  electronic: boolean
}

export function printHead(order: ActHeadOptions, random: SeededRandom): string[] {
  const { company, language, filedOn, electronic } = order
  const { number, inFull, short, form, seat, subject, ...fields } = fieldsOn(filedOn, language)
  const { name, legalForm } = company
  return [
    formCode(filedOn, electronic),
    `${fields.part} ${fields.copy}`,
    fields.box,
    `*${NUMAC_PLACEHOLDER}*`,
    ...stamp(order, fields.filed),
    `${number}${printEnterpriseNumber(company.enterpriseNumber, random)}`,
    fields.name,
    `${inFull}${name.replaceAll('"', '')}`,
    short,
    ...(electronic && random.chance(0.5) ? [margin(order.publishedOn, language)] : []),
    `${form}${legalForm?.[language] ?? ''}`,
    `${seat}${printAddress(company, language)}`,
    `${subject}${order.subject}`,
    '',
  ]
}

function fieldsOn(day: number, language: Language): Fields {
  return day < CODE_OF_2019 ? { ...FIELDS[language], ...OLDER[language] } : FIELDS[language]
}

function formCode(filedOn: number, electronic: boolean): string {
  if (filedOn < Date.UTC(2011, 0, 1) / 86_400_000) return 'Mod 2.1'
  if (filedOn < Date.UTC(2018, 0, 1) / 86_400_000) return electronic ? 'Mod PDF 11.1' : 'MOD WORD 11.1'
  const version = filedOn < CODE_OF_2019 ? '18.01' : '19.01'
  return `Mod ${electronic ? 'PDF' : 'DOC'} ${version}`
}

function stamp({ company, language, filedOn, electronic }: ActHeadOptions, filed: string): string[] {
  if (electronic) return [filed, printFigures(filedOn, '-')]
  return [
    `${filed} ${printFigures(filedOn, '-')}`,
    courtAt(company.address.zip, company.language).name,
    GREFFE[language],
  ]
}

const GREFFE = { nl: 'Griffie', fr: 'Greffe', de: 'Kanzlei' }

// The line in the page's left margin.
function margin(publishedOn: number, language: Language): string {
  const others = language === 'de' ? 'Anlagen zum Belgischen Staatsblatt' : 'Annexes du Moniteur belge'
  return `Bijlagen bij het Belgisch Staatsblad - ${printFigures(publishedOn)} - ${others}`
}
