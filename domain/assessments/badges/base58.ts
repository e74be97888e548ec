const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes in the alphabet of Bitcoin, which the standards for keys and signatures use after a leading 'z'. */
export function toBase58(bytes: Uint8Array): string {
  let zeros = 0;
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++;
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  while (number > 0n) {
    text = alphabet.charAt(Number(number % 58n)) + text;
    number /= 58n;
  }
  return '1'.repeat(zeros) + text;
}

/** Longer texts are refused: reading takes time that grows with the square of the length. */
const longest = 200;

/** Undefined for a text that holds another character. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > longest) return undefined;
  let number = 0n;
  for (const sign of text) {
    const digit = alphabet.indexOf(sign);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  while (number > 0n) {
    bytes.unshift(Number(number % 256n));
    number /= 256n;
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return new Uint8Array([...new Array<number>(zeros).fill(0), ...bytes]);
}
