import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './cv.ts';
import { markdownBlocks } from './markdown.ts';

/** One line per block: bullets and numbers before it, bold in brackets, links with their address. */
const shown = ({ kind, depth, number, words, isClose }: Block) => {
  const text = words.map(({ text, bold, href }) => `${bold ? `[${text}]` : text}${href ? `→${href}` : ''}`).join('');
  const mark = kind === 'bullet' ? `${'  '.repeat(depth)}${number ?? '•'} ` : isClose ? '↵ ' : '';
  return (mark + text).replaceAll('\u00a0', ' ');
};
const read = (source: string) => markdownBlocks(source).map(shown);

describe('Markdown for print', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', 'Un.\n\nDeux.', ['Un.', 'Deux.']],
    ['a line that continues', 'une phrase\nqui continue', ['une phrase qui continue']],
    ['a line that begins something new', 'Équipe : 5\nOutils : Go', ['Équipe : 5', '↵ Outils : Go']],
    ['a hard break', 'un  \ndeux', ['un', '↵ deux']],
    ['bullets of all kinds', '- un\n* deux\n+ trois\n• quatre', ['• un', '• deux', '• trois', '• quatre']],
    ['numbers', '1. un\n2) deux', ['1. un', '2) deux']],
    ['bullets in bullets', '- un\n  - deux\n    - trois\n- quatre', ['• un', '  • deux', '    • trois', '• quatre']],
    ['a bullet of two lines', '- un début\n  et sa suite', ['• un début et sa suite']],
    ['headings become bold lines', '## Titre ##\nTexte', ['[Titre]', 'Texte']],
    ['underlined headings too', 'Titre\n---\nTexte', ['[Titre]', 'Texte']],
    ['a rule is left out', 'Un\n\n***\n\nDeux', ['Un', 'Deux']],
    ['a quotation is its text', '> Bravo\n> à tous', ['Bravo à tous']],
    ['code is text', '```ts\nconst a = **b**;\nlet c\n```', ['const a = **b**;', '↵ let c']],
    ['bold', 'un **mot** et __un autre__', ['un [mot] et [un autre]']],
    ['emphasis', 'un *mot*, _un autre_ et ~~un ancien~~', ['un mot, un autre et un ancien']],
    ['bold and emphasis together', '***très*** **gras *penché* fin**', ['[très] [gras penché fin]']],
    ['signs that are not Markdown', '2**10, snake_case_name, a * b, *', ['2**10, snake_case_name, a * b, *']],
    ['escaped signs', '\\*pas penché\\* \\# 1', ['*pas penché* # 1']],
    ['code within a line', 'la commande `a ** b` et ``x ` y``', ['la commande a ** b et x ` y']],
    ['a link', '[mon site](https://a.example/x "titre")', ['mon site→https://a.example/x']],
    ['a link that is not to the web', '[clic](javascript:alert(1))', ['clic']],
    ['a picture is its text', '![Le port](https://a.example/p.png)', ['Le port→https://a.example/p.png']],
    ['a plain address', 'Voir https://a.example/b_c_d.', ['Voir https://a.example/b_c_d→https://a.example/b_c_d.']],
    ['an address in brackets', '<https://a.example>', ['https://a.example→https://a.example/']],
    ['a link whose address was removed', 'lire [ici](… demain', ['lire ici demain']],
    ['entities', 'R&amp;D &lt;3 AT&T', ['R&D <3 AT&T']],
    ['HTML of the person', '<b>ASP</b>', ['<b>ASP</b>']],
    ['HTML line breaks', 'Un<br>Deux', ['Un', '↵ Deux']],
    ['nothing', ' \n\n** **\n\u00a0', []],
    ['spaces left by an emoji', '-  un  mot ', ['• un mot']],
  ])('%s: is printed as expected', (_name, source, expected) => expect(read(source)).toEqual(expected));

  it('every letter is kept, and no pair of stars is left around a word', () => {
    const word = fc.stringMatching(/^[a-zé]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat(4), { maxLength: 12 }),
        (words, how) => {
          const around = ['', '**', '*', '__', '`'];
          const source = words.map((one, at) => (around[how[at] ?? 0] ?? '') + one + (around[how[at] ?? 0] ?? ''));
          expect(read(source.join(' ')).join(' ').replace(/[[\]]/g, '')).toBe(words.join(' '));
        },
      ),
      { seed: 11, numRuns: 200 },
    );
  });

  it('never fails, and is not slow for difficult texts', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('*', '_', '`', '[', ']', '(', ')', '\n', ' ', 'a', '~', '<', '\\'),
          maxLength: 400,
        }),
        (source) => {
          expect(() => markdownBlocks(source)).not.toThrow();
        },
      ),
      { seed: 12, numRuns: 300 },
    );
    const started = performance.now();
    for (const hard of ['*a ', '[', '`', '**a _', '(<', '> ', '- ']) markdownBlocks(hard.repeat(5000 / hard.length));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
