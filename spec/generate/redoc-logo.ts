/**
 * A script for pages that show Redoc. In its menu Redoc has its maker's logo, from its maker's host, and no option against
 * it: the pages' content security policy refuses the logo, and the browser complains of that. With this script, which has
 * to run before Redoc's, the maker's name stands there, and nothing is asked for.
 */
export const redocLogoScript = `
const image = HTMLImageElement.prototype;
const { setAttribute } = image;
image.setAttribute = function (name, value) {
  if (name === "src" && /redocly/i.test(this.alt)) this.alt = "Redocly";
  else setAttribute.call(this, name, value);
};
// React gives an image its address in both ways.
const { get } = Object.getOwnPropertyDescriptor(image, "src");
Object.defineProperty(image, "src", { get, set(value) { this.setAttribute("src", value); } });
`;
