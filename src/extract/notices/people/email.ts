// E-mail addresses as notices print them.

/** The first address of a text. The local part is looked for at its first character alone, so that time grows with length. */
export const EMAIL = /(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/
