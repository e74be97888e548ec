import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cardTypes } from '../../../../domain/profile/cards/card.ts';
import type { Visibility } from '../../../../domain/profile/visibility.ts';
import type { ResumeFile } from '../../../../domain/resume/file.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeRichDeveloper, markers } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { photo } from '../../shared/files/images.fixture.ts';
import { storeImage } from '../../shared/files/store-image.ts';
import { downloadResume } from './download-resume.ts';

const visibility = (personal: boolean): Visibility => ({
  all: true,
  cards: Object.fromEntries(cardTypes.map((card) => [card, { all: card === 'personal' ? personal : true }])),
});

let runtime: Runtime;
const viewers: Record<string, Viewer> = {};
let subject: NonNullable<Viewer>;
const ofPlan = async (planId: string, traits = {}) =>
  makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId, ...traits }) });

beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  subject = await makeRichDeveloper(db, visibility(false));
  viewers.owner = subject;
  viewers.admin = await makeAdministrator(db);
  viewers.paid = await ofPlan('scale-batch');
  viewers.startup = await ofPlan('startup-yearly');
  viewers.id0 = await ofPlan('id0');
  viewers.id11 = await ofPlan('id11');
  viewers.freemium = await ofPlan('freemium');
  viewers.waiting = await ofPlan('scale-batch', { validatedAt: null });
  viewers.developer = await makeDeveloper(db);
  viewers.anonymous = undefined;
});

const ask = (who: string, file: ResumeFile, developerId = subject.userId) =>
  downloadResume(contextOf(runtime, viewers[who]), developerId, { file, theme: 'sober' });
const outcome = (who: string, file: ResumeFile) =>
  ask(who, file).then(
    () => 'file',
    (error: Error) => error.name,
  );
const resumeFor = async (who: string, developerId?: string): Promise<JsonResume> =>
  JSON.parse(String((await ask(who, 'resume.json', developerId)).body));

it('many downloads of one account do not delay the download of another account', async () => {
  const printing = Promise.withResolvers<Uint8Array>();
  const started: string[] = [];
  const asked = (who: string) => {
    const context = contextOf(runtime, viewers[who]);
    const render = async () => {
      started.push(who);
      return printing.promise;
    };
    const ports = { ...context.ports, pdf: { render } };
    const file = { file: 'resume.pdf', theme: 'sober' } as const;
    return downloadResume({ ...context, ports }, subject.userId, file).then(
      () => 'file',
      (error: Error) => error.name,
    );
  };
  const mine = Array.from({ length: 8 }, () => asked('paid'));
  const refused: string[] = [];
  for (const one of mine) void one.then((outcome) => refused.push(outcome));
  await eventually(() => expect(refused).toEqual(['Busy', 'Busy', 'Busy']));
  const other = asked('admin');
  await eventually(() => expect(started).toEqual(['paid', 'admin']));
  printing.resolve(new Uint8Array(1));
  expect(await other).toBe('file');
  expect((await Promise.all(mine)).filter((outcome) => outcome === 'file')).toHaveLength(5);
});

describe('who may download a résumé (docs/product/resume.md, Downloading a résumé)', () => {
  // Columns: the viewer, the outcome for the full résumé, the outcome for the anonymised one.
  it.each([
    ['owner', 'file', 'Forbidden'],
    ['admin', 'file', 'file'],
    ['paid', 'file', 'Forbidden'],
    ['startup', 'file', 'Forbidden'],
    ['id11', 'file', 'Forbidden'],
    ['id0', 'Forbidden', 'Forbidden'],
    ['freemium', 'Forbidden', 'Forbidden'],
    ['waiting', 'Forbidden', 'Forbidden'],
    ['developer', 'Forbidden', 'Forbidden'],
    ['anonymous', 'Forbidden', 'Forbidden'],
  ])('%s: full %s, anonymised %s', async (who, full, anonymised) => {
    expect(await outcome(who, 'resume.pdf')).toBe(full);
    expect(await outcome(who, 'resume.json')).toBe(full);
    expect(await outcome(who, 'anonymous.pdf')).toBe(anonymised);
    expect(await outcome(who, 'anonymous.json')).toBe(anonymised);
  });

  it('a profile that does not exist, is disabled or short is refused, except to its owner', async () => {
    await expect(ask('admin', 'resume.json', '00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      name: 'NotFound',
    });
    const out = await makeDeveloper(runtime.db, { disabledAt: new Date('2026-01-01'), disabledReason: 'spam' });
    await expect(ask('paid', 'resume.json', out.userId)).rejects.toMatchObject({ name: 'NotFound' });
    const short = await makeDeveloper(runtime.db, { isShort: true });
    await expect(ask('paid', 'resume.json', short.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    const own = { file: 'resume.json', theme: 'sober' } as const;
    expect(await downloadResume(contextOf(runtime, short), short.userId, own)).toHaveProperty('body');
  });
});

describe('the content of a résumé (docs/product/resume.md, What a résumé holds)', () => {
  it('the owner and an administrator get everything, with contact details; links of others are tracked', async () => {
    for (const who of ['owner', 'admin']) {
      const { basics, work, projects } = await resumeFor(who);
      expect(basics).toMatchObject({ name: markers.displayName, email: subject.email, phone: markers.phoneNumber });
      const url = new URL(basics.profiles[0]?.url ?? '');
      const token = url.searchParams.get('link');
      if (who === 'owner') expect(url.href).toBe('https://example.com/me');
      else expect(runtime.ports.links.open(token ?? '')).toMatchObject({ visitorId: viewers.admin?.userId });
      expect(work[0]).toMatchObject({ name: markers.company, startDate: '2020-03-01' });
      expect(projects[0]?.link).toBe(markers.projectLink);
    }
  });

  it('a recruiter who does not see the personal card gets no phone number and no e-mail address', async () => {
    const { basics, work } = await resumeFor('paid');
    expect(basics).not.toHaveProperty('email');
    expect(basics).not.toHaveProperty('phone');
    expect(work[0]?.name).toBe(markers.company);
    const generous = await makeRichDeveloper(runtime.db, visibility(true));
    expect((await resumeFor('paid', generous.userId)).basics.phone).toBe(markers.phoneNumber);
  });

  it('only the company to which the developer gave contact details in a conversation gets phone and e-mail', async () => {
    const person = await makeRichDeveloper(runtime.db, visibility(false));
    const companyId = viewers.paid?.membership?.companyId ?? '';
    const pair = { companyId, developerId: person.userId };
    await runtime.db.insertInto('candidates').values(pair).execute();
    await runtime.db
      .insertInto('introductions')
      .values({ ...pair, status: 30, statusSince: new Date('2026-11-01'), contactGiven: true })
      .execute();
    expect((await resumeFor('paid', person.userId)).basics.phone).toBe(markers.phoneNumber);
    // Neither another company gets them, nor a colleague who may not read the conversation.
    viewers.colleague = await makeRecruiter(runtime.db, { companyId, admin: false, intros: false });
    for (const who of ['startup', 'colleague']) {
      const { basics } = await resumeFor(who, person.userId);
      expect(basics).not.toHaveProperty('phone');
      expect(basics).not.toHaveProperty('email');
    }
  });

  it('the owner and administrators get the liked companies, recruiters do not', async () => {
    const companyId = await makeCompany(runtime.db, { name: 'Maison Likée' });
    await runtime.db.insertInto('companyLikes').values({ developerId: subject.userId, companyId }).execute();
    for (const who of ['owner', 'admin'])
      expect((await resumeFor(who)).likes).toMatchObject({ companiesLength: 1, companiesLeft: 0 });
    expect(JSON.stringify(await resumeFor('paid'))).not.toContain('Maison Likée');
  });

  it('recruiters with a plan that begins with startup or id1 get no social links', async () => {
    for (const who of ['startup', 'id11']) expect((await resumeFor(who)).basics.profiles).toEqual([]);
    expect((await resumeFor('paid')).basics.profiles).toHaveLength(1);
  });

  it('docs/product/profile.md, Fields shown by choice: recruiters get only what the developer shows', async () => {
    const given = async (who: string, file: ResumeFile = 'resume.json') => {
      const { specific } = JSON.parse(String((await ask(who, file)).body)) as JsonResume;
      return { ...specific.dreamJob, ...specific.currentJob, ...specific.work };
    };
    const kept = { issues: { other: markers.jobIssues } };
    const shown = { averageDailyRate: 477, perks: { other: markers.perks }, codingReason: markers.codingReason };
    for (const who of ['owner', 'admin']) expect(await given(who)).toMatchObject({ ...shown, ...kept });
    const change = (sharedFields: string[]) =>
      runtime.db.updateTable('developers').set({ sharedFields }).where('id', '=', subject.userId).execute();
    const { sharedFields } = await runtime.db
      .selectFrom('developers')
      .select('sharedFields')
      .where('id', '=', subject.userId)
      .executeTakeFirstOrThrow();
    const reads = [() => given('paid'), () => given('admin', 'anonymous.json')];
    for (const read of reads) expect(await read()).toMatchObject({ ...shown, issues: {} });
    await change(['jobIssues']);
    for (const read of reads) {
      const resume = await read();
      expect(resume).toMatchObject({ ...kept, perks: {} });
      expect(resume).not.toHaveProperty('averageDailyRate');
      expect(resume).not.toHaveProperty('codingReason');
    }
    await change(sharedFields);
  });

  it('a card that the developer keeps from recruiters is in no file for a company', async () => {
    const kept = Object.fromEntries(cardTypes.map((card) => [card, { all: false, recruiters: false }]));
    const person = await makeRichDeveloper(runtime.db, { all: true, cards: kept });
    const traces = [markers.project, markers.projectLink, markers.link, `"${markers.interest}"`, markers.soundtrack];
    const found = async (who: string, file: ResumeFile) => {
      const body = String((await ask(who, file, person.userId)).body);
      return traces.filter((trace) => body.includes(trace) || body.includes(encodeURIComponent(trace)));
    };
    expect(await found('paid', 'resume.json')).toEqual([]);
    expect(await found('admin', 'anonymous.json')).toEqual([]);
    const own = await downloadResume(contextOf(runtime, person), person.userId, {
      file: 'resume.json',
      theme: 'sober',
    });
    for (const trace of [markers.project, markers.projectLink, markers.interest, markers.soundtrack])
      expect(String(own.body)).toContain(trace);
  });

  it('its picture is the photo at size 150, or else the drawn avatar', async () => {
    const photographed = await makeDeveloper(runtime.db, { profilePicHandle: 'pppppppppppppppppppp' });
    const drawn = await makeDeveloper(runtime.db, { profilePicHandle: null, avatar: JSON.stringify({ face: 1 }) });
    const pictureOf = async ({ userId }: NonNullable<Viewer>) => (await resumeFor('admin', userId)).basics.picture;
    expect(await pictureOf(photographed)).toBe(`${runtime.config.BASE_URL}/images/pppppppppppppppppppp/150.webp`);
    expect(await pictureOf(drawn)).toMatch(
      new RegExp(`^${runtime.config.BASE_URL}/avatars/${drawn.userId}/\\w+\\.svg$`),
    );
  });

  it('no résumé contains health data', async () => {
    for (const file of ['resume.json', 'anonymous.json'] as const) {
      expect(String((await ask('admin', file)).body)).not.toContain(markers.rqth);
    }
  });

  it('an anonymised résumé contains nothing that identifies the developer, nor does its file name', async () => {
    const { body, fileName } = await ask('admin', 'anonymous.json');
    const traces = [markers.displayName, markers.firstName, markers.lastName, markers.phoneNumber, markers.company];
    for (const trace of [...traces, markers.link, markers.projectLink, subject.email, subject.userId]) {
      expect(String(body)).not.toContain(trace);
    }
    expect(fileName).toBe('Resume-Developer.json');
  });

  it("a résumé is in the language of the request, and its file has the developer's name", async () => {
    const asked = { file: 'resume.json', theme: 'sober' } as const;
    const { body, fileName } = await downloadResume(contextOf(runtime, subject, 'en'), subject.userId, asked);
    expect(JSON.parse(String(body)).meta.language).toBe('en');
    expect(JSON.parse(String(body)).specific.basics.globalJobTitle).toBe('Front-end developer');
    expect(fileName).toBe(`Resume-${markers.displayName}.json`);
    const pdf = await ask('owner', 'resume.pdf');
    expect(pdf).toMatchObject({ fileName: `Resume-${markers.displayName}.pdf`, contentType: 'application/pdf' });
    expect(
      Buffer.from(pdf.body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });
});

it("a recruiter's PDF download is recorded as the analytics event Developer PDF Download", async () => {
  const person = await makeRichDeveloper(runtime.db, visibility(false));
  await ask('paid', 'resume.json', person.userId);
  await ask('paid', 'resume.pdf', person.userId);
  const events = await runtime.db
    .selectFrom('events')
    .select(['name', 'data', 'userId'])
    .where(sql`data ->> 'devId'`, '=', person.userId)
    .execute();
  expect(events).toEqual([
    {
      name: 'Developer PDF Download',
      userId: null,
      data: { devId: person.userId, companyId: viewers.paid?.membership?.companyId, isPaidAccount: true },
    },
  ]);
});

it('the PDF contains the photo, the anonymised one does not', async () => {
  const person = await makeRichDeveloper(runtime.db, visibility(false));
  const { handle } = await storeImage(contextOf(runtime, person), await photo());
  await runtime.db
    .updateTable('developers')
    .set({ profilePicHandle: handle })
    .where('id', '=', person.userId)
    .execute();
  const render = vi.spyOn(runtime.ports.pdf, 'render');
  const wanted = { theme: 'colour' } as const;
  await downloadResume(contextOf(runtime, person), person.userId, { ...wanted, file: 'resume.pdf' });
  await downloadResume(contextOf(runtime, viewers.admin), person.userId, { ...wanted, file: 'anonymous.pdf' });
  const images = render.mock.calls.map(([document]) => document.resume.basics?.image);
  expect(images).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/), undefined]);
  render.mockRestore();
});

it('a PDF whose request was aborted is not made', async () => {
  const left = new Error('left');
  const asked = { file: 'resume.pdf', theme: 'sober' } as const;
  const giving = downloadResume(contextOf(runtime, subject), subject.userId, asked, AbortSignal.abort(left));
  await expect(giving).rejects.toBe(left);
});
