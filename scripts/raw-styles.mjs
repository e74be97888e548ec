// Sizes, spaces, heights and colours come from app/styles/tokens.css: the values that a stylesheet writes by hand.

const checked = [
  { property: /^font-size$/, raw: /\d(px|rem)/ },
  { property: /^font$/, raw: /\d(px|rem)|(^|\s)[1-9]00\s/ },
  { property: /^font-weight$/, raw: /\d/ },
  { property: /^line-height$/, raw: /\d(px|rem)|^[\d.]+$/ },
  { property: /^(padding|margin|gap|row-gap|column-gap)(-|$)/, raw: /\d(px|rem)/ },
  { property: /^border(-[a-z]+)*-radius$/, raw: /\d(px|rem)/ },
  { property: /^min-height$/, raw: /\b(2[89]|3\d|4\d)px/ },
  { property: /./, raw: /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i },
];

/** Each raw value as `line: property: value`. Custom properties are where a value gets its name, and may hold any. */
export function rawStyles(css) {
  const found = [];
  // Comments become as many empty lines, so that the numbers of lines stay right.
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
  for (const { index, groups } of text.matchAll(/(?<=[{;]\s*)(?<property>[a-z-]+)\s*:(?<value>[^;{}]+)(?=[;}])/g)) {
    const { property, value } = groups;
    if (property.startsWith('--')) continue;
    const plain = value
      .replace(/url\([^)]*\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (checked.some((rule) => rule.property.test(property) && rule.raw.test(plain))) {
      found.push(`${text.slice(0, index).split('\n').length}: ${property}: ${plain}`);
    }
  }
  return found;
}
