import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { jobSearchSchema, replaceJobTechnology, savedJobQuery } from './job-search.ts';

const given = { name: '  React à Nantes ', query: 'city=Nantes&technology=react', rhythm: 'daily' };

describe('a search of offers to save (docs/product/jobs.md, Saving a search of offers)', () => {
  it('is stored in the order of the address, without what no filter knows', () => {
    expect(parseValue(jobSearchSchema, { ...given, query: `?after=x&${given.query}&salary=&q=` })).toEqual({
      value: { name: 'React à Nantes', query: 'technology=react&city=Nantes', rhythm: 'daily' },
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'required' }],
    ['a long name', { name: 'a'.repeat(121) }, { name: 'long:120:1' }],
    ['no filter', { query: 'after=x' }, { query: 'required' }],
    ['an unknown rhythm', { rhythm: 'hourly' }, { rhythm: 'unknown' }],
    ['no rhythm', { rhythm: undefined }, { rhythm: 'required' }],
  ])('is refused with %s', (_, change, errors) => {
    expect(parseValue(jobSearchSchema, { ...given, ...change })).toEqual({ errors });
  });

  it('follows a technology that was merged into another one', () => {
    expect(replaceJobTechnology('q=api&technology=reactjs&technology=vue', 'reactjs', 'react')).toBe(
      'q=api&technology=react&technology=vue',
    );
    expect(replaceJobTechnology('technology=react&technology=reactjs', 'reactjs', 'react')).toBe('technology=react');
    expect(savedJobQuery(new URLSearchParams('salary=50'))).toBe('salary=50');
  });
});
