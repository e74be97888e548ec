/**
 * A text without the signs at its end. A regular expression would start again at each sign of every row of signs
 * before, which takes minutes for a text that is made of them.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
