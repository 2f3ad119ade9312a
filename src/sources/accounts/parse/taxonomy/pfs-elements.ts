// Elements of the Bank's taxonomies before April 2022 (`pfs`) and the rubrics they are. The taxonomies themselves are
// no longer published; this list has the elements that public programs read under a code which the element's own name
// and the label of the code bear out. Left out are those on which programs differ, those whose sign is special (101,
// 19, 649), and the notes. An element that is not here is counted, not read.

const CODE_BY_ELEMENT = `
20 FormationExpenses
21 IntangibleFixedAssets
22/27 TangibleFixedAssets
22 LandBuildings
23 PlantMachineryEquipment
24 FurnitureVehicles
25 LeasingSimilarRights
27 AssetsUnderConstructionAdvancePayments
28 FinancialFixedAssets
284/8 OtherFinancialAssets
29/58 CurrentsAssets
29 AmountsReceivableMoreOneYear
290 TradeDebtorsMoreOneYear
291 OtherAmountsReceivableMoreOneYear
3 StocksContractsProgress
30/36 Stocks
30/31 StockRawMaterialsConsumables
32 StockWorkProgress
33 StockFinishedGoods
34 StockGoodsPurchasedResale
35 StockImmovablePropertyIntendedSale
36 AdvancePaymentsPurchasesStocks
37 ContractsProgress
40/41 AmountsReceivableWithinOneYear
40 TradeDebtorsWithinOneYear
41 OtherAmountsReceivableWithinOneYear
50/53 CurrentInvestments
50 OwnShares
51/53 OtherCurrentInvestments
54/58 CashBankHand
490/1 DeferredChargesAccruedIncome
20/58 Assets
10/15 Equity
10 Capital
100 IssuedCapital
12 RevaluationSurpluses
13 Reserves
130 LegalReserve
132 UntaxedReserves
133 AvailableReserves
14 AccumulatedProfitsLosses
15 InvestmentGrants
16 ProvisionsDeferredTaxes
160/5 ProvisionLiabilitiesCharges
160 ProvisionsPensionsSimilarObligations
161 ProvisionsTaxation
162 ProvisionsMajorRepairsMaintenance
17/49 AmountsPayable
17 AmountsPayableMoreOneYear
170/4 FinancialDebtsRemainingTermMoreOneYear
170 SubordinatedLoansRemainingTermMoreOneYear
171 UnsubordinatedDebenturesRemainingTermMoreOneYear
172 LeasingSimilarObligationsRemainingTermMoreOneYear
172/3 AmountsPayableMoreOneYearCreditInstitutionsLeasingOtherSimilarObligations
173 AmountsPayableMoreOneYearCreditInstitutions
175 TradeDebtsPayableMoreOneYear
178/9 OtherAmountsPayableMoreOneYear
42/48 AmountsPayableWithinOneYear
42 CurrentPortionAmountsPayableMoreOneYearFallingDueWithinOneYear
43 FinancialDebtsPayableWithinOneYear
430/8 AmountsPayableWithinOneYearCreditInstitutions
439 OtherLoansPayableWithinOneYear
44 TradeDebtsPayableWithinOneYear
440/4 SuppliersInvoicesToReceiveWithinOneYear
441 BillExchangePayableWithinOneYear
46 AdvancesReceivedContractsProgressWithinOneYear
45 TaxesRemunerationSocialSecurity
450/3 Taxes
454/9 RemunerationSocialSecurity
492/3 AccruedChargesDeferredIncome
10/49 EquityLiabilities
70/76A OperatingIncomeNonRecurringOperatingIncomeIncluded
70 Turnover
71 IncreaseDecreaseStocksWorkContractsProgress
72 OwnConstructionCapitalised
74 OtherOperatingIncome
740 OperatingSubsidiesCompensatoryAmounts
76A NonRecurringOperatingIncome
60/66A OperatingChargesNonRecurringOperatingChargesIncluded
60 RawMaterialsConsumables
600/8 PurchasesRawMaterialsConsumables
61 ServicesOtherGoods
62 RemunerationSocialSecurityPensions
630 DepreciationOtherAmountsWrittenDownFormationExpensesIntangibleTangibleFixedAssets
631/4 AmountsWrittenDownStocksContractsProgressTradeDebtorsAppropriationsWriteBacks
640/8 MiscellaneousOperatingCharges
66A NonRecurringOperatingCharges
66 ExtraordinaryCharges
76 ExtraordinaryIncome
9900 GrossOperatingMargin
9901 OperatingProfitLoss
75/76B FinancialIncomeNonRecurringFinancialIncomeIncluded
75 FinancialIncome
750 IncomeFinancialFixedAssets
751 IncomeCurrentAssets
752/9 OtherFinancialIncome
76B NonRecurringFinancialIncome
65/66B FinancialChargesNonRecurringFinancialChargesIncluded
65 FinancialCharges
650 DebtCharges
652/9 OtherFinancialCharges
66B NonRecurringFinancialCharges
9902 GainLossOrdinaryActivitiesBeforeTaxes
9903 GainLossBeforeTaxes
780 TransferFromDeferredTaxes
680 TransferToDeferredTaxes
67/77 IncomeTaxes
670/3 BelgianForeignIncomeTaxes
77 AdjustmentIncomeTaxesWriteBackTaxProvisions
9904 GainLossPeriod
789 TransferFromUntaxedReserves
689 TransferToUntaxedReserves
9125 CapitalSubsidiesGrantedPublicAuthoritiesRecordedIncomePeriod
9086 EmployeesRecordedPersonnelRegisterTotalNumberClosingDate
9087 EmployeesRecordedPersonnelRegisterAverageNumberEmployeesCalculatedFullTimeEquivalents
1003 AverageNumberEmployeesPersonnelRegisterTotalFullTimeEquivalents
1023 PersonnelCostsTotal
1053 NumberEmployeesPersonnelRegisterClosingDateFinancialYearTotalFullTimeEquivalents
`

// Associations have other codes for these.
const CODE_BY_ELEMENT_OF_COMPANIES = `
47/48 OtherAmountsPayableWithinOneYear
`

type CodeByLayout = { from2016: string | null; before2016: string | null }

// The royal decree of 18 December 2015 changed the layout for years that begin in 2016 or later.
const CODE_BY_LAYOUT = new Map<string, CodeByLayout>([
  ['FixedAssets', { from2016: null, before2016: '20/28' }],
  ['FixedAssetsFormationExpensesExcluded', { from2016: '21/28', before2016: null }],
  ['OperatingIncome', { from2016: null, before2016: '70/74' }],
])
const CODE_BY_LAYOUT_OF_COMPANIES = new Map<string, CodeByLayout>([
  ['ProvisionsRisksChargesAppropriationsWriteBacks', { from2016: '635/8', before2016: '635/7' }],
])

const same = readList(CODE_BY_ELEMENT)
const companies = readList(CODE_BY_ELEMENT_OF_COMPANIES)

/**
 * The code of an element in accounts of a year that began on `start` (null: unknown, then no code that depends on it);
 * null for an element without a known one.
 */
export function findPfsCode(element: string, start: string | null, association: boolean): string | null {
  const code = same.get(element) ?? (association ? undefined : companies.get(element))
  if (code) return code
  const era =
    CODE_BY_LAYOUT.get(element) ?? (association ? undefined : CODE_BY_LAYOUT_OF_COMPANIES.get(element))
  if (!era || start === null) return null
  return start >= '2016-01-01' ? era.from2016 : era.before2016
}

function readList(list: string): Map<string, string> {
  const rows = list.trim().split('\n')
  return new Map(rows.map(row => row.split(' ').reverse() as [element: string, code: string]))
}
