// The Bank's API products in use. Each has its own subscription key.

export type Product = 'authentic' | 'extracts'

/** Subscription key by product; null for one that is not subscribed to. */
export type SubscriptionKeys = Readonly<Record<Product, string | null>>

/** Name of each product and the setting of its key. Both are free of charge. */
export const PRODUCTS: Readonly<Record<Product, { name: string; setting: string }>> = {
  authentic: { name: 'Authentic Data Query', setting: 'ACCOUNTS_KEY_AUTHENTIC' },
  extracts: { name: 'Authentic Data Daily Extract', setting: 'ACCOUNTS_KEY_EXTRACTS' },
}

/** Where to subscribe to products and get keys. */
export const KEYS_URL = 'https://developer.cbso.nbb.be'
