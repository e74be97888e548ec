import { sql } from 'kysely';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { MoreCards, ProfileCards } from '../../../app/features/profile/cards/profile-cards.tsx';
import { Person } from '../../../app/features/profile/head/person.tsx';
import { withoutIds } from '../../../domain/profile/without-ids.ts';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeNewcomer, makeRichestDeveloper, type RichestCards } from '../../../tests/harness/richest-profile.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { readCv } from '../../ports/pdf/cv/read-cv.ts';
import type { Runtime } from '../../runtime.ts';
import { readInformations } from '../account/read-informations.ts';
import { makeResumeFor } from '../resume/downloads/make-resume-for.ts';
import { confirmImport } from '../resume/imports/confirm-import.ts';
import { planImport } from '../resume/imports/plan-import.ts';
import { type EditableCardName, editableCards } from './cards/editable-cards.ts';
import { readCard } from './edit-card.ts';
import { readProfile } from './read-profile.ts';
import { notImported, notWritten, otherTables, structural, unused } from './unused-columns.fixture.ts';

type Column = { table: string; column: string; type: string; otherwise: string | null; target: string | null };

let runtime: Runtime;
let person: SignedIn;
let cards: RichestCards;
let columns: Column[];
beforeAll(async () => {
  runtime = await testRuntime();
  ({ person, cards } = await makeRichestDeveloper(runtime));
  columns = await profileColumns();
  const file = { handle: otherCv, contentType: 'application/pdf', bytes: 5, originalName: 'Autre CV.pdf' };
  await runtime.db.insertInto('files').values(file).execute();
});

const own = () => contextOf(runtime, person);
const nameOf = ({ table, column }: Column) => `${table}.${column}`;
const ownerOf = (table: string) => sql.ref(table === 'developers' ? 'id' : 'developer_id');
const unlike = (a: string[], b: string[]) => a.filter((one) => !b.includes(one)).sort();

/** Every column of the profile, with the table that it refers to. */
async function profileColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type", c.column_default as "otherwise",
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.table_name::regclass and array_length(f.conkey, 1) = 1
        and f.conkey[1] = c.ordinal_position) as "target"
    from information_schema.columns c
    where c.table_schema = 'public' and (c.table_name = 'developers' or c.table_name like 'developer\_%')
    order by 1, c.ordinal_position`.execute(runtime.db);
  const tables = rows.map(({ table }) => table);
  expect(unlike(Object.keys(otherTables), tables), 'tables that no longer exist').toEqual([]);
  return rows.filter(({ table }) => !Object.hasOwn(otherTables, table));
}

/** True when a row of the developer has a value in this column that differs from the default of the column. */
async function isFilled(who: SignedIn, { table, column, otherwise }: Column): Promise<boolean> {
  const value = sql.ref(column);
  const { rows } = await sql`select from ${sql.table(table)} where ${ownerOf(table)} = ${who.userId}::uuid
    and ${value} is not null and ${value}::text not in ('', '{}', '[]')
    and ${value} is distinct from ${sql.raw(otherwise ?? 'null')}`.execute(runtime.db);
  return rows.length > 0;
}

describe('a developer with a value in every field', () => {
  it('has a value in every column of the profile', async () => {
    const empty: string[] = [];
    for (const column of columns) if (!(await isFilled(person, column))) empty.push(nameOf(column));
    expect(empty.sort()).toEqual(Object.keys(notWritten).sort());
  });

  it.each(Object.keys(editableCards) as EditableCardName[])('finds in the form of %s what was sent', async (card) => {
    const { value } = await readCard(own(), person.userId, card);
    const { about, technologies } = cards;
    const sent = {
      ...cards,
      testsinfo: { professionId: about.professionId, technologyIds: technologies.technologyIds },
    };
    expect(withoutIds(value)).toEqual(sent[card]);
  });
});

/** What is made of a profile, as texts to compare. */
const outputs: Record<keyof typeof unused, () => Promise<string>> = {
  /** The data of the page. */
  page: async () => JSON.stringify(await readProfile(own(), person.userId)),
  /** The head and the cards of the page. */
  html: async () => {
    const profile = await readProfile(own(), person.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    const parts = [ProfileCards, MoreCards].map((part) => createElement(part, { profile, key: part.name }));
    const head = createElement(Person, { cards: profile.cards, name: profile.name, key: 'head' });
    return renderToStaticMarkup(createElement(MemoryRouter, null, [head, ...parts]));
  },
  /** The forms of all cards, and of the personal information. */
  forms: async () => {
    const names = Object.keys(editableCards) as EditableCardName[];
    const forms = await Promise.all(names.map((name) => readCard(own(), person.userId, name)));
    return JSON.stringify([forms, (await readInformations(own())).developer]);
  },
  /** The JSON Résumé. */
  resume: async () => JSON.stringify(await resume()),
  /** The content of the PDF. */
  printed: async () => JSON.stringify(readCv(await resume())),
};
const outputNames = Object.keys(outputs) as (keyof typeof unused)[];

async function resume() {
  const asked = { developerId: person.userId, viewerKind: 'owner', anonymous: false } as const;
  return (await makeResumeFor(own(), asked)).resume;
}

/** A second CV, with a name and a size like every stored CV. */
const otherCv = 'c'.repeat(32);

/** Another valid value, where the usual change would not be valid or not be seen. */
const otherValues: Record<string, string> = {
  'developer_confidential.name_visibility': "'firstName'",
  'developer_cvs.handle': `'${otherCv}'`,
  'developer_experiences.still_employed': 'true',
  'developer_languages.value': '10',
  'developer_projects.images': "'[]'",
  'developer_technologies.value': '100',
  'developer_tests.centile': '0.5',
  'developer_tests.deviation': '100',
  'developers.avatar': "'{}'",
  'developers.card_versions': "'{}'",
  'developers.contract_types': "'{permanent}'",
  'developers.job_issues': "'{}'",
  'developers.job_search_state': "'pause_profile'",
  'developers.perks': "'{}'",
  'developers.shared_fields': "'{}'",
  'developers.remote_frequency': "'no', remote_days_per_week = null",
  'developers.validation_status': "'published'",
  'developers.visibility': `'{"all": false, "cards": {}}'`,
};

function otherValue(column: Column): string {
  const value = `"${column.column}"`;
  const given = otherValues[nameOf(column)];
  if (given) return given;
  if (column.target) return `(select id from ${column.target} other where other.id <> ${value} order by id limit 1)`;
  if (column.type === 'boolean') return `not ${value}`;
  if (column.type === 'timestamp with time zone') return `${value} - interval '70 days'`;
  return column.type === 'text' ? `${value} || 'x'` : `${value} + 1`;
}

/** Changes the column in the rows of the developer while they are read, and puts the rows back. */
async function withChange<T>(changed: Column, read: () => Promise<T>): Promise<T> {
  const { db } = runtime;
  const table = sql.table(changed.table);
  const rows = sql`where ${ownerOf(changed.table)} = ${person.userId}::uuid`;
  const names = sql.join(columns.filter((one) => one.table === changed.table).map((one) => sql.ref(one.column)));
  await sql`create table kept as select * from ${table} ${rows}`.execute(db);
  try {
    await sql`update ${table} set ${sql.ref(changed.column)} = ${sql.raw(otherValue(changed))} ${rows}`.execute(db);
    return await read();
  } finally {
    if (changed.table === 'developers') {
      await sql`update developers set (${names}) = (select ${names} from kept) ${rows}`.execute(db);
    } else {
      await sql`delete from ${table} ${rows}`.execute(db);
      await sql`insert into ${table} (${names}) select ${names} from kept`.execute(db);
    }
    await sql`drop table kept`.execute(db);
  }
}

async function readAll(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const output of outputNames) texts[output] = await outputs[output]();
  return texts;
}

// Longer than usual: it reads five outputs for each of some eighty columns.
it('a change of any column changes the page, its data, the forms, the résumé and the PDF', {
  timeout: 600_000,
}, async () => {
  const before = await readAll();
  const same = Object.fromEntries(outputNames.map((output) => [output, [] as string[]]));
  for (const column of columns.filter(hasContent)) {
    const after = await withChange(column, readAll);
    for (const output of outputNames) if (after[output] === before[output]) same[output]?.push(nameOf(column));
  }
  for (const output of outputNames)
    expect.soft(same[output]?.sort(), output).toEqual(Object.keys(unused[output]).sort());
  expect(await readAll()).toEqual(before);
});

const hasContent = (column: Column) =>
  !structural.includes(column.column) && !Object.hasOwn(notWritten, nameOf(column));

/** The values of each column, without the order of the rows. */
async function contentOf({ userId }: SignedIn): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const column of columns.filter(hasContent)) {
    const { rows } = await sql`select to_jsonb(${sql.ref(column.column)}) as value from ${sql.table(column.table)}
      where ${ownerOf(column.table)} = ${userId}::uuid order by 1`.execute(runtime.db);
    content[nameOf(column)] = JSON.stringify(rows);
  }
  return content;
}

it('an export that is imported into a new account gives the same profile', async () => {
  const newcomer = await makeNewcomer(runtime);
  const context = contextOf(runtime, newcomer);
  const file = new TextEncoder().encode(JSON.stringify(await resume()));
  const answer = await planImport(context, 'json', file);
  if (!('plan' in answer)) throw new Error(JSON.stringify(answer));
  const entries = Object.values(answer.plan).flat();
  await confirmImport(context, 'json', file, new Set(entries.flatMap((one) => ('key' in one ? [one.key] : []))));
  const [exported, imported] = [await contentOf(person), await contentOf(newcomer)];
  const different = Object.keys(exported).filter((name) => exported[name] !== imported[name]);
  expect(different.sort()).toEqual(Object.keys(notImported).sort());
});
