import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { reasonOf, reportSchema } from './report.ts';
import { reportReasons } from './report-reason.ts';

const key = '01890000-0000-7000-8000-000000000002';

describe('docs/product/library.md, Reporting a profile', () => {
  it.each<[string, object, Record<string, string>]>([
    ['no reason', { text: 'Faux' }, { reason: 'required' }],
    ['an unknown reason', { reason: 'dull', text: '' }, { reason: 'required' }],
    ['another reason without words', { reason: 'other', text: ' ' }, { text: 'required' }],
    ['too many words', { reason: 'fake', text: 'x'.repeat(4001) }, { text: 'long:4000:1' }],
    ['a wrong address', { reason: 'fake', text: '', email: 'nobody' }, { email: 'email' }],
  ])('is refused with %s', (_, given, errors) =>
    expect(parseValue(reportSchema, { key, ...given })).toEqual({ errors }),
  );

  it.each(reportReasons.filter((reason) => reason !== 'other'))('needs no words for the reason %s', (reason) =>
    expect(parseValue(reportSchema, { key, reason, text: '', email: '' })).toEqual({
      value: { key, reason, text: null, email: '' },
    }),
  );

  it('tells the team the reason, then the words', () => {
    expect(reasonOf({ reason: 'wrong', text: 'Le diplôme n’existe pas' })).toBe(
      'Informations fausses. Le diplôme n’existe pas',
    );
    expect(reasonOf({ reason: 'wrong', text: null })).toBe('Informations fausses');
  });
});
