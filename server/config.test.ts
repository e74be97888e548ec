import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = { APP_MODE: 'production', BASE_URL: 'https://vivier.example', SECRET: 'x'.repeat(32) };

describe('the configuration in production', () => {
  it.each([
    ['https://vivier.example', true],
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3000', true],
    ['http://vivier.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['http://localhost.evil.example', false],
  ])('needs HTTPS in BASE_URL, except on the same machine: %s (accepted: %s)', (BASE_URL, taken) => {
    const read = () => readConfig({ ...production, BASE_URL });
    if (taken) expect(read().BASE_URL).toBe(BASE_URL);
    else expect(read).toThrow('BASE_URL: https is needed in production');
  });

  it.each(['PDF_EXPORT_URL', 'MAPS_URL', 'CRISP_URL', 'POSTHOG_URL', 'TRACKING_URL'])(
    'needs HTTPS for providers, except on the same machine: %s',
    (name) => {
      expect(() => readConfig({ ...production, [name]: 'http://other.example/x' })).toThrow(`${name}: https is needed`);
      for (const url of ['https://other.example/x', 'http://127.0.0.1:9000/x', 'http://[::1]:9000/x'])
        expect(readConfig({ ...production, [name]: url })).toMatchObject({ [name]: url });
    },
  );

  it('the demo accepts HTTP', () => {
    expect(readConfig({ SECRET: 'x'.repeat(32), BASE_URL: 'http://demo.example' }).BASE_URL).toBe(
      'http://demo.example',
    );
  });
});

describe('the figures of the boost dialog', () => {
  it.each(['BOOST_COMPANIES', 'NEWSLETTER_RECRUITERS'])('%s is a whole number above zero', (name) => {
    expect(readConfig({ ...production, [name]: '1200' })).toMatchObject({ [name]: 1200 });
    for (const wrong of ['0', '-3', '12.5', 'many', '3 000'])
      expect(() => readConfig({ ...production, [name]: wrong })).toThrow(name);
  });

  it('are not set by default in production', () => {
    expect(readConfig({ ...production, BOOST_COMPANIES: '', NEWSLETTER_RECRUITERS: '' })).not.toMatchObject({
      BOOST_COMPANIES: expect.anything(),
    });
  });
});

it('a missing file of refused passwords is an error at the start', () => {
  expect(() => readConfig({ ...production, REFUSED_PASSWORDS_FILE: '/nowhere/list.txt' })).toThrow(
    'REFUSED_PASSWORDS_FILE: there is no file /nowhere/list.txt',
  );
});
