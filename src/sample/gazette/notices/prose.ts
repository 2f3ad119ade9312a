// Notices that somebody typed: running sentences instead of labelled lines, printed with a number in brackets.

import { formatEnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import type { Language } from '../../../domain/publications/publication.ts'
import { generateAddress } from '../../addresses.ts'
import { printDate, printFigures } from '../../days.ts'
import { generatePerson } from '../../people.ts'
import { readWordsByLanguage } from '../../read-table.ts'
import { abbreviateForm } from '../legal-form-names.ts'
import { capitals } from '../print/capitals.ts'
import type { ExpectedEvent, ExpectedPractitioner } from '../truth.ts'
import { type CaseFile, generateBirth } from './case-file.ts'
import { printAddress } from './debtor.ts'
import { expectedEvent, type NoticeBody, type NoticeContext } from './notice-frame.ts'

const ACTIVITIES = readWordsByLanguage('typed_activities')

type Described = { name: string; legalForm: string | null; text: string }

// How running text names a debtor: `BV KEMPHOVE, met zetel te Veldstraat 1, 9160 Lokeren, met ondernemingsnummer …`.
function describe({ company, numbered, birth }: CaseFile, language: Language): Described {
  const parsed = parseEnterpriseNumber(company.enterpriseNumber)
  const number = numbered && parsed ? formatEnterpriseNumber(parsed) : null
  const place = printAddress(company, language)
  if (company.naturalPerson) {
    const name = company.name.split(', ').reverse().join(' ')
    const born = birth ? bornOn(birth.day, birth.place, language) : ''
    return {
      name,
      legalForm: null,
      text: `${name}${born}, ${AT_HOME[language]} ${place}${numberOf(number, language)}`,
    }
  }
  const form = abbreviateForm(company.legalForm, language)
  const name = company.name.replaceAll('"', '').toUpperCase()
  const legalForm = form && !name.includes(form.toUpperCase()) ? form : null
  const formed = legalForm ? `${legalForm} ${name}` : name
  return { name, legalForm, text: `${formed}, ${AT_SEAT[language]} ${place}${numberOf(number, language)}` }
}

const AT_HOME = { nl: 'wonende te', fr: 'domicilié(e) à', de: 'wohnhaft in' }
const AT_SEAT = { nl: 'met zetel te', fr: 'dont le siège est établi à', de: 'mit Sitz in' }

function bornOn(day: number, place: string, language: Language): string {
  const when = printDate(day, language)
  return {
    nl: `, geboren te ${place} op ${when}`,
    fr: `, né(e) à ${place}, le ${when}`,
    de: `, geboren in ${place} am ${when}`,
  }[language]
}

function numberOf(number: string | null, language: Language): string {
  if (!number) return ''
  const label = {
    nl: 'met ondernemingsnummer',
    fr: 'inscrite à la BCE sous le numéro',
    de: 'eingetragen unter der Unternehmensnummer',
  }
  return `, ${label[language]} ${number}`
}

function curator(brief: NoticeContext): { text: string; practitioners: ExpectedPractitioner[] } {
  const [first] = brief.file.curators
  if (!first) return { text: '', practitioners: [] }
  const title = { nl: 'meester', fr: 'Maître', de: 'Rechtsanwalt' }[brief.language]
  const name = first.name
  return {
    text: `${title} ${name}, ${first.office}`,
    practitioners: [{ role: 'curator', name, change: 'appointed' }],
  }
}

/** A bankruptcy declared, in sentences. */
export function writeOpeningProse(brief: NoticeContext): NoticeBody {
  const { file, language, judgedOn, random } = brief
  const debtor = describe(file, language)
  const { text: named, practitioners } = curator(brief)
  const day = printDate(judgedOn, language)
  const activity = random.pick(ACTIVITIES[language])
  const lines = {
    nl: [
      `Bij vonnis d.d. ${day} van de ondernemingsrechtbank werd, op bekentenis, het faillissement uitgesproken van ${debtor.text}, handelsactiviteit : ${activity}.`,
      `Rechter-commissaris : de heer ${file.judge}.`,
      `Curator : ${named}.`,
      `Datum van staking van betaling : ${printFigures(judgedOn)}.`,
      'De schuldvorderingen dienen binnen de dertig dagen neergelegd te worden in het Centraal Register Solvabiliteit via de site www.regsol.be.',
    ],
    fr: [
      `Par jugement du ${day}, le tribunal de l’entreprise a déclaré ouverte, sur aveu, la faillite de ${debtor.text}, activité : ${activity}.`,
      `Juge-commissaire : ${file.judge}.`,
      `Curateur : ${named}.`,
      'Les déclarations de créances doivent être déposées dans les trente jours dans le Registre Central de la Solvabilité via le site www.regsol.be.',
    ],
    de: [
      `Durch Urteil vom ${day} hat das Unternehmensgericht auf Geständnis den Konkurs eröffnet von ${debtor.text}, Haupttätigkeit : ${activity}.`,
      `Konkursrichter : ${file.judge}.`,
      `Konkursverwalter : ${named}.`,
    ],
  }[language]
  return { paragraphs: lines, facts: [told(brief, 'bankruptcy_opening', debtor, { practitioners })] }
}

/** A partnership declared bankrupt together with two of its partners: three debtors in one notice. */
export function writePartnersProse(brief: NoticeContext): NoticeBody {
  const { file, language, judgedOn, random } = brief
  const debtor = describe(file, language)
  const { text: named, practitioners } = curator(brief)
  const partners = [inventPartner(brief), inventPartner(brief)]
  const day = printDate(judgedOn, language)
  const opening = {
    nl: `Bij vonnis d.d. ${day} werd het faillissement uitgesproken van :`,
    fr: `Par jugement du ${day}, le tribunal a déclaré ouverte la faillite de :`,
    de: `Durch Urteil vom ${day} wurde der Konkurs eröffnet von :`,
  }[language]
  const role = { nl: 'vennoot', fr: 'associé', de: 'Gesellschafter' }[language]
  const label = { nl: 'Curator', fr: 'Curateur', de: 'Konkursverwalter' }[language]
  const ends = random.chance(0.5) ? ';' : ','
  return {
    paragraphs: [
      opening,
      `1. ${debtor.text}${ends}`,
      ...partners.map(
        (partner, at) => `${at + 2}. ${partner.text}, ${role}${at === partners.length - 1 ? '.' : ends}`,
      ),
      `${label} : ${named}.`,
    ],
    facts: [
      told(brief, 'bankruptcy_opening', debtor, { practitioners }),
      ...partners.map(partner =>
        told(brief, 'bankruptcy_opening', partner, { practitioners, enterprise_number: null }),
      ),
    ],
  }
}

function inventPartner({ language, judgedOn, random }: NoticeContext): Described {
  const { first, last } = generatePerson(random)
  const name = `${first} ${capitals(last, 'small')}`
  const { day, place } = generateBirth(judgedOn, language, random)
  const { line: street, town } = generateAddress(random, language)
  return {
    name,
    legalForm: null,
    text: `${name}${bornOn(day, place, language)}, ${AT_HOME[language]} ${town.zip} ${town.name}, ${street}`,
  }
}

/** A closing by hand. */
export function writeClosingProse(brief: NoticeContext): NoticeBody {
  const { file, language, judgedOn } = brief
  const debtor = describe(file, language)
  const [day, opened] = [printDate(judgedOn, language), printDate(file.openedOn, language)]
  const line = {
    nl: `Bij vonnis d.d. ${day} werd het faillissement van ${debtor.text}, failliet verklaard op ${opened}, gesloten bij gebrek aan voldoende actief.`,
    fr: `Par jugement du ${day}, le tribunal a prononcé la clôture, pour insuffisance d’actif, des opérations de la faillite de ${debtor.text}, déclarée le ${opened}.`,
    de: `Durch Urteil vom ${day} wurde der Konkurs von ${debtor.text}, eröffnet am ${opened}, wegen unzureichender Aktiva abgeschlossen.`,
  }[language]
  return {
    paragraphs: [line],
    facts: [told(brief, 'bankruptcy_closing', debtor, { detail: 'insufficient_assets' })],
  }
}

/** A bankruptcy undone by a court of appeal. */
export function writeAppeal(brief: NoticeContext): NoticeBody {
  const { file, language, judgedOn } = brief
  const debtor = describe(file, language)
  const [day, opened] = [printDate(judgedOn, language), printDate(file.openedOn, language)]
  const line = {
    nl: `Bij arrest van ${day} heeft het hof van beroep het vonnis van ${opened} waarbij het faillissement werd uitgesproken van ${debtor.text}, hervormd en het faillissement ingetrokken.`,
    fr: `Par arrêt du ${day}, la cour d’appel a réformé le jugement du ${opened} déclarant la faillite de ${debtor.text}. La faillite est rapportée.`,
    de: `Durch Entscheid vom ${day} hat der Appellationshof das Urteil vom ${opened} aufgehoben, durch das der Konkurs von ${debtor.text} eröffnet wurde. Der Konkurs wurde zurückgenommen.`,
  }[language]
  const court = COURTS_OF_APPEAL[language]
  return {
    paragraphs: [line],
    facts: [told(brief, 'bankruptcy_revocation', debtor, { court })],
  }
}

/** First line of a notice about an appeal. */
export const COURTS_OF_APPEAL = {
  nl: 'Hof van beroep Gent',
  fr: 'Cour d’appel de Liège',
  de: 'Appellationshof Lüttich',
}

/** A provisional administrator, by hand. */
export function writeAdministratorProse(brief: NoticeContext): NoticeBody {
  const { file, language, judgedOn } = brief
  const debtor = describe(file, language)
  const { text: named, practitioners } = curator(brief)
  const day = printDate(judgedOn, language)
  const line = {
    nl: `Bij beschikking van de voorzitter van de ondernemingsrechtbank d.d. ${day}, werd over ${debtor.text}, ${named}, aangesteld als voorlopig bewindvoerder in toepassing van art. XX.32 WER.`,
    fr: `Par ordonnance du président du tribunal de l’entreprise du ${day}, ${named}, a été désigné en qualité d’administrateur provisoire de ${debtor.text}, en application de l’art. XX.32 CDE.`,
    de: `Durch Beschluss des Präsidenten des Unternehmensgerichts vom ${day} wurde ${named}, als vorläufiger Verwalter von ${debtor.text} bestellt, in Anwendung von Art. XX.32 WGB.`,
  }[language]
  const administrators = practitioners.map(each => ({ ...each, role: 'provisional_administrator' as const }))
  const kind = 'provisional_administrator_appointed'
  return { paragraphs: [line], facts: [told(brief, kind, debtor, { practitioners: administrators })] }
}

// Typed notices print no case number.
function told(
  brief: NoticeContext,
  kind: ExpectedEvent['kind'],
  { name, legalForm }: Described,
  details: Parameters<typeof expectedEvent>[2] = {},
): ExpectedEvent {
  return { ...expectedEvent(brief, kind, details), debtor: name, legal_form: legalForm, reference: null }
}
