import type * as z from 'zod';
import type { Month } from '../../month.ts';

/**
 * One field of an entry of a card (an experience, a diploma, a project). The form, the columns, the page and the résumé
 * files are made from it, so that a new field is written in one place.
 */
type EntryField<Draft, Value, Stored, Columns extends object> = {
  schema: (today: Month) => z.ZodType<Value, Draft>;
  /** The value in the form of a new entry. */
  empty: Draft;
  columns: readonly (keyof Columns & string)[];
  /** Also for the value of an imported entry, in which what a form requires may be missing. */
  toColumns: (value: Draft) => Columns;
  fromColumns: (row: Columns) => Stored;
  /** How the value is read from a file; undefined when it needs more than the value under its names. */
  read?: (given: unknown, asLine: AsLine) => Draft;
  /** How the value is written to a file; undefined when it needs more than its value. */
  write?: (value: Stored, clean: Clean) => unknown;
};

/** Removes from a text what would identify the developer of an anonymised résumé. */
type Clean = (text: string) => string;

/** Reads a text of a file on one line, cut at its limit. */
export type AsLine = (given: unknown, most: number) => string;

export type FieldOptions = {
  /** Its names in a JSON Résumé: the first is written, all are read. Without names it is not in the file. */
  file?: readonly [string, ...string[]];
  /** Whether the search of the CV library finds its words. */
  searched?: true;
  /** False when the page does not show it. */
  shown?: false;
};

// biome-ignore lint/suspicious/noExplicitAny: each field has its own types; they are read from the field below
export type EntryFields = Record<string, EntryField<any, any, any, any> & FieldOptions>;

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The columns of all fields, with the types that are written. */
export type EntryColumns<Fields extends EntryFields> = Both<ReturnType<Fields[keyof Fields]['toColumns']>>;
export type EntryColumn<Fields extends EntryFields> = Fields[keyof Fields]['columns'][number];
/** An entry without its id, as a form or an import holds it. */
export type EntryDraft<Fields extends EntryFields> = { [Name in keyof Fields]: Fields[Name]['empty'] };
export type StoredEntry<Fields extends EntryFields> = { id: string } & {
  [Name in keyof Fields]: ReturnType<Fields[Name]['fromColumns']>;
};
type Shown<Fields extends EntryFields> = {
  [Name in keyof Fields]: Fields[Name] extends { shown: false } ? never : Name;
}[keyof Fields];
/** What the page gets of an entry. */
export type ShownEntry<Fields extends EntryFields> = Pick<StoredEntry<Fields>, Shown<Fields> | 'id'>;
type Read<Fields extends EntryFields> = {
  [Name in keyof Fields]: undefined extends Fields[Name]['read'] ? never : Name;
}[keyof Fields];

type Written<Fields extends EntryFields> = {
  [Name in keyof Fields]: undefined extends Fields[Name]['write'] ? never : Name;
}[keyof Fields];

/** The fields of an entry under their first name in a file. */
export type EntryInFile<Fields extends EntryFields> = {
  [Name in keyof Fields as Fields[Name] extends {
    file: readonly [infer First extends string, ...string[]];
    write: object;
  }
    ? First
    : never]: ReturnType<NonNullable<Fields[Name]['write']>>;
};

const each = <Fields extends EntryFields>(
  fields: Fields,
  make: (field: Fields[string], name: string) => Record<string, unknown> | undefined,
) =>
  Object.assign({}, ...Object.entries(fields).map(([name, field]) => make(field as Fields[string], name))) as Record<
    string,
    unknown
  >;

/** The rules of all fields, for the schema of an entry. */
export const entryShape = <Fields extends EntryFields>(fields: Fields, today: Month) =>
  each(fields, ({ schema }, name) => ({ [name]: schema(today) })) as {
    [Name in keyof Fields]: ReturnType<Fields[Name]['schema']>;
  };

export const emptyEntry = <Fields extends EntryFields>(fields: Fields) =>
  each(fields, ({ empty }, name) => ({ [name]: structuredClone(empty) })) as EntryDraft<Fields>;

export const entryColumns = <Fields extends EntryFields>(fields: Fields): EntryColumn<Fields>[] =>
  Object.values(fields).flatMap(({ columns }) => columns);

/** The columns whose words the search of the CV library finds. */
export const searchedColumns = <Fields extends EntryFields>(fields: Fields): EntryColumn<Fields>[] =>
  Object.values(fields).flatMap(({ searched, columns }) => (searched ? columns : []));

/** The columns of an entry as they are written. */
export const entryToColumns = <Fields extends EntryFields>(fields: Fields, entry: EntryDraft<Fields>) =>
  each(fields, ({ toColumns }, name) => toColumns(entry[name])) as EntryColumns<Fields>;

/** An entry from its columns as they were read. */
export const entryFromColumns = <Fields extends EntryFields>(
  fields: Fields,
  row: { id: string } & Record<EntryColumn<Fields>, unknown>,
) =>
  ({ id: row.id, ...each(fields, ({ fromColumns }, name) => ({ [name]: fromColumns(row) })) }) as StoredEntry<Fields>;

/** The fields of an entry that the page shows. */
export const shownEntry = <Fields extends EntryFields>(fields: Fields, entry: StoredEntry<Fields>) =>
  ({
    id: entry.id,
    ...each(fields, ({ shown }, name) => (shown === false ? undefined : { [name]: entry[name] })),
  }) as ShownEntry<Fields>;

/** The fields that need nothing but the value under their names in a file. */
export const entryFromFile = <Fields extends EntryFields>(
  fields: Fields,
  given: (names: readonly string[]) => unknown,
  asLine: AsLine,
) =>
  each(fields, ({ read, file = [] as readonly string[] }, name) =>
    read ? { [name]: read(given(file), asLine) } : undefined,
  ) as Pick<EntryDraft<Fields>, Read<Fields>>;

/** The fields that are written to a file as they are, under their first names. */
export const entryToFile = <Fields extends EntryFields>(
  fields: Fields,
  entry: Pick<StoredEntry<Fields>, Written<Fields>>,
  clean: Clean,
) =>
  each(fields, ({ write, file }, name) =>
    write && file ? { [file[0]]: write(entry[name as Written<Fields>], clean) } : undefined,
  ) as EntryInFile<Fields>;
