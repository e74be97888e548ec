import type { Random } from './random.ts';

/** An identifier of version 7 for the given time, like those of the database, but the same for the same seed. */
export function idAt(random: Random, moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number): string =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}
