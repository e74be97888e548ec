import * as z from 'zod';

/** A day of the calendar in an address. JavaScript also reads 31 February and the year 0; the database refuses both. */
export const calendarDay = z.iso.date().regex(/^[12]\d{3}-/);
