/** The namespace of the element that carries the file; given by Open Badges 3.0. */
const namespace = 'https://purl.imsglobal.org/ob/v3p0';
const begin = '<openbadges:credential><![CDATA[';
const end = ']]></openbadges:credential>';

/** A drawing that carries its signed file, as Open Badges 3.0 asks: in the first element of the drawing. */
export function bakeSvg(drawing: string, document: string): string {
  const opening = /^<svg\b[^>]*>/.exec(drawing)?.[0];
  if (!opening || drawing.includes('openbadges:')) throw new Error('This drawing cannot carry a badge.');
  const marked = opening.replace(/>$/, ` xmlns:openbadges="${namespace}">`);
  return `${marked}\n${begin}${inCdata(document)}${end}${drawing.slice(opening.length)}`;
}

/** The file that a drawing carries; undefined when there is none. */
export function extractCredential(svg: string): string | undefined {
  return /<openbadges:credential>\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*<\/openbadges:credential>/.exec(svg)?.[1]?.trim();
}

/**
 * The same JSON without characters that XML refuses, and without the sign that could end the section: inside a text of
 * JSON they may be written as \u escapes, outside of one they do not occur.
 */
function inCdata(document: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
  return document.replace(/[>\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, escaped);
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
