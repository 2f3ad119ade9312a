// Validates a person's name before it is stored: no sentence, field label, article of law or court.

import { fold, PARTICLES } from './words.ts'

const LONGEST = 90
const NO_NAME =
  /(?<!\p{L})(?:art(?:ikel|icle)?\.?|rechtbank|tribunal|gericht|hof van|cour d|wetboek|code de|vonnis|jugement|arr[eê]t|datum|date|publicatie|publication|mission|opdracht|audience|zitting|juge|rechters?|curator(?:en|s)?|curateurs?|konkursverwalter|vereffenaars?|liquidateurs?|praticien|deskundige|staking|cessation|bestuurders?|zaakvoerder|ambtshalve|afgevoerd|radi[ée]{1,2}e?|overleden|d[ée]c[ée]d[ée]{1,2}e?|zonder|sans|of het|buitenland|gekend|onbekend|inconnue?s?|adres(?:se)?|domicili[ée]{0,2}e?|wonende|woonachtig|n[ée]e? (?:le|[àa])|geboren)(?!\p{L})/iu
const WORD = /^\p{Ll}{2,}[.:]?$/u

/** Whether `name` can be a name: letters, no words of a sentence or a label. */
export function isPlausibleName(name: string): boolean {
  if (!/\p{L}{2}/u.test(name) || name.length > LONGEST || NO_NAME.test(name)) return false
  return name.split(/[\s'’]+/).every(word => !WORD.test(word) || PARTICLES.has(fold(word)) || LOWER.has(word))
}

const LOWER = new Set([
  'dit',
  'en',
  'et',
  'und',
  'y',
  'ep',
  'epse',
  'bin',
  'ben',
  'ibn',
  'tot',
  'thoe',
  'uit',
  'op',
  'aan',
  'in',
  'het',
  'zum',
  'vander',
  'vanden',
])
