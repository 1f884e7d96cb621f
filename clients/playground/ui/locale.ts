/**
 * How numbers are written and texts are sorted: as in the page's own texts, which are English, whatever the browser's
 * language. Fields for dates are the browser's, and follow it.
 */
export const locale = "en";
