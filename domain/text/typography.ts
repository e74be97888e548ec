/** French typography: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon. */
export function typography(text: string): string {
  // A quick exit: most texts need no change, and lists render hundreds of them.
  if (!/ [;!?»:%€k]|« /.test(text)) return text;
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/« /g, '«\u202f')
    .replace(/ »/g, '\u202f»')
    .replace(/ :/g, '\u00a0:')
    .replace(/(\d) (%|€|k€)/g, '$1\u00a0$2');
}
