import { describe, expect, it } from 'vitest';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { both, question, testOf, variantsOf } from '../question.fixture.ts';
import { floors, unsupportedItems } from './floors.ts';
import { findingLine, lint } from './lint.ts';
import { sameFacts } from './same-facts.ts';
import { unequalVariants } from './variant-options.ts';

/** As small as the floors allow: 6 subjects with 10 rated items each, two questions an item. */
function wholeTest(): ContentTest {
  const source = { title: 'Manual', url: 'https://example.org' };
  const code = Array.from({ length: 20 }, (_, line) => `line(${line});`).join('\n');
  const answers = [
    { format: 'choice', right: ['`[[n]]`'], wrong: ['`a`', '`b`'] },
    { format: 'patch', language: 'js', right: ['a([[n]])'], wrong: ['b([[n]])'] },
    { format: 'line', language: 'js', code, lines: ['[[n]]'], fix: 'x' },
    { format: 'output', language: 'js', code, output: '[[n]]' },
    { format: 'order', steps: ['`[[n]]`', '`b`', '`c`'] },
  ];
  const subjects = Array.from({ length: 6 }, (_, place) => {
    const rated = Array.from({ length: 10 }, (_, index) => ({
      id: `s${place}-q${index}`,
      difficulty: index < 2 ? index + 1 : index < 6 ? 3 : 4,
      skill: 'reading',
      source,
      variants: [{ n: 1 }, { n: 2 }],
      ...answers[index % answers.length],
    }));
    const free = { id: `s${place}-public`, public: true, skill: 'reading', source };
    return {
      key: `s${place}`,
      subject: both('S'),
      learn: both('Read'),
      questions: [...rated, free].flatMap((raw) => variantsOf(raw)),
    };
  });
  return { ...testOf([]), subjects };
}

describe('the floors of a test', () => {
  it('are met by the smallest test', () => {
    expect(floors(wholeTest())).toEqual([]);
    expect(unsupportedItems(wholeTest())).toEqual([]);
  });

  const harmed = (harm: (one: ContentTest['subjects'][number]['questions'][number]) => object) => {
    const test = wholeTest();
    for (const subject of test.subjects)
      subject.questions = subject.questions.map((one) => ({ ...one, ...harm(one) }) as typeof one);
    return floors(test);
  };
  it.each<[string, string[], string[]]>([
    ['one rated item less', floors(withoutItem('s0-q0')), ['59 rated items', '118 different rated questions']],
    ['one of level 4 less', harmed(({ id }) => (id === 's0-q9' ? { difficulty: 2 } : {})), []],
    [
      'six of level 4 less',
      harmed(({ id }) => (id.endsWith('q9') ? { difficulty: 2 } : {})),
      ['18 rated items of diff'],
    ],
    ['three of recall', harmed(({ id }) => (/s[012]-q1/.test(id) ? { skill: 'recall' } : {})), ['3 of 60 rated items']],
    ['two of recall', harmed(({ id }) => (/s[01]-q1/.test(id) ? { skill: 'recall' } : {})), []],
    ['a subject without a public question', floors(withoutItem('s3-public')), ['no public question in s3']],
    ['a format that is missing', floors(withoutFormat('order')), ['48', '96', '18', '18', 'no rated question of']],
    [
      'four subjects',
      floors({ ...wholeTest(), subjects: wholeTest().subjects.slice(2) }),
      ['40', '80', '16', '16', '4 s'],
    ],
  ])('%s', (_, says, starts) => {
    expect(says.map((one, index) => one.slice(0, starts[index]?.length ?? one.length))).toEqual(starts);
  });

  it('every item has a proof or a source, and a skill', () => {
    expect(unsupportedItems(testOf([question({ skill: 'reading', proof: {} })]))).toEqual([]);
    expect(unsupportedItems(testOf([question()])).map(({ says }) => says)).toEqual([
      'no skill',
      'neither proof nor source',
    ]);
  });

  function withoutItem(id: string): ContentTest {
    return without((one) => one.id === id);
  }
  function withoutFormat(format: string): ContentTest {
    return without((one) => one.format === format);
  }
  function without(gone: (one: ContentTest['subjects'][number]['questions'][number]) => boolean): ContentTest {
    const test = wholeTest();
    for (const subject of test.subjects) subject.questions = subject.questions.filter((one) => !gone(one));
    return test;
  }
});

describe('variants', () => {
  it('have as many options as each other', () => {
    const two = question({ right: ['`1`'], wrong: ['`2`', '`3`'] });
    const three = question({ right: ['`1`'], wrong: ['`2`', '`3`', '`4`'] });
    expect(unequalVariants([two, two])).toEqual([]);
    expect(unequalVariants([two, three])).toEqual(['1 of 3 options, 1 of 4 options']);
  });
});

describe('two items of one fact', () => {
  const fact = (id: string, title: string, text: string, more = {}) =>
    question({ id, title: both(title), explanation: both(text), ...more });
  const race = 'Promise race watches promises, and the slower download goes on, because nothing cancels its request.';
  const others = [
    fact('sort', 'How are numbers sorted?', 'Without a comparator, elements are compared as strings.'),
    fact('scope', 'Which variables does a block have?', 'A variable declared with let lives in its block.'),
    fact('json', 'What becomes of a date?', 'A date becomes a string, and a map becomes an empty object.'),
  ];
  const first = fact('race', 'What becomes of the slower download?', race);
  const again = (more = {}) =>
    fact('again', 'Does the slower download go on?', race.replace('watches', 'observes'), more);

  it('are found, also in two tests of one technology', () => {
    expect(sameFacts([testOf([...others, first, again()])])).toMatchObject([{ item: 'race', rule: 'same fact' }]);
    const advanced = testOf([again()], { alias: 'demo-advanced' });
    expect(sameFacts([testOf([...others, first]), advanced])).toMatchObject([{ others: ['demo-advanced'] }]);
  });

  it('are found when a public question teaches a rated one', () => {
    const [found] = sameFacts([testOf([...others, first, again({ public: true })])]);
    expect(found).toMatchObject({
      item: 'race',
      says: expect.stringContaining('the public question demo/again teaches it'),
    });
  });

  it('are not found among different facts, public questions and other technologies', () => {
    expect(sameFacts([testOf([...others, first])])).toEqual([]);
    const free = { public: true };
    expect(sameFacts([testOf([...others, { ...first, ...free }, again(free)])])).toEqual([]);
    expect(sameFacts([testOf([...others, first]), testOf([again()], { alias: 'x', technology: 'x' })])).toEqual([]);
  });
});

describe('all rules together', () => {
  const bad = question({ explanation: both('For want of a result.') });

  it('say each finding once, with its test and item', () => {
    const findings = lint([testOf([bad, { ...bad, key: 'q.2' }])]);
    expect(findings.filter(({ rule }) => rule === 'wording').map(findingLine)).toEqual([
      expect.stringMatching(/^demo\/q: wording: en, explanation: For want of a result\. \(/),
    ]);
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['wording', 'floors', 'support']));
  });
});
