/**
 * The locale for numbers and sorting. The page is always in English, regardless of the browser's language.
 * Date fields follow the browser's language.
 */
export const locale = "en";
