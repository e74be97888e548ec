import { describe, expect, it } from 'vitest';
import { parseValue } from '../form.ts';
import {
  companyLimits,
  companyPageSchema,
  emptyCompany,
  joinRequestSchema,
  newCompanySchema,
  refusalSchema,
} from './company.ts';

const place = { placeId: 'insee:44109', label: 'Nantes, France' };
const fresh = { name: 'Maréva', website: 'https://mareva.example', place, staffCount: 64 };
const page = { ...fresh, logoHandle: null, description: '', technologyIds: [], superlikeRequirements: '' };

describe('a new company', () => {
  it('needs a name, a website and a city', () => {
    expect(parseValue(newCompanySchema, emptyCompany())).toEqual({
      errors: { name: 'required', website: 'required', place: 'required' },
    });
    expect(parseValue(newCompanySchema, fresh)).toEqual({ value: fresh });
  });

  it.each([
    ['spaces around a name', { name: ' Ma\tréva ' }, { name: 'Ma réva' }],
    ['a number typed as text', { staffCount: '64' }, { staffCount: 64 }],
    ['no size', { staffCount: '' }, { staffCount: null }],
    ['a size below one', { staffCount: 0 }, { staffCount: 1 }],
    ['a size larger than any company', { staffCount: 9e9 }, { staffCount: companyLimits.staff }],
  ])('is corrected: %s', (_, given, expected) => {
    expect(parseValue(newCompanySchema, { ...fresh, ...given })).toEqual({ value: { ...fresh, ...expected } });
  });

  it.each([
    ['name', 'x'.repeat(121), 'long:120:1'],
    ['name', 'Ma\nréva', 'invisible'],
    ['website', 'mareva.example', 'httpLink'],
    ['website', 'javascript:alert(1)', 'httpLink'],
    ['place', { placeId: '', label: 'Nantes' }, 'required'],
  ])('is refused for its %s: %j', (field, value, code) => {
    expect(parseValue(newCompanySchema, { ...fresh, [field]: value })).toEqual({ errors: { [field]: code } });
  });
});

describe('the page of a company', () => {
  it('may leave out all optional fields', () => {
    expect(parseValue(companyPageSchema, page)).toEqual({
      value: { ...page, description: null, superlikeRequirements: null },
    });
  });

  it.each([
    ['logoHandle', '../x', 'unknown'],
    ['description', 'x'.repeat(5001), 'long:5000:1'],
    ['superlikeRequirements', 'x'.repeat(2001), 'long:2000:1'],
    ['technologyIds', Array.from({ length: 21 }, (_, index) => `t${index}`), 'tooManyRows:20'],
  ])('is refused for its %s', (field, value, code) => {
    expect(parseValue(companyPageSchema, { ...page, [field]: value })).toEqual({ errors: { [field]: code } });
  });

  it('has each technology once', () => {
    const parsed = parseValue(companyPageSchema, { ...page, technologyIds: ['react', 'php', 'react'] });
    expect(parsed).toMatchObject({ value: { technologyIds: ['react', 'php'] } });
  });
});

describe('texts beside a decision', () => {
  it('a request to join may have no message, a refusal needs a reason', () => {
    expect(parseValue(joinRequestSchema, { message: ' ' })).toEqual({ value: { message: null } });
    expect(parseValue(joinRequestSchema, { message: 'x'.repeat(1001) })).toEqual({
      errors: { message: 'long:1000:1' },
    });
    expect(parseValue(refusalSchema, { reason: ' ' })).toEqual({ errors: { reason: 'required' } });
  });
});
