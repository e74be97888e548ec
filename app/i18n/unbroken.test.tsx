import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hyphenWords, Unbroken } from './unbroken.tsx';

describe('a text whose words do not break at their hyphen', () => {
  it('has its words with a hyphen at odd places', () => {
    expect(hyphenWords('Développeur·euse back-end, front-end')).toEqual([
      'Développeur·euse ',
      'back-end,',
      ' ',
      'front-end',
      '',
    ]);
    expect(hyphenWords('Nantes - Lyon')).toEqual(['Nantes - Lyon']);
  });

  it('keeps what it says, and a very long word may break', () => {
    const words = (text: string) => renderToStaticMarkup(<Unbroken text={text} />);
    expect(words('Chef·fe de projet')).toBe('Chef·fe de projet');
    expect(words('Ingénieur·e back-end').replace(/<[^>]*>/g, '')).toBe('Ingénieur·e back-end');
    expect(words('Ingénieur·e back-end').match(/<span/g)).toHaveLength(2);
    expect(words(`${'a'.repeat(20)}-${'b'.repeat(20)}`).match(/<span/g)).toHaveLength(1);
  });
});
