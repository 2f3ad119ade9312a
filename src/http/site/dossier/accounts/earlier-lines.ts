// Statement lines of models before 2016 that later models subdivide differently. Without them, the totals of those years
// would appear as not filed.

import type { Statement, StatementLine } from '../../../../domain/accounts/statement-lines.ts'
import { STATEMENTS } from '../../../../domain/accounts/statement-lines.ts'
import { phrase } from '../../../i18n/languages.ts'

type EarlierLine = StatementLine & { before: string }

const EARLIER: Partial<Record<Statement, readonly EarlierLine[]>> = {
  assets: [
    {
      before: '21/28',
      rubric: '20/28',
      depth: 0,
      labels: phrase(
        'Vaste activa, oprichtingskosten inbegrepen',
        'Actifs immobilisés, frais d’établissement compris',
        'Anlagevermögen einschließlich Errichtungsaufwendungen',
        'Fixed assets, formation expenses included',
      ),
    },
  ],
  income: [
    {
      before: '70/76A',
      rubric: '70/74',
      depth: 0,
      labels: phrase(
        'Bedrijfsopbrengsten',
        'Ventes et prestations',
        'Betriebliche Erträge',
        'Operating income',
      ),
    },
    {
      before: '60/66A',
      rubric: '60/64',
      depth: 0,
      labels: phrase(
        'Bedrijfskosten',
        'Coût des ventes et des prestations',
        'Betriebliche Aufwendungen',
        'Operating charges',
      ),
    },
    {
      before: '635/8',
      rubric: '635/7',
      depth: 1,
      labels: phrase(
        'Voorzieningen voor risico’s en kosten',
        'Provisions pour risques et charges',
        'Rückstellungen für Risiken und Aufwendungen',
        'Provisions for liabilities and charges',
      ),
    },
    {
      before: '9903',
      rubric: '9902',
      depth: 0,
      labels: phrase(
        'Winst (verlies) uit de gewone bedrijfsuitoefening, vóór belasting',
        'Bénéfice (perte) courant(e) avant impôts',
        'Gewinn (Verlust) aus der gewöhnlichen Geschäftstätigkeit vor Steuern',
        'Profit (loss) on ordinary activities before taxes',
      ),
    },
    {
      before: '9903',
      rubric: '76',
      depth: 1,
      labels: phrase(
        'Niet-recurrente of uitzonderlijke opbrengsten',
        'Produits non récurrents ou exceptionnels',
        'Nicht wiederkehrende oder außerordentliche Erträge',
        'Non-recurring or extraordinary income',
      ),
    },
    {
      before: '9903',
      rubric: '66',
      depth: 1,
      labels: phrase(
        'Niet-recurrente of uitzonderlijke kosten',
        'Charges non récurrentes ou exceptionnelles',
        'Nicht wiederkehrende oder außerordentliche Aufwendungen',
        'Non-recurring or extraordinary charges',
      ),
    },
  ],
}

/** Statement lines of all model versions, in model order. */
export const LINES: Record<Statement, readonly StatementLine[]> = {
  assets: withEarlier('assets'),
  liabilities: withEarlier('liabilities'),
  income: withEarlier('income'),
  staff: withEarlier('staff'),
}

function withEarlier(statement: Statement): StatementLine[] {
  const earlier = EARLIER[statement] ?? []
  return STATEMENTS[statement].flatMap(line => [
    ...earlier.filter(({ before }) => before === line.rubric),
    line,
  ])
}
