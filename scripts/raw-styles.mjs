// Finds sizes, spaces, heights and colours in a stylesheet that do not use the tokens of app/styles/tokens.css.

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

/** Each raw value as `line: property: value`. Custom properties may have any value, because they define tokens. */
export function rawStyles(css) {
  const found = [];
  // Comments are replaced by the same number of line breaks, to keep the line numbers correct.
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
