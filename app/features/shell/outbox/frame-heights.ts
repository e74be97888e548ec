/** The head, the foot and the margins of an e-mail, in pixels. */
const around = 300;
const lineHeight = 26;
const betweenParagraphs = 30;

/**
 * About how high an e-mail is, on a wide and on a narrow screen, from its plain text. Its document runs no script and
 * belongs to no site, so that the page cannot ask for its height; too low a frame would scroll inside the page.
 */
export function frameHeights(text: string): { '--tall': string; '--tall-narrow': string } {
  return { '--tall': `${height(text, 64)}px`, '--tall-narrow': `${height(text, 36)}px` };
}

function height(text: string, columns: number): number {
  // An address is behind a button or a link there.
  const lines = text.replace(/https?:\S+/g, '').split('\n');
  const high = lines.reduce((sum, line) => sum + (line.trim() ? Math.ceil(line.length / columns) : 0), 0);
  const paragraphs = text.split(/\n\s*\n/).length;
  return around + high * lineHeight + paragraphs * betweenParagraphs;
}
