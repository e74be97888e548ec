import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/harness/database.ts';
import { readConfig } from '../config.ts';
import { choosePorts } from './index.ts';
import { json, loopback } from './loopback.fixture.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vivier-ports-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

function portsWith(environment: Record<string, string> = {}) {
  return choosePorts(readConfig({ DATA_DIR: folder, ...environment }), db, () => {});
}

describe('ports without any provider', () => {
  const ports = portsWith({ BASE_URL: 'https://vivier.example' });

  it('use only the data folder and the database', async () => {
    const handle = ports.random.handle();
    await ports.files.put(handle, Buffer.from('x'), 'text/plain');
    expect(await readdir(join(folder, 'files', handle.slice(0, 2)))).toEqual([handle]);
    await ports.analytics.record({ name: 'chosen', data: {} });
    expect(await db.selectFrom('events').select('name').execute()).toEqual([{ name: 'chosen' }]);
    expect(await ports.support.open({ requestKey: randomUUID(), text: 'Hello' })).toHaveProperty('conversationId');
    expect(ports.scheduling.kind).toBe('embedded');
    expect(ports.links.wrap({ url: '/jobs' })).toMatch(/^https:\/\/vivier\.example\/t\?link=/);
    expect(await ports.places.details('nowhere', 'fr')).toBeUndefined();
    expect(Math.abs(ports.clock.now().getTime() - Date.now())).toBeLessThan(60_000);
  });
});

describe('ports with providers', async () => {
  const asked: string[] = [];
  const url = await loopback(({ method, url: { pathname } }) => {
    asked.push(`${method} ${pathname}`);
    return json({}, 400);
  });

  it('call each provider at its configured address', async () => {
    const ports = portsWith({
      PDF_EXPORT_URL: `${url}/export`,
      S3_ENDPOINT: url,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      MAPS_URL: url,
      MAPS_API_KEY: 'key',
      CRISP_URL: url,
      CRISP_WEBSITE_ID: 'site',
      CRISP_TOKEN_ID: 'id',
      CRISP_TOKEN_KEY: 'key',
      POSTHOG_URL: url,
      POSTHOG_KEY: 'key',
      TRACKING_URL: 'https://count.example/go',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Vivier <bonjour@vivier.example>',
    });
    const handle = ports.random.handle();
    const mail = { id: randomUUID(), to: 'ada@dev.example', subject: 's', text: 't', html: 'h' };
    await expect(ports.pdf.render({ resume: {}, theme: 'sober' })).rejects.toThrow('pdf: answered 400');
    await expect(ports.files.get(handle)).rejects.toThrow('s3: answered 400');
    await expect(ports.places.suggest('Paris', 'fr', 1)).rejects.toThrow('maps: answered 400');
    await expect(ports.support.open({ requestKey: randomUUID(), text: 'Hello' })).rejects.toThrow(
      'crisp: answered 400',
    );
    await expect(ports.mail.send(mail)).rejects.toThrow('smtp: no delivery');
    await ports.analytics.record({ name: 'chosen', data: {} });
    await ports.analytics.close();
    expect(ports.links.wrap({ url: '/jobs' })).toMatch(/^https:\/\/count\.example\/go\?link=/);
    expect(asked).toEqual([
      'POST /export',
      `GET /bucket/${handle}`,
      'POST /v1/places:autocomplete',
      'POST /v1/website/site/conversation',
      'POST /batch/',
    ]);
  });

  it.each([
    ['https://calendly.com/vivier/appel', 'embed_domain'],
    ['https://cal.com/vivier/appel', undefined],
    ['https://rdv.vivier.example/appel', undefined],
    ['https://calendly.com.evil.example/appel', undefined],
  ])('the calendar provider at %s is recognised by its host', (address, parameter) => {
    const { scheduling } = portsWith({ SCHEDULING_URL: address, SCHEDULING_WEBHOOK_SECRET: 'a secret of the webhook' });
    const embed = scheduling.kind === 'embed' ? new URL(scheduling.embedUrl({})) : undefined;
    expect([...(embed?.searchParams.keys() ?? [])][0]).toBe(parameter);
  });

  it.each([
    ['https://calendly.com/vivier/appel', {}, 'location'],
    ['https://calendly.com/vivier/appel', { SCHEDULING_PHONE_FIELD: 'a3' }, 'a3'],
    ['https://cal.com/vivier/appel', { SCHEDULING_PHONE_FIELD: 'a3' }, 'attendeePhoneNumber'],
  ])('the calendar at %s with %j gets the telephone number as %s', (address, change, field) => {
    const env = { SCHEDULING_URL: address, SCHEDULING_WEBHOOK_SECRET: 'a secret of the webhook', ...change };
    const { scheduling } = portsWith(env);
    const embed = scheduling.kind === 'embed' ? new URL(scheduling.embedUrl({ phone: '+33 6 12' })) : undefined;
    expect(embed?.searchParams.get(field)?.replaceAll(' ', '')).toBe('+33612');
  });

  it.each(['a0', 'a11', 'phone', 'location2'])('refuses %s as the field of the telephone number', (field) => {
    expect(() => portsWith({ SCHEDULING_PHONE_FIELD: field })).toThrow('SCHEDULING_PHONE_FIELD');
  });
});
