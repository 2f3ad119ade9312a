// The Bank's products that are asked. Each has a subscription key of its own; one key does not open another product.

export type Product = 'authentic' | 'extracts'

/** Subscription key by product; null for one that is not subscribed to. */
export type SubscriptionKeys = Readonly<Record<Product, string | null>>

/** How the Bank calls a product, and the setting that holds its key. Both are free of charge. */
export const PRODUCTS: Readonly<Record<Product, { name: string; setting: string }>> = {
  authentic: { name: 'Authentic Data Query', setting: 'ACCOUNTS_KEY_AUTHENTIC' },
  extracts: { name: 'Authentic Data Daily Extract', setting: 'ACCOUNTS_KEY_EXTRACTS' },
}

/** Where products are subscribed to and keys are given out. */
export const KEYS_URL = 'https://developer.cbso.nbb.be'
