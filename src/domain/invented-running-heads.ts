// Running heads of one invented issue as different readers leave them, for tests.

/** All of the first edition of 13 August 2031; the second and the third stand on pages 8754 and 8755. */
export const RUNNING_HEADS = [
  '65294  MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD',
  '8754  BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE',
  'BELGISCH STAATSBLAD — 13.08.2031 — MONITEUR BELGE  8755',
  'MONITEUR BELGE — 13.08.2031 — BELGISCH STAATSBLAD',
  'BELGISCHSTAATSBLAD–13.08.2031–MONITEURBELGE8755',
  'M O N I T E U R BELGE - 13. 08. 2031 - BELGISCH STAATSBLAD',
  'MONITEUR BELGE | BELGISCH STAATSBLAD | 13/08/2031',
  '13.08.2031 — Belgisches Staatsblatt — Moniteur belge 12',
]
