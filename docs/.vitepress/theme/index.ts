/** VitePress's default theme with system fonts. */
import theme from "vitepress/theme-without-fonts";
import "./site.css";

export default theme;
