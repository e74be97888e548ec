const longestQuote = 220;
const shownBefore = 80;

/** The words around a place of a sentence, as a person is shown why something was read: a long sentence is cut. */
export function quoteAt(text: string, at: number): string {
  if (text.length <= longestQuote) return text.replace(/;$/, '');
  const from = at <= shownBefore ? 0 : spaceAfter(text, at - shownBefore);
  const cut = text.slice(from, from + longestQuote).toWellFormed();
  const isEnd = from + longestQuote >= text.length;
  const end = isEnd ? cut.length : cut.lastIndexOf(' ');
  return `${from > 0 ? '… ' : ''}${cut.slice(0, end > 0 ? end : cut.length).trim()}${isEnd ? '' : ' …'}`;
}

function spaceAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + shownBefore ? at : space + 1;
}
