import { describe, expect, it } from 'vitest';
import { both, question, testOf } from '../question.fixture.ts';
import { absoluteWords } from './absolute-words.ts';
import { followingNumbers, giveawayShares, longOption } from './giveaway-shares.ts';
import { repeatedWords, sharedWords } from './giveaway-words.ts';

const options = (right: string[], wrong: string[], more = {}) =>
  question({ right: right.map(both), wrong: wrong.map(both), ...more });

describe('a right option that is much longer than the others', () => {
  it.each([
    ['one that explains itself', ['It fails, because the list was changed'], ['It prints `1`', 'It prints `2`'], 2],
    ['a short answer, by a few signs', ['`true 1`'], ['`1`', '`2`'], 0],
    ['as long as another one', ['It fails, because the list changed'], ['It works, because the list grows', 'No'], 0],
    ['two right options', ['It fails, because the list was changed', 'No'], ['It works'], 0],
  ])('%s', (_, right, wrong, found) => {
    expect(longOption(options(right, wrong))).toHaveLength(found);
  });
});

describe('shares of a whole test', () => {
  const long = (id: string) => options(['It prints them all'], ['It fails', 'It ends'], { id });
  const short = (id: string) => options(['It ends'], ['It prints them all', 'It fails'], { id });
  const similar = (id: string) => options(['a b'], ['a c', 'd b'], { id });
  const different = (id: string) => options(['d e'], ['a b', 'a c', 'b c'], { id });

  it('finds a test whose right options are often the longest', () => {
    expect(giveawayShares(testOf([long('a'), short('b'), short('c')]))).toHaveLength(2);
    expect(giveawayShares(testOf([long('a'), short('b'), short('c'), short('d')]))).toEqual([]);
  });

  it('finds a test whose right options are often the most similar ones', () => {
    expect(giveawayShares(testOf([similar('a'), different('b')]))).toHaveLength(2);
    expect(giveawayShares(testOf([similar('a'), different('b'), different('c')]))).toEqual([]);
  });

  it('counts the variants of an item as one question', () => {
    const variants = [long('a'), long('a'), long('a')];
    expect(giveawayShares(testOf([...variants, short('b'), short('c'), short('d')]))).toEqual([]);
  });

  const several = (id: string, right: number, wrong: number) =>
    options(
      Array.from({ length: right }, (_, index) => `r${index}`),
      Array.from({ length: wrong }, (_, index) => `w${index}`),
      { id },
    );
  it.each([
    ['always two of four', ['a', 'b', 'c', 'd'].map((id) => several(id, 2, 2)), 1],
    ['once three of four', [...['a', 'b', 'c'].map((id) => several(id, 2, 2)), several('d', 3, 1)], 0],
    ['too few to see a pattern', ['a', 'b', 'c'].map((id) => several(id, 2, 2)), 0],
    ['one right each, which the page says', ['a', 'b', 'c', 'd'].map((id) => several(id, 1, 3)), 0],
  ])('number of right options: %s', (_, questions, found) => {
    expect(followingNumbers(testOf(questions))).toHaveLength(found);
  });
});

describe('words of the title in the right option only', () => {
  const asked = (title: string, right: string[], wrong: string[]) =>
    repeatedWords(options(right, wrong, { title: both(title) })).filter((found) => found.startsWith('en'));

  it.each([
    ['a word', 'Where do the messages go in a terminal?', ['To the terminal'], ['To a file']],
    ['in the plural', 'Which option opens files?', ['The one with a file'], ['The other']],
    ['in the code of the option', 'Which value asks for a new password?', ['`new-password`'], ['`off`']],
    ['in all right options', 'Which ports does the service use?', ['Its service port', 'A service'], ['None']],
  ])('is found: %s', (_, title, right, wrong) => {
    expect(asked(title, right, wrong)).toHaveLength(1);
  });

  it.each([
    ['a wrong option has it too', 'Which file is read?', ['The new file'], ['The old file']],
    ['one of two right options', 'Which ports does the service use?', ['A service port', '443'], ['22']],
    ['code of the title', 'What does `read(file)` do?', ['It opens a file'], ['Nothing']],
    ['a common word', 'What is there after that?', ['Nothing after it'], ['All']],
  ])('is not: %s', (_, title, right, wrong) => {
    expect(asked(title, right, wrong)).toEqual([]);
  });
});

describe('a name of the code in the right option only', () => {
  it('repeats the code, not the title', () => {
    const code = { code: 'SELECT order_id FROM lines;', language: 'sql' };
    const asked = (more: object) =>
      repeatedWords(options(['Read `order_id`'], ['Read `id`'], { title: both('Which orders are read?'), ...more }));
    expect(asked(code)).toEqual([]);
    expect(asked({})).toHaveLength(2);
  });
});

describe('words that only the right options have in common', () => {
  it.each([
    ['two words', ['`cap_net=1` here', '`cap_net=2` there'], ['`chmod`', '`chown`'], 1],
    ['one word', ['the parent ends', 'the parent waits'], ['it ends', 'it waits'], 0],
    ['words of a wrong option', ['the old file here', 'the old file there'], ['an old file', 'none'], 0],
    ['one right option', ['the old file'], ['none', 'all'], 0],
  ])('%s', (_, right, wrong, found) => {
    const inEnglish = sharedWords(options(right, wrong)).filter((one) => one.startsWith('en'));
    expect(inEnglish).toHaveLength(found);
  });
});

describe('absolute words in wrong options only', () => {
  const one = (right: string, wrong: string) =>
    question({
      right: [{ fr: right, en: right }],
      wrong: [{ fr: wrong, en: wrong }, both('`x`')],
    });

  it.each([
    ['It may be read', 'It can never be read'],
    ['It may be read', 'It is always read'],
    ['It may be read', 'It can only be read'],
    ['Il est lu', 'Il est toujours lu'],
    ['Il est lu', 'Il n’est jamais lu'],
    ['Il est lu', 'Il est uniquement lu'],
  ])('are found: %s / %s', (right, wrong) => {
    expect(absoluteWords(one(right, wrong))).toHaveLength(1);
  });

  it.each([
    ['It can never be read', 'It is always read'],
    ['It may be read', 'It is read-only'],
    ['`a`, then `b`', '`a` only'],
    ['It may be read', 'It calls `only()`'],
    ['It is never read', 'It is read'],
  ])('are not: %s / %s', (right, wrong) => {
    expect(absoluteWords(one(right, wrong))).toEqual([]);
  });
});
