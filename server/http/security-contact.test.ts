import { describe, expect, it } from 'vitest';
import { testRuntime } from '../../tests/harness/runtime.ts';
import { readConfig } from '../config.ts';
import { createApp } from './app.ts';
import { securityTxt } from './security-contact.ts';

const now = new Date('2026-11-16T08:00:00Z');
const base = { BASE_URL: 'https://vivier.example', SECURITY_CONTACT: undefined, SUPPORT_EMAIL: undefined };
const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );

describe('security.txt (RFC 9116)', () => {
  it.each([
    ['the configured address', { SECURITY_CONTACT: 'securite@vivier.example' }, 'mailto:securite@vivier.example'],
    ['the configured page', { SECURITY_CONTACT: 'https://other.example/report' }, 'https://other.example/report'],
    [
      'the support address when nothing is configured',
      { SUPPORT_EMAIL: 'aide@vivier.example' },
      'mailto:aide@vivier.example',
    ],
    ['the contact page when there is no support address either', {}, 'https://vivier.example/contact'],
  ])('the contact is %s', (_, given, contact) => {
    expect(fieldsOf(securityTxt({ ...base, ...given }, now))).toMatchObject({ Contact: contact });
  });

  it('has every field once, and expires in less than a year', () => {
    const text = securityTxt(base, now);
    const fields = fieldsOf(text);
    expect(text.trim().split('\n')).toHaveLength(5);
    expect(fields).toMatchObject({
      'Preferred-Languages': 'fr, en',
      Canonical: 'https://vivier.example/.well-known/security.txt',
      Policy: 'https://vivier.example/security-policy.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('the configuration accepts only an e-mail address or an HTTPS page', () => {
    for (const SECURITY_CONTACT of ['nobody', 'http://vivier.example/report', 'a@b.example\nContact: x'])
      expect(() => readConfig({ SECURITY_CONTACT, SECRET: 'x'.repeat(32) })).toThrow('SECURITY_CONTACT');
  });

  it('is served as text, and so is the policy that it links to', async () => {
    const build = () => Promise.reject(new Error('this test requests no page'));
    const app = createApp(await testRuntime(), { build, clientFolder: undefined });
    const outgoing = { setHeader: () => {} };
    for (const [path, words] of [
      ['/.well-known/security.txt', 'Contact: mailto:support@vivier.example'],
      ['/security-policy.txt', 'security.txt'],
    ] as const) {
      const answer = await app.request(path, {}, { outgoing });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
      expect(await answer.text()).toContain(words);
    }
  });
});
