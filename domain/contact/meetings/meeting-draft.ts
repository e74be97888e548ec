import * as z from 'zod';
import { isTimeZone, type LocalTime, momentOf } from '../../calendar/time-zone.ts';
import type { ErrorCode, FieldErrors } from '../../error-codes.ts';
import { tooLong } from '../../form.ts';
import { oneLine, optionalLine, optionalText, textLimits } from '../../profile/text-limits.ts';
import { type MeetingKind, meetingKinds, meetingMinutes, mostSlots } from './meeting.ts';

export const meetingTitleLimit = 80;
const meetingPlaceLimit = 200;
export const meetingWordLimit = 1000;

/** What is typed before it is a day and an hour. */
const typed = z.string('unknown').max(10, 'unknown');

const draft = z.object({
  /** The developer chooses a slot here, or books on a page of the recruiter. */
  way: z.enum(['slots', 'booking'], 'required'),
  kind: z.enum(meetingKinds, 'required'),
  title: optionalLine(meetingTitleLimit),
  minutes: z.literal(meetingMinutes, 'unknown'),
  slots: z.array(z.object({ day: typed, time: typed })).max(mostSlots, 'tooManyRows'),
  timeZone: z.string('unknown').refine(isTimeZone, 'unknown'),
  /** The address of a video call, or a place. */
  where: optionalLine(textLimits.url),
  bookingUrl: optionalLine(textLimits.url),
});
export type MeetingDraft = z.input<typeof draft>;

/** What is proposed. */
export type ProposedMeeting = {
  kind: MeetingKind;
  title: string | null;
  timeZone: string;
  minutes: number | null;
  /** In order. */
  slots: Date[];
  bookingUrl: string | null;
  videoUrl: string | null;
  place: string | null;
};

/** docs/product/contact.md, Proposing a meeting. */
export const meetingSchema = draft
  .superRefine((value, context) => {
    for (const [path, message] of Object.entries(errorsOf(value)))
      context.addIssue({ code: 'custom', message, path: path.split('.') });
  })
  .transform(proposed);

function errorsOf({ way, slots, timeZone, where, bookingUrl }: z.output<typeof draft>): FieldErrors {
  if (way === 'booking') return bookingUrl ? httpsError('bookingUrl', bookingUrl) : { bookingUrl: 'required' };
  const errors: FieldErrors = isAddress(where) ? httpsError('where', where ?? '') : {};
  if (where && !isAddress(where) && where.length > meetingPlaceLimit) errors.where = tooLong(where, meetingPlaceLimit);
  if (slots.length === 0) errors.slots = 'required';
  if (!isTimeZone(timeZone)) return errors;
  const known = new Set<number>();
  for (const [index, slot] of slots.entries()) {
    const moment = momentOf(slot, timeZone)?.getTime();
    if (moment === undefined) Object.assign(errors, slotErrors(index, slot));
    else if (known.has(moment)) errors[`slots.${index}.day`] = 'duplicate';
    else known.add(moment);
  }
  return errors;
}

function slotErrors(index: number, { day, time }: LocalTime): FieldErrors {
  if (day === '') return { [`slots.${index}.day`]: 'required' };
  return { [`slots.${index}.time`]: time === '' ? 'required' : 'unknown' };
}

/** What begins like an address is meant as one; everything else is a place. */
const isAddress = (text: string | null): boolean => text !== null && /^[a-z][a-z+.-]*:\/\//i.test(text);

function httpsError(field: string, text: string): FieldErrors {
  return isHttpsAddress(text) ? {} : { [field]: 'httpsLink' satisfies ErrorCode };
}

/** A name before the host deceives: `https://known.example@other.example`. */
export function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password;
}

/** The value has no errors. */
function proposed({ way, slots, where, bookingUrl, ...value }: z.output<typeof draft>): ProposedMeeting {
  const { kind, title, timeZone, minutes } = value;
  const shared = { kind, title, timeZone };
  if (way === 'booking')
    return { ...shared, minutes: null, slots: [], bookingUrl: address(bookingUrl ?? ''), videoUrl: null, place: null };
  const moments = slots.flatMap((slot) => momentOf(slot, timeZone) ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  const video = isAddress(where) ? address(where ?? '') : null;
  return { ...shared, minutes, slots: moments, bookingUrl: null, videoUrl: video, place: video ? null : where };
}

const address = (text: string): string => new URL(oneLine(text)).href;

const seen = { meetingId: z.uuid('unknown'), version: z.int().min(0).max(1_000_000) };
const word = optionalText(meetingWordLimit).default(null);

/** What the browser sends. `id` is chosen by the browser, so that a proposal sent twice is one. */
export const meetingCommand = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('propose'), id: z.uuid('unknown'), value: z.custom<MeetingDraft>() }),
  z.object({ mode: z.literal('move'), ...seen, value: z.custom<MeetingDraft>() }),
  z.object({ mode: z.literal('accept'), ...seen, slot: z.iso.datetime('unknown').transform((text) => new Date(text)) }),
  z.object({ mode: z.literal('decline'), ...seen, word }),
  z.object({ mode: z.literal('cancel'), ...seen, word }),
]);
export type MeetingCommand = z.output<typeof meetingCommand>;
