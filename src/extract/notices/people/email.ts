// E-mail addresses in notices.

/** The first address of a text. The look-behind anchors the local part, which keeps matching linear. */
export const EMAIL = /(?<![\w.+'-])[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/
