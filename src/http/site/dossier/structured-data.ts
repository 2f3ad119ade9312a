// Structured data of a company, from the register only: no risk and no persons.
// Sources: https://schema.org/Organization; register identifier from https://org-id.guide; ICD 0208 (the Belgian register)
// of ISO/IEC 6523.

import { localiseAddress } from '../../../domain/company/localised-address.ts'
import type { Overview } from '../../../usecases/dossier/get-overview.ts'
import type { Lang } from '../../i18n/languages.ts'

/** An organisation as JSON-LD. What only the whole register record says is left out while it is not read. */
export function describeOrganization(lang: Lang, { dossier, registered }: Overview, url: string): object {
  const { enterpriseNumber, legalName, primaryNace } = dossier.company
  const record = registered?.record
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    url,
    legalName,
    name: legalName,
    identifier: { '@type': 'PropertyValue', propertyID: 'BE-BCE_KBO', value: enterpriseNumber },
    iso6523Code: `0208:${enterpriseNumber}`,
    ...(record?.hasVatActivity && { vatID: `BE${enterpriseNumber}` }),
    ...(record?.startDate && { foundingDate: record.startDate }),
    ...(primaryNace && {
      // An organisation has no `additionalProperty`.
      keywords: { '@type': 'DefinedTerm', inDefinedTermSet: 'NACE-BEL', termCode: primaryNace },
    }),
    ...describeAddress(lang, dossier.company.address, record?.seat ?? null),
  }
}

type Seat = NonNullable<Overview['registered']>['record']['seat']

// The country is known from the record only: most seats without it are Belgian, not all.
function describeAddress(lang: Lang, address: Overview['dossier']['company']['address'], seat: Seat): object {
  const shown = seat ? localiseAddress(seat, lang) : address && { ...address, country: null }
  if (!shown) return {}
  const { street, zip, city, country } = shown
  return {
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(zip && { postalCode: zip }),
      ...(city && { addressLocality: city }),
      ...(country && { addressCountry: country.code ?? country.name }),
    },
  }
}
