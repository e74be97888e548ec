import { expect, it } from 'vitest';
import { auditSearch, readAuditQuery } from './audit-query.ts';

it('the search of the audit log ignores invalid values', () => {
  const params = new URLSearchParams('q= camille &from=2026-13-40&to=2026-11-15&before=12x&action=company.remove&x=1');
  expect(readAuditQuery(params)).toEqual({ q: 'camille', to: '2026-11-15', action: 'company.remove' });
  expect(readAuditQuery(new URLSearchParams())).toEqual({});
});

it('the search of the audit log is written back as an address', () => {
  expect(auditSearch({ q: 'a b', before: '7' })).toBe('?q=a+b&before=7');
  expect(auditSearch({})).toBe('');
});
