import { describe, expect, it } from 'vitest';
import { type BadgeFacts, openBadge, readClaims, statusList } from './credential.ts';

const issuer = { baseUrl: 'https://vivier.example', brand: 'Vivier' };
const facts: BadgeFacts = {
  locale: 'fr',
  id: 'e58a4e5e-0000-4000-8000-000000000000',
  handle: 'h'.repeat(32),
  test: { id: 'react-id', name: 'React' },
  score: 1540,
  margin: 195,
  percent: 12,
  medal: undefined,
  endedAt: new Date('2026-11-10T17:45:12.345Z'),
  issuedAt: new Date('2026-11-15T10:00:00.500Z'),
  status: { list: 2, place: 77 },
  email: undefined,
};

describe('what a badge says (docs/product/assessments.md, Verifiable badges)', () => {
  it('score with its interval, day, issuer, place in the list', () => {
    const badge = openBadge(issuer, facts);
    expect(badge.name.replace(/\s/g, ' ')).toBe('Test React : 1 540 ± 195');
    expect(badge).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:vivier.example', name: 'Vivier' },
      validFrom: '2026-11-15T10:00:00Z',
      credentialStatus: { statusListIndex: '77', statusListCredential: 'https://vivier.example/credentials/status/2' },
    });
    const { credentialSubject: subject } = badge;
    expect(subject.activityEndDate).toBe('2026-11-10T00:00:00Z');
    const late = openBadge(issuer, { ...facts, endedAt: new Date('2026-11-10T23:30:00Z') });
    expect(late.credentialSubject.activityEndDate, 'the day in Paris').toBe('2026-11-11T00:00:00Z');
    expect(subject.id).toBe(`https://vivier.example/badge/${'h'.repeat(32)}`);
    expect(subject.result.map(({ value }) => value)).toEqual(['1540', '195', '12']);
    expect(subject.achievement.resultDescription.map(({ resultType }) => resultType)).toEqual([
      'ScaledScore',
      'Result',
      'Percent',
    ]);
    const described = subject.achievement.resultDescription.map(({ id }) => id);
    expect(subject.result.map(({ resultDescription }) => resultDescription)).toEqual(described);
  });

  it('is read back as it was written', () => {
    expect(readClaims(JSON.stringify(openBadge(issuer, { ...facts, medal: 'silver' })))).toEqual({
      issuer: 'did:web:vivier.example',
      issuedAt: new Date('2026-11-15T10:00:00Z'),
      endedAt: new Date('2026-11-10T00:00:00Z'),
      score: 1540,
      margin: 195,
      percent: 12,
      medal: 'silver',
      withEmail: false,
    });
  });

  it('names the e-mail address only as a hash, and only on request', () => {
    expect(openBadge(issuer, facts).credentialSubject.identifier).toBeUndefined();
    const email = { identityHash: 'sha256$abc', salt: 'salt' };
    const badge = openBadge(issuer, { ...facts, email });
    expect(badge.credentialSubject.identifier).toEqual([
      { type: 'IdentityObject', hashed: true, identityType: 'emailAddress', ...email },
    ]);
    expect(readClaims(JSON.stringify(badge)).withEmail).toBe(true);
  });

  it('leaves out a percentage that is not known, and is written in English too', () => {
    const badge = openBadge(issuer, { ...facts, locale: 'en', percent: undefined });
    expect(badge.name.replace(/\s/g, ' ')).toBe('React test: 1,540 ± 195');
    expect(badge.credentialSubject.result).toHaveLength(2);
    expect(readClaims(JSON.stringify(badge)).percent).toBeUndefined();
  });

  it('a status list says for how long it may be kept', () => {
    const list = statusList('https://vivier.example', { list: 2, encodedList: 'uABC', at: facts.issuedAt, ttl: 20 });
    expect(list).toMatchObject({
      id: 'https://vivier.example/credentials/status/2',
      issuer: 'did:web:vivier.example',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 20_000 },
    });
  });
});
