import { describe, expect, it } from 'vitest';
import { combinationsOf, combinedItemSchema, fillSlots, variantKey, variantsSchema, withOutputs } from './variants.ts';

describe('the slots of a question (content/README.md, Variants)', () => {
  it('are filled in every text, and only where the variant has a value', () => {
    const model = {
      title: { fr: 'Combien font [[a]] + [[b]] ?', en: 'What is [[a]] + [[b]]?' },
      code: '[[a]] [[nodiscard]]',
    };
    expect(fillSlots(model, { a: '1', b: '2' })).toEqual({
      title: { fr: 'Combien font 1 + 2 ?', en: 'What is 1 + 2?' },
      code: '1 [[nodiscard]]',
    });
  });

  it('take the value of the language, and make two texts of one where the languages differ', () => {
    const values = { word: { fr: 'vrai', en: 'true' } };
    expect(fillSlots({ fr: 'C’est [[word]].', en: 'It is [[word]].' }, values)).toEqual({
      fr: 'C’est vrai.',
      en: 'It is true.',
    });
    expect(fillSlots(['[[word]]', 'plain'], values)).toEqual([{ fr: 'vrai', en: 'true' }, 'plain']);
  });

  it('take a value as it is, also with the signs of replacement patterns', () => {
    expect(fillSlots('[[a]]', { a: '$& $1' })).toBe('$& $1');
  });
});

describe('the values of a slot', () => {
  it.each<[string, unknown, boolean]>([
    ['a text', 'a', true],
    ['a number', 3, true],
    ['a text for each language', { fr: 'vrai', en: 'true' }, true],
    ['a text with a comma and no quotes', { fr: 'Le cache', en: 'The cache', 'and its keys': null }, false],
    ['a list', ['a'], false],
    ['nothing', null, false],
  ])('may be %s', (_, given, isValid) => {
    expect(variantsSchema.safeParse([{ a: given }, { a: 'b' }]).success).toBe(isValid);
  });

  it('are not those of a slot named output, when what is printed is executed', () => {
    const item = (name: string) => ({ id: 'x', format: 'output', variants: { each: { [name]: ['a', 'b'] } } });
    expect(combinedItemSchema.safeParse(item('room')).success).toBe(true);
    expect(combinedItemSchema.safeParse(item('output')).success).toBe(false);
  });
});

describe('combinations of values', () => {
  const each = { n: ['1', '2', '3'], word: ['a', 'b'] };

  it('are every pair once', () => expect(combinationsOf({ each })).toHaveLength(6));

  it('are refused when they are too many', () => {
    const many = Array.from({ length: 11 }, (_, index) => String(index));
    expect(() => combinationsOf({ each: { a: many, b: many } })).toThrow('121');
  });

  it('have a key that does not depend on the order of the slots', () => {
    expect(variantKey({ a: '1', b: '2' })).toBe(variantKey({ b: '2', a: '1' }));
    expect(variantKey({ a: '1', b: '2' })).not.toBe(variantKey({ a: '2', b: '1' }));
  });

  const item = { id: 'x', format: 'output', title: 't', variants: { each: { n: ['1', '2', '3'] } } };
  const key = (n: string) => variantKey({ n });

  it('become variants with what they print, each output once', () => {
    const outputs = { x: { [key('1')]: 'one', [key('2')]: 'two', [key('3')]: 'one' } };
    expect(withOutputs(item, outputs)).toMatchObject({
      output: '[[output]]',
      variants: [
        { n: '1', output: 'one' },
        { n: '2', output: 'two' },
      ],
    });
  });

  it('are not asked before they were executed', () => expect(withOutputs(item, {})).toBeUndefined());

  it('leave an entry without combinations as it is', () => {
    const plain = { id: 'y', variants: [{ n: 1 }] };
    expect(withOutputs(plain, {})).toBe(plain);
  });
});
