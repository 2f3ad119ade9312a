// Writes JSON-XBRL documents and references for tests; every name and number is invented.

/** `rubrics`: code → value for the period; `previous` for the one before. */
export function writeJsonXbrl(
  reference: string | null,
  rubrics: Record<string, string>,
  previous: Record<string, string> = {},
): Record<string, unknown> {
  const list = (period: string, of: Record<string, string>) =>
    Object.entries(of).map(([Code, Value]) => ({ Code, Value, Period: period, DataType: 'monetary' }))
  return {
    ReferenceNumber: reference,
    EnterpriseName: 'De Verzonnen Molen',
    Address: { Street: 'Molenpad', Number: '7', City: 'pcd:m9999' },
    LegalForm: { LegalFormCode: 'lgf:m610' },
    Rubrics: [...list('N', rubrics), ...list('NM1', previous)],
    Administrators: { NaturalPersons: [], LegalPersons: [] },
  }
}

export function writeReference(reference: string, changes: Record<string, unknown> = {}) {
  return {
    ReferenceNumber: reference,
    DepositDate: '2025-06-30',
    ExerciseDates: { startDate: '2024-01-01', endDate: '2024-12-31' },
    ModelType: 'm81-f',
    DepositType: 'Initial',
    Language: 'NL',
    Currency: 'EUR',
    EnterpriseNumber: '0888000158',
    EnterpriseName: 'De Verzonnen Molen',
    LegalForm: '610',
    GeneralAssemblyDate: '2025-06-02',
    ...changes,
  }
}
