import { type EntryFields, entryFromFile } from '../../profile/cards/fields/entry-fields.ts';
import { type Fields, first, fitted, line, type Told } from './reading.ts';

/** The fields of an entry of a file that need nothing but their own value; a text that is too long is cut. */
export const readEntry = <Of extends EntryFields>(of: Of, one: Fields, section: string, told: Told) =>
  entryFromFile(
    of,
    (names) => first(one, ...names),
    (given, most) => fitted(line(given), most, section, told),
  );
