import { describe, expect, it } from 'vitest';
import { readContact } from './contact.ts';
import type { NetworkLink } from './document.ts';

function read(small: string[], web: string[], urls: string[] = []) {
  const lines = [...small.map((text) => ({ text, web: false })), ...web.map((text) => ({ text, web: true }))];
  const links = urls.map((url, at): NetworkLink => ({ page: 1, rect: [0, at, 1, at + 1], url }));
  return readContact(lines, links);
}

describe('the contact section of an export', () => {
  it('joins an e-mail address that was cut every 27 characters', () => {
    const { email, rest } = read(['12 quai Henri IV', 'lou.tavernier.conceptrice@c', 'laviers-de-dieppe.example'], []);
    expect(email).toBe('lou.tavernier.conceptrice@claviers-de-dieppe.example');
    expect(rest).toEqual(['12 quai Henri IV']);
  });

  it('keeps a whole e-mail address of 27 characters', () => {
    expect(read(['maelle.ke@brumeval.example1'], ['x.example (Other)']).email).toBe('maelle.ke@brumeval.example1');
  });

  it('prefers links, without their tracking, with decoded accents', () => {
    const { email, linkedinUrl } = read(
      ['lou@keys.example'],
      ['www.linkedin.com/in/lo\u00fc-', 'tavernier (LinkedIn)'],
      ['mailto:lou@keys.example', 'https://www.linkedin.com/in/lo%C3%BC-tavernier?jobid=1234&lipi=urn%3'],
    );
    expect(email).toBe('lou@keys.example');
    expect(linkedinUrl).toBe('https://www.linkedin.com/in/loü-tavernier');
  });

  it('reads addresses from the text when a file has lost its links', () => {
    const { linkedinUrl, rest } = read(
      [],
      ['www.linkedin.com/in/lou-', 'tavernier-9f2', '(LinkedIn)', 'keys.example/', 'lou (Portfolio)'],
    );
    expect(linkedinUrl).toBe('https://www.linkedin.com/in/lou-tavernier-9f2');
    expect(rest).toEqual(['keys.example/lou']);
  });

  it.each([
    ['+33639985678 (Mobile)', '+33639985678'],
    ['06 39 98 56 78', '06 39 98 56 78'],
    ['ext. 12 (Work)', 'ext. 12'],
  ])('has a phone number in “%s”', (line, phone) => {
    expect(read(['76200 Dieppe', line], [])).toMatchObject({ phone, rest: ['76200 Dieppe'] });
  });

  it('has no value that the document does not have', () => {
    expect(read([], [])).toEqual({ email: null, phone: null, linkedinUrl: null, rest: [] });
    expect(read([], [], ['https://linkedin.com.example/in/x', 'mailto:', 'javascript:1']).linkedinUrl).toBeNull();
  });
});
