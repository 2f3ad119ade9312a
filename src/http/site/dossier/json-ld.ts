// Structured data of a company, from the register only: no risk and no persons.

import type { Dossier } from '../../../usecases/dossier/compose-dossier.ts'

/** Source: https://schema.org/Organization; register identifier from https://org-id.guide. */
export function describeOrganization({ company }: Dossier, url: string): object {
  const { enterpriseNumber, legalName, address, primaryNace } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    url,
    legalName,
    name: legalName,
    identifier: { '@type': 'PropertyValue', propertyID: 'BE-BCE_KBO', value: enterpriseNumber },
    vatID: `BE${enterpriseNumber}`,
    ...(primaryNace && {
      additionalProperty: { '@type': 'PropertyValue', propertyID: 'NACE', value: primaryNace },
    }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: address.street }),
        ...(address.zip && { postalCode: address.zip }),
        ...(address.city && { addressLocality: address.city }),
        addressCountry: 'BE',
      },
    }),
  }
}
