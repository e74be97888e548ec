import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobBody } from '../../../../domain/ats/job.ts';
import { Busy } from '../../../../domain/refusals.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { makeRichDeveloper, markers } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Context } from '../../../context.ts';
import type { Markdown } from '../../../markdown/open-markdown.ts';
import type { Runtime } from '../../../runtime.ts';
import { putJob } from '../../ats/put-job.ts';
import { readCompanyPage, saveCompanyPage } from '../../companies/edit-company.ts';
import { readCompany } from '../../companies/read-company.ts';
import { duplicateJob } from '../../jobs/duplicate-job.ts';
import { createJobOffer, readJobForm, saveJob } from '../../jobs/edit-job.ts';
import { readJob } from '../../jobs/read-job.ts';
import type { EditableCardName } from '../../profile/cards/editable-cards.ts';
import { readCard, saveCard } from '../../profile/edit-card.ts';
import type { Cards } from '../../profile/profile-view.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { confirmImport } from '../../resume/imports/confirm-import.ts';
import { fillHtml } from './fill-html.ts';
import { type RenderedColumn, renderedColumns } from './rendered-columns.ts';

let runtime: Runtime;
let developer: SignedIn;
let recruiter: SignedIn;
let companyId: string;
let jobId: string;

const texts = { description: '**forte**', superlikeRequirements: '*un mot*' };

beforeAll(async () => {
  runtime = await testRuntime();
});
beforeEach(async () => {
  const { db } = runtime;
  developer = await makeRichDeveloper(db, { all: true, cards: {} });
  const [place] = await db.selectFrom('places').select('id').limit(1).execute();
  companyId = await makeCompany(db, { ...texts, website: 'https://example.com', placeId: place?.id });
  recruiter = await makeRecruiter(db, { companyId });
  jobId = await makeJob(db, companyId, { description: texts.description, status: 'JOB_PUBLISHED' });
});

const as = (viewer: SignedIn | undefined, more: Partial<Context> = {}) => ({ ...contextOf(runtime, viewer), ...more });

/** The columns of this developer and this company that have a text without HTML. */
async function missing(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, text, html } of renderedColumns) {
    const owner = table === 'jobs' ? 'company_id' : table.startsWith('developer_') ? 'developer_id' : 'id';
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(text)} <> '' and ${sql.ref(html)} is null
      and ${sql.ref(owner)} in (${developer.userId}, ${companyId})`.execute(runtime.db);
    if (rows.length > 0) found.push(`${table}.${html}`);
  }
  return found;
}
const without = (...names: string[]) => renderedColumns.map(nameOf).filter((name) => !names.includes(name));
const nameOf = ({ table, html }: RenderedColumn) => `${table}.${html}`;
const everywhere = () => without();

async function saveAgain(context: Context, card: EditableCardName): Promise<void> {
  const { version, value } = await readCard(context, developer.userId, card);
  await saveCard(context, developer.userId, card, { mode: 'edit', version, value });
}

/** Saves a form as it was read: only the HTML is new. */
const saves: Record<string, (context: (who: SignedIn) => Context) => Promise<void>> = {
  'developers.personal_message_html': (of) => saveAgain(of(developer), 'about'),
  'developer_experiences.description_html': (of) => saveAgain(of(developer), 'experiences'),
  'developer_projects.description_html': (of) => saveAgain(of(developer), 'projects'),
  'companies.description_html': async (of) => {
    const { version, value } = await readCompanyPage(of(recruiter), companyId);
    await saveCompanyPage(of(recruiter), companyId, { version, value });
  },
  'jobs.description_html': async (of) => {
    const { value } = await readJobForm(of(recruiter), jobId);
    await runtime.db.updateTable('jobs').set({ status: 'JOB_DRAFT' }).where('id', '=', jobId).execute();
    await saveJob(of(recruiter), jobId, { version: null, value });
  },
};
const alsoSaved: Record<string, string[]> = { 'companies.description_html': ['companies.superlike_requirements_html'] };

describe('HTML is stored with its text', () => {
  it.each(Object.keys(saves))('when the form of %s is saved', async (name) => {
    expect(await missing()).toEqual(everywhere());
    await saves[name]?.((who) => as(who));
    expect(await missing()).toEqual(without(name, ...(alsoSaved[name] ?? [])));
  });

  it('in every HTML column of the database', async () => {
    const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = 'public' and column_name like '%\\_html' order by 1`.execute(
      runtime.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(renderedColumns.map(nameOf).sort());
    expect([...Object.keys(saves), ...Object.values(alsoSaved).flat()].sort()).toEqual(everywhere().sort());
  });

  it('when an entry is added, an offer is created or copied', async () => {
    const { experiences } = (await readCard(as(developer), developer.userId, 'experiences')).value as {
      experiences: { id: string }[];
    };
    const { projects } = (await readCard(as(developer), developer.userId, 'projects')).value as {
      projects: { id: string }[];
    };
    await runtime.db.deleteFrom('developerExperiences').where('developerId', '=', developer.userId).execute();
    await runtime.db.deleteFrom('developerProjects').where('developerId', '=', developer.userId).execute();
    for (const [card, [one]] of [
      ['experiences', experiences],
      ['projects', projects],
    ] as const) {
      const value = { ...one, id: undefined };
      await saveCard(as(developer), developer.userId, card, { mode: 'add', version: null, value });
    }
    const { value } = await readJobForm(as(recruiter), jobId);
    await runtime.db.deleteFrom('jobs').where('id', '=', jobId).execute();
    const [added, copy] = [crypto.randomUUID(), crypto.randomUUID()];
    await createJobOffer(as(recruiter), added, value);
    await duplicateJob(as(recruiter), added, copy);
    expect(await missing()).toEqual(
      without('developer_experiences.description_html', 'developer_projects.description_html', 'jobs.description_html'),
    );
    expect(await readJob(as(recruiter), copy)).toMatchObject({ description: '<p><strong>forte</strong></p>' });
  });

  it('when a file is imported or the system of a company sends an offer', async () => {
    const { db } = runtime;
    developer = await makeDeveloper(db);
    await db.deleteFrom('jobs').where('id', '=', jobId).execute();
    const period = { startDate: '2020-01', endDate: '2021-01' };
    const file = {
      basics: { name: 'Ada', summary: `**${'longue '.repeat(40)}phrase**` },
      work: [{ name: 'Nuagerie', position: 'Dev', summary: '*ici*', highlights: ['un', 'deux'], ...period }],
      projects: [{ name: 'Barque', description: '*là*', ...period }],
    };
    const bytes = new TextEncoder().encode(JSON.stringify(file));
    const accepted = new Set(['fields.personalMessage', 'experiences.0', 'projects.0']);
    expect(await confirmImport(as(developer), 'json', bytes, accepted)).toHaveProperty('alias');
    const body = jobBody.parse({ status: 'draft', title: 'Dev', description: '**forte**' });
    await putJob(as(recruiter), 'REF-1', body);
    expect(await missing()).toEqual(['companies.description_html', 'companies.superlike_requirements_html']);
    await putJob(as(recruiter), 'REF-1', { ...body, description: '*fine*' });
    expect(await missing()).toEqual(['companies.description_html', 'companies.superlike_requirements_html']);
    const { cards } = (await readProfile(as(developer), developer.userId)) as { cards: Cards };
    expect(cards.about?.description).toContain('<strong>longue');
    expect(cards.experiences?.experiences[0]?.description).toContain('<em>ici</em>');
    expect(cards.projects?.[0]?.description).toBe('<p><em>là</em></p>');
  });

  it('and is rendered before any row is locked', async () => {
    const render: Markdown['render'] = async (wanted, account) => {
      await sql`select from developers where id = ${developer.userId} for update nowait`.execute(runtime.db);
      await sql`select from companies where id = ${companyId} for update nowait`.execute(runtime.db);
      await sql`select from jobs where id = ${jobId} for update nowait`.execute(runtime.db);
      return runtime.markdown.render(wanted, account);
    };
    const batches: number[] = [];
    const counted: Markdown['render'] = (wanted, account) => {
      batches.push(wanted.length);
      return render(wanted, account);
    };
    for (const save of Object.values(saves)) {
      await save((who) => as(who, { markdown: { ...runtime.markdown, render: counted } }));
    }
    // All texts of one save are one batch.
    expect(batches).toHaveLength(Object.keys(saves).length);
    expect(await missing()).toEqual([]);
  });

  it('later, when the thread is busy: the text is saved all the same', async () => {
    const render = () => Promise.reject(new Busy(5));
    for (const save of Object.values(saves)) {
      await save((who) => as(who, { markdown: { ...runtime.markdown, render } }));
    }
    expect(await missing()).toEqual(everywhere());
  });
});

describe.each(renderedColumns)('the database trigger of $table.$html', ({ table, text, html }) => {
  const change = (set: Record<string, string | null>) =>
    sql`update ${sql.table(table)} set ${sql.join(
      Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    )} where id = (select id from ${sql.table(table)} order by id desc limit 1)`.execute(runtime.db);
  const stored = async () => {
    const { rows } = await sql<{ html: string | null }>`select ${sql.ref(html)} as html from ${sql.table(table)}
      order by id desc limit 1`.execute(runtime.db);
    return rows[0]?.html;
  };

  it('removes the HTML when only the text changes', async () => {
    await change({ [text]: 'un', [html]: '<p>un</p>' });
    expect(await stored()).toBe('<p>un</p>');
    await change({ [text]: 'un' });
    expect(await stored()).toBe('<p>un</p>');
    await change({ [text]: 'deux', [html]: '<p>deux</p>' });
    expect(await stored()).toBe('<p>deux</p>');
    await change({ [text]: 'trois' });
    expect(await stored()).toBeNull();
  });
});

describe('a page whose HTML is not stored', () => {
  const pages = async (context: Context) => ({
    profile: JSON.stringify(await readProfile({ ...context, viewer: developer }, developer.userId)),
    company: JSON.stringify(await readCompany(context, companyId)),
    job: JSON.stringify(await readJob(context, jobId)),
  });

  it('shows the same, and stores nothing', async () => {
    const shown = await pages(as(undefined));
    expect(shown.profile).toContain(`<strong>${markers.description}</strong>`);
    expect(shown.company).toContain('<strong>forte</strong>');
    expect(shown.company).toContain('<em>un mot</em>');
    expect(shown.job).toContain('<strong>forte</strong>');
    expect(await missing()).toEqual(everywhere());
    await fillHtml(runtime, 60_000);
    expect(await missing()).toEqual([]);
    expect(await pages(as(undefined))).toEqual(shown);
  });

  it('shows the plain text when the thread is busy', async () => {
    const render = () => Promise.reject(new Busy(5));
    const shown = await pages(as(undefined, { markdown: { ...runtime.markdown, render } }));
    expect(shown.profile).toContain(`<p>**${markers.description}**</p>`);
    expect(shown.company).toContain('<p>**forte**</p>');
    expect(shown.job).toContain('<p>**forte**</p>');
  });

  it('does not use the thread once the HTML is stored', async () => {
    await fillHtml(runtime, 60_000);
    const render = () => Promise.reject(new Error('asked'));
    await pages(as(undefined, { markdown: { ...runtime.markdown, render } }));
  });
});

describe('the task that renders missing HTML', () => {
  const html = async () =>
    (await runtime.db.selectFrom('jobs').select('descriptionHtml').where('id', '=', jobId).executeTakeFirstOrThrow())
      .descriptionHtml;

  it('writes only where the text is still the one that it rendered', async () => {
    await runtime.db.updateTable('jobs').set({ description: 'avant' }).where('id', '=', jobId).execute();
    const render: Markdown['render'] = async (wanted, account) => {
      if (wanted.includes('avant'))
        await runtime.db.updateTable('jobs').set({ description: 'autre' }).where('id', '=', jobId).execute();
      return runtime.markdown.render(wanted, account);
    };
    await fillHtml({ ...runtime, markdown: { ...runtime.markdown, render } }, 60_000);
    expect(await html()).toBeNull();
    await fillHtml(runtime, 60_000);
    expect(await html()).toBe('<p>autre</p>');
  });

  it('leaves the rest to the next run when its time is over or the thread is busy', async () => {
    await fillHtml(runtime, 0);
    expect(await missing()).toEqual(everywhere());
    const render = () => Promise.reject(new Busy(5));
    await fillHtml({ ...runtime, markdown: { ...runtime.markdown, render } }, 60_000);
    expect(await missing()).toEqual(everywhere());
  });

  it('renders everything again when the version of the renderer changes', async () => {
    await fillHtml(runtime, 60_000);
    await runtime.db.updateTable('jobs').set({ descriptionHtml: '<p>old</p>' }).where('id', '=', jobId).execute();
    await fillHtml(runtime, 60_000);
    expect(await html()).toBe('<p>old</p>');
    await runtime.db.updateTable('lookupVersions').set({ version: 'old' }).where('name', '=', 'markdown').execute();
    await fillHtml(runtime, 60_000);
    expect(await html()).toBe('<p><strong>forte</strong></p>');
  });
});

it('a profile without texts does not use the thread', async () => {
  const bare = await makeDeveloper(runtime.db);
  const render = () => Promise.reject(new Error('asked'));
  await readProfile(as(undefined, { markdown: { ...runtime.markdown, render } }), bare.userId);
});
