// A PDF of some kilobytes that needs hundreds of megabytes when it is opened.
import { deflateSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { makeDeveloper } from '../harness/factories.ts';
import { makePdf } from '../harness/pdf.ts';
import { fromOwnPage } from './client.ts';
import { enter, fromNewAddress } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

/** Compressed twice: compressed once it would still be megabytes, which are refused for their size alone. */
function heavyPdf(): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 1 }), { level: 9 });
  const head = `<< /Length ${packed.length} /Filter [/FlateDecode /FlateDecode] >>`;
  const stream = `${head}\nstream\n${packed.toString('latin1')}\nendstream`;
  return makePdf({ pages: [['Camille']], streams: [stream] });
}

it('a heavy PDF is refused as a CV, leaves no file, and the site continues to answer', async () => {
  const developer = await makeDeveloper(db);
  const [id, cookie] = [developer.userId, await enter(db, developer)];
  const send = (body: Buffer) =>
    fetch(`${url}/uploads/cv/${id}`, {
      method: 'POST',
      headers: { ...fromOwnPage(url), ...fromNewAddress(), cookie, 'content-type': 'application/pdf' },
      body: new Uint8Array(body),
    });
  const heavy = heavyPdf();
  expect(heavy.length).toBeLessThan(1024 * 1024);
  const refused = await send(heavy);
  expect([refused.status, await refused.json()]).toEqual([422, { error: 'tooHeavy' }]);
  const kept = db.selectFrom('developerCvs').select('handle').where('developerId', '=', id);
  expect(await kept.execute()).toEqual([]);
  expect((await send(makePdf({ pages: [['Camille']] }))).status).toBe(201);
});
