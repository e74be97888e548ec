import * as z from 'zod';
import { firstMonth, type Month, monthSchema } from '../../month.ts';
import { type PlaceChoice, placeChoice } from '../../place-choice.ts';
import { fileHandle, optionalLine, requiredLine, requiredText } from '../../text-limits.ts';
import { optionalHttpUrl } from '../link.ts';
import type { AsLine, FieldOptions } from './entry-fields.ts';

// A column has the name that is given, so the object that holds it is built with a computed key.
const only = <Column extends string, Value>(column: Column, value: Value) =>
  ({ [column]: value }) as Record<Column, Value>;

const inOneColumn = <Column extends string, Value>(column: Column) => ({
  columns: [column],
  toColumns: (value: Value) => only(column, value),
  fromColumns: (row: Record<Column, Value>) => row[column],
});

/** A required text on one line. */
export const lineField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  most: number,
  options: Options,
) => ({
  ...inOneColumn<Column, string>(column),
  schema: (): z.ZodType<string, string> => requiredLine(most),
  empty: '',
  read: (given: unknown, asLine: AsLine) => asLine(given, most),
  write: (value: string, clean: (text: string) => string) => clean(value),
  ...options,
});

/** The same, which may stay empty. */
export const optionalLineField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  most: number,
  options: Options,
) => ({
  columns: [column],
  schema: () => optionalLine(most) as z.ZodType<string | null, string | null>,
  empty: '' as string | null,
  toColumns: (value: string | null) => only(column, value || null),
  fromColumns: (row: Record<Column, string | null>) => row[column],
  read: (given: unknown, asLine: AsLine): string | null => asLine(given, most),
  write: (value: string | null, clean: (text: string) => string) => value && clean(value),
  ...options,
});

/** A required text on several lines, in Markdown. A file may spread it over several names. */
export const textField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  most: number,
  options: Options,
) => ({
  ...inOneColumn<Column, string>(column),
  schema: (): z.ZodType<string, string> => requiredText(most),
  empty: '',
  write: (value: string, clean: (text: string) => string) => clean(value),
  ...options,
});

/** A required month, in two columns. An import finds it or refuses the entry. */
export const monthField = <Year extends string, Of extends string, const Options extends FieldOptions>(
  year: Year,
  month: Of,
  options: Options,
) => ({
  columns: [year, month],
  schema: (today: Month): z.ZodType<Month, Month | null> => monthSchema(today),
  empty: null as Month | null,
  toColumns: (value: Month | null) => ({ ...only(year, value?.year ?? 0), ...only(month, value?.month ?? 0) }),
  fromColumns: (row: Record<Year | Of, number>): Month => ({ year: row[year], month: row[month] }),
  ...options,
});

/** A month that may be missing. The schema of the whole entry decides when it may. */
export const optionalMonthField = <Year extends string, Of extends string, const Options extends FieldOptions>(
  year: Year,
  month: Of,
  options: Options,
) => ({
  columns: [year, month],
  schema: (): z.ZodType<Month | null, Month | null> => z.custom<Month | null>(),
  empty: null as Month | null,
  toColumns: (value: Month | null) => ({ ...only(year, value?.year ?? null), ...only(month, value?.month ?? null) }),
  fromColumns: (row: Record<Year | Of, number | null>): Month | null => monthIn(row[year], row[month]),
  ...options,
});

const monthIn = (year: number | null, month: number | null) =>
  year === null || month === null ? null : { year, month };

/** A year from 1980 to the present one. An import finds it or refuses the entry. */
export const yearField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  options: Options,
) => ({
  columns: [column],
  schema: ({ year: latest }: Month): z.ZodType<number, number | null> =>
    z.int('required').min(firstMonth.year, 'outOfRange').max(latest, 'outOfRange'),
  empty: null as number | null,
  toColumns: (value: number | null) => only(column, value ?? 0),
  fromColumns: (row: Record<Column, number>) => row[column],
  ...options,
});

/** Yes or no. */
export const flagField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  options: Options,
) => ({
  ...inOneColumn<Column, boolean>(column),
  schema: (): z.ZodType<boolean, boolean> => z.boolean('unknown'),
  empty: false as boolean,
  ...options,
});

/** A city: its id is stored, and the query that reads it joins its name under the name `place`. */
export const placeField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  options: Options,
) => ({
  columns: [column],
  schema: (): z.ZodType<PlaceChoice, PlaceChoice | null> => placeChoice,
  empty: null as PlaceChoice | null,
  toColumns: (value: PlaceChoice | null) => only(column, value?.placeId ?? null),
  fromColumns: (row: Record<Column, string | null> & { place?: PlaceChoice | null }) => row.place ?? null,
  ...options,
});

/** An address that may be missing. */
export const linkField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  options: Options,
) => ({
  columns: [column],
  schema: () => optionalHttpUrl as z.ZodType<string | null, string | null>,
  empty: '' as string | null,
  toColumns: (value: string | null) => only(column, value || null),
  fromColumns: (row: Record<Column, string | null>) => row[column],
  ...options,
});

export type Image = { handle: string };

/** Stored pictures, each once, in a column of JSON. */
export const imagesField = <Column extends string, const Options extends FieldOptions>(
  column: Column,
  most: number,
  options: Options,
) => ({
  columns: [column],
  schema: (): z.ZodType<Image[], Image[]> =>
    z
      .array(z.object({ handle: fileHandle }, 'unknown'), 'unknown')
      .max(most, 'tooManyRows')
      .overwrite((images) =>
        images.filter(({ handle }, at) => images.findIndex((one) => one.handle === handle) === at),
      ),
  empty: [] as Image[],
  toColumns: (value: Image[]) => only(column, JSON.stringify(value)),
  fromColumns: (row: Record<Column, unknown>) => row[column] as Image[],
  ...options,
});
