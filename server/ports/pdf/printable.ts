/** What the fonts that every PDF reader has can print beyond Latin-1. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const wholeLetters: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', '−': '-', '‑': '-', '→': '>' };

/**
 * The text without what the built-in fonts would garble silently: emoji go, rare spaces become plain ones that do
 * not break, letters lose the accents that the fonts lack, and what is left of other scripts becomes '?'.
 */
export function printable(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2007\u2009\u200a\u202f]/g, '\u00a0')
    .replace(/\t/g, ' ')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\p{Cf}|[\ufe00-\ufe0f]/gu,
      dropped,
    )
    .replace(/(?!\n)\p{Cc}/gu, '');
  return Array.from(spaced, (letter) => (isPrintable(letter) ? letter : approximated(letter))).join('');
}

/** Some signs of Latin-1 (©, ®) and ™ count as emoji too, and are good to print. */
function dropped(sign: string): string {
  return sign !== '\u00ad' && isPrintable(sign) ? sign : '';
}

function isPrintable(letter: string): boolean {
  return /^[\n\u0020-\u007e\u00a0-\u00ff]$/.test(letter) || beyondLatin1.includes(letter);
}

function approximated(letter: string): string {
  const plain = wholeLetters[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(plain, (part) => (isPrintable(part) ? part : '?')).join('');
}
