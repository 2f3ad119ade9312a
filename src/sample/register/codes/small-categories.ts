// The small categories of code.csv, all their codes: category, code, French, Dutch. The labels say the same as the
// official ones without repeating them to the letter.

export const SMALL_CATEGORIES = `
ActivityGroup|001|TVA|BTW
ActivityGroup|002|EDRL|EDRL
ActivityGroup|003|Activités|Activiteiten
ActivityGroup|004|Fonction publique fédérale|Federaal openbaar ambt
ActivityGroup|005|ONSSAPL|RSZPPO
ActivityGroup|006|ONSS|RSZ
ActivityGroup|007|Enseignement subventionné|Gesubsidieerd onderwijs
Classification|ANCI|Activité auxiliaire|Hulpactiviteit
Classification|MAIN|Activité principale|Hoofdactiviteit
Classification|SECO|Activité secondaire|Nevenactiviteit
ContactType|EMAIL|E-mail|E-mail
ContactType|TEL|Téléphone|Telefoon
ContactType|WEB|Site web|Website
EntityContact|BRA|Succursale|Bijkantoor
EntityContact|ENT|Entreprise|Onderneming
EntityContact|EST|Unité d'établissement|Vestigingseenheid
Language|0|Inconnu|Onbekend
Language|1|Français|Frans
Language|2|Néerlandais|Nederlands
Language|3|Allemand|Duits
Language|4|Anglais|Engels
Status|AC|Actif|Actief
TypeOfAddress|ABBR|Succursale|Bijkantoor
TypeOfAddress|BAET|Unité d'établissement|Vestigingseenheid
TypeOfAddress|OBAD|Plus ancienne unité d'établissement active|Oudste actieve vestigingseenheid
TypeOfAddress|REGO|Siège|Zetel
TypeOfDenomination|001|Dénomination|Naam
TypeOfDenomination|002|Abréviation|Afkorting
TypeOfDenomination|003|Dénomination commerciale|Commerciële naam
TypeOfDenomination|004| Dénomination de la succursale|Naam van het bijkantoor
TypeOfEnterprise|0|Inconnu|Onbekend
TypeOfEnterprise|1|Personne physique|Natuurlijk persoon
TypeOfEnterprise|2|Personne morale|Rechtspersoon
`
