// One client uses as much as it can of shared resources.
import { request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { locales } from '../../domain/viewer.ts';
import { lineLimits } from '../../server/http/live-connections.ts';
import { photo } from '../../server/services/shared/files/images.fixture.ts';
import { eventually } from '../harness/eventually.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { fromOwnPage } from './client.ts';
import { enter, fromNewAddress } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

it('48 uploads of one account that send no data do not block another account', async () => {
  const account = await makeDeveloper(db);
  const [attacker, other] = [await enter(db, account), await enter(db, await makeDeveloper(db))];
  const from = fromNewAddress();
  const refused: string[] = [];
  const slow = Array.from({ length: 48 }, (_, n) => {
    const path = n < 32 ? '/uploads/images' : `/uploads/cv/${account.userId}`;
    const headers = { ...fromOwnPage(url), ...from, cookie: attacker };
    const one = request(url + path, { method: 'POST', headers, agent: false }).on('error', () => {});
    one.on('response', (answer) => refused.push(`${answer.statusCode} ${answer.headers['retry-after']}`));
    one.write('slowly');
    return one;
  });
  try {
    // Three are received and three wait; the others are refused at once with a time to try again.
    await eventually(() => expect(refused.filter((one) => one === '503 10').length).toBeGreaterThanOrEqual(42));
    const sent = await fetch(`${url}/uploads/images`, {
      method: 'POST',
      headers: { ...fromOwnPage(url), ...fromNewAddress(), cookie: other, 'content-type': 'image/png' },
      body: new Uint8Array(await photo()),
    });
    expect(sent.status).toBe(201);
  } finally {
    for (const one of slow) one.destroy();
  }
});

it('121 preview pictures requested from one address do not block another address', async () => {
  const questions = await db
    .selectFrom('questions as q')
    .innerJoin('tests as t', 't.id', 'q.testId')
    .select(['q.id', 'q.testId'])
    .where('q.status', '=', 'PUBLISHED')
    .where('q.pool', '=', 'public')
    .where('t.status', '=', 'PUBLISHED')
    .limit(61)
    .execute();
  const [own = '', ...others] = locales.flatMap((locale) =>
    questions.map(({ id, testId }) => `${url}/og/${locale}/question/${testId}/${id}.png`),
  );
  expect(others).toHaveLength(121);
  const leave = new AbortController();
  const attacker = fromNewAddress();
  const answered: Response[] = [];
  const flood = others.map((address) =>
    fetch(address, { headers: attacker, signal: leave.signal }).then(
      (answer) => answered.push(answer),
      () => {},
    ),
  );
  const refused = () => answered.filter(({ status }) => status === 503);
  await eventually(() => expect(refused().length).toBeGreaterThan(50));
  for (const { headers } of refused()) expect(headers.get('retry-after')).toBe('10');
  const visitor = fromNewAddress();
  const picture = await eventually(async () => {
    const answer = await fetch(own, { headers: visitor });
    expect(answer.status).toBe(200);
    return answer;
  });
  expect(picture.headers.get('content-type')).toBe('image/png');
  leave.abort();
  await Promise.all(flood);
});

it('of the live connections of one session the newest stay, and another user’s connection opens', async () => {
  const [attacker, other] = [await enter(db, await makeDeveloper(db)), await enter(db, await makeDeveloper(db))];
  const leave = new AbortController();
  const open = async (cookie: string) => {
    const answer = await fetch(`${url}/live`, { headers: { ...fromNewAddress(), cookie }, signal: leave.signal });
    expect(answer.status).toBe(200);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const line = { heard: '', ended: false };
    const listen = async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) line.heard += part.value;
      line.ended = true;
    };
    void listen().catch(() => {});
    await eventually(() => expect(line.heard).toContain('hello'));
    return line;
  };
  const beyond = 5;
  const lines: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < lineLimits.perSession + beyond; n++) lines.push(await open(attacker));
  await eventually(() => expect(lines.filter(({ ended }) => ended)).toHaveLength(beyond));
  for (const { heard } of lines.slice(0, beyond)) expect(heard).toContain('replaced');
  const theirs = await open(other);
  await wait(50);
  expect([theirs.ended, ...lines.slice(beyond).map(({ ended }) => ended)]).toEqual(
    Array(lineLimits.perSession + 1).fill(false),
  );
  leave.abort();
});
