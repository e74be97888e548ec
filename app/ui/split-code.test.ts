import { describe, expect, it } from 'vitest';
import { splitCode } from './split-code.ts';

describe('a text with code between backticks', () => {
  it.each([
    ['', []],
    ['Plain words', ['Plain words']],
    ['Call `save()` on click', ['Call ', '<save()>', ' on click']],
    ['`a` and `b`', ['<a>', ' and ', '<b>']],
    ['`<b>` is a tag', ['<<b>>', ' is a tag']],
    ['A lone ` stays', ['A lone ` stays']],
    ['`` is empty', ['`` is empty']],
    ['`a` then `', ['<a>', ' then `']],
  ])('"%s" is split into plain parts and code parts', (text, parts) => {
    expect(splitCode(text).map((part) => (part.code ? `<${part.text}>` : part.text))).toEqual(parts);
  });

  it('applies French typography to the plain parts and leaves code unchanged', () => {
    const [before, code, after] = splitCode('« Que vaut : `a ? b : c` ?');
    expect(before?.text).toBe('«\u202fQue vaut\u00a0: ');
    expect(code?.text).toBe('a ? b : c');
    expect(after?.text).toBe('\u202f?');
  });

  it('keeps every character of the text', () => {
    for (const text of ['a`b', '`x``y`', '``', 'a `b` c ` d `e`']) {
      const again = splitCode(text)
        .map((part) => (part.code ? `\`${part.text}\`` : part.text))
        .join('');
      expect(again).toBe(text);
    }
  });
});
