/**
 * Locale for numbers and sorting. The page is in English, whatever the browser's language. Date fields follow
 * the browser.
 */
export const locale = "en";
