// Phrases of the section on the network.

import wordings from '../../../../../data/wordings/site/network-words.json' with { type: 'json' }
import { SHARED_OFFICE_FROM } from '../../../../usecases/network/same-address.ts'
import { phrase, phrases } from '../../../i18n/languages.ts'

type Sentence = (count: number, years: string | null) => string

export const networkWords = {
  ...phrases(wordings.network_words),
  missing: phrases(wordings.missing),
  more: phrase<(count: string, isMinimum: boolean) => string>(
    (count, isMinimum) =>
      `${isMinimum ? 'Minstens ' : ''}${count} verdere knopen zijn niet getekend; de API heeft er tot 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'Au moins ' : ''}${count} autres nœuds ne sont pas dessinés ; l’API en a jusqu’à 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'Mindestens ' : ''}${count} weitere Knoten sind nicht gezeichnet; die API hat bis zu 200.`,
    (count, isMinimum) =>
      `${isMinimum ? 'At least ' : ''}${count} more nodes are not drawn; the API has up to 200.`,
  ),
  persons: phrase<(count: number) => string>(
    count =>
      count === 1
        ? 'Een natuurlijke persoon is niet getekend.'
        : `${count} natuurlijke personen zijn niet getekend.`,
    count =>
      count === 1
        ? 'Une personne physique n’est pas dessinée.'
        : `${count} personnes physiques ne sont pas dessinées.`,
    count =>
      count === 1
        ? 'Eine natürliche Person ist nicht gezeichnet.'
        : `${count} natürliche Personen sind nicht gezeichnet.`,
    count => (count === 1 ? 'One natural person is not drawn.' : `${count} natural persons are not drawn.`),
  ),
  bankrupt: {
    people: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} door dezelfde personen geleid ${count === 1 ? 'werd' : 'werden'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} dirigée${s(count)} par les mêmes personnes ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)} unter der Leitung derselben Personen ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} led by the same people went bankrupt${inYears(' in', years)}.`,
    ),
    companies: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} door mandaten van ondernemingen verbonden ${count === 1 ? 'is' : 'zijn'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} liée${s(count)} par des mandats d’entreprises ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)}, durch Mandate von Unternehmen verbunden, ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} linked by mandates of companies went bankrupt${inYears(' in', years)}.`,
    ),
    group: phrase<Sentence>(
      (count, years) =>
        `${nl(count)} tot dezelfde groep ${count === 1 ? 'behoort' : 'behoren'}, ging${count === 1 ? '' : 'en'} failliet${inYears(' in', years)}.`,
      (count, years) =>
        `${fr(count)} du même groupe ${count === 1 ? 'est tombée' : 'sont tombées'} en faillite${inYears(' en', years)}.`,
      (count, years) =>
        `${de(count)} derselben Gruppe ${count === 1 ? 'ging' : 'gingen'}${inYears('', years)} in Konkurs.`,
      (count, years) => `${en(count)} in the same group went bankrupt${inYears(' in', years)}.`,
    ),
  },
  kinds: phrases(wordings.kinds),
  links: phrases(wordings.links),
  atAddress: phrase<(text: string, count: number, isMinimum: boolean) => string>(
    (text, count, isMinimum) =>
      count === 1
        ? 'Eén andere rechtspersoon heeft zijn zetel in dit huis.'
        : `${isMinimum ? 'Minstens ' : ''}${text} andere rechtspersonen hebben hun zetel in dit huis.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'Une autre personne morale a son siège dans ce bâtiment.'
        : `${isMinimum ? 'Au moins ' : ''}${text} autres personnes morales ont leur siège dans ce bâtiment.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'Eine andere juristische Person hat ihren Sitz in diesem Haus.'
        : `${isMinimum ? 'Mindestens ' : ''}${text} andere juristische Personen haben ihren Sitz in diesem Haus.`,
    (text, count, isMinimum) =>
      count === 1
        ? 'One other legal person has its seat in this house.'
        : `${isMinimum ? 'At least ' : ''}${text} other legal persons have their seat in this house.`,
  ),
  officeNote: phrase(
    `Vanaf ${SHARED_OFFICE_FROM} is een adres meestal dat van een advocaat, een boekhouder of een kantorencentrum: het verbindt niemand.`,
    `À partir de ${SHARED_OFFICE_FROM}, une adresse est le plus souvent celle d’un avocat, d’un comptable ou d’un centre de bureaux : elle ne lie personne.`,
    `Ab ${SHARED_OFFICE_FROM} ist eine Anschrift meist die eines Anwalts, eines Buchhalters oder eines Bürozentrums: Sie verbindet niemanden.`,
    `From ${SHARED_OFFICE_FROM} on, an address is usually that of a law firm, an accountant or an office centre: it links nobody.`,
  ),
}

function nl(count: number): string {
  return count === 1 ? 'Eén onderneming die' : `${count} ondernemingen die`
}

function fr(count: number): string {
  return count === 1 ? 'Une entreprise' : `${count} entreprises`
}

function de(count: number): string {
  return count === 1 ? 'Ein Unternehmen' : `${count} Unternehmen`
}

function en(count: number): string {
  return count === 1 ? 'One company' : `${count} companies`
}

function s(count: number): string {
  return count === 1 ? '' : 's'
}

function inYears(preposition: string, years: string | null): string {
  return years === null ? '' : `${preposition} ${years}`
}
