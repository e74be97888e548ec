/**
 * A text without the signs that end it. A regular expression that looks for a row of signs at the end begins anew at
 * each sign of every row before it, which takes minutes for texts that are made of them.
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
