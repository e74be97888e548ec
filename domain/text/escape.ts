const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as a part of an HTML document, between tags or inside the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Without the characters that XML does not allow even when escaped. */
export function allowedInXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
}

/** The same for XML and SVG. */
export function escapeXml(text: string): string {
  return escapeHtml(allowedInXml(text));
}

/** A text as a part of Markdown for other sites. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}

/** A text as a part of a LIKE pattern in SQL, where only the caller's own signs are wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A cell of a CSV file; a leading apostrophe stops a spreadsheet from running the text as a formula. */
export function csvCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
