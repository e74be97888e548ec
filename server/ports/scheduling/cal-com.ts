import * as z from 'zod';
import type { Clock } from '../clock/port.ts';
import type { CalendarOptions } from './calendly.ts';
import type { EmbeddedCalendar } from './port.ts';
import { isRecent, parsed, signedBy } from './webhook.ts';

const bookingChanged = z.object({
  triggerEvent: z.enum(['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED']),
  createdAt: z.coerce.date(),
  payload: z.object({
    startTime: z.coerce.date(),
    attendees: z.array(z.object({ email: z.email() })).min(1),
    uid: z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional()
      .catch(undefined),
  }),
});

/** Cal.com, or a self-hosted server that runs it. */
export function calComScheduling(options: CalendarOptions, clock: Clock): EmbeddedCalendar {
  return {
    kind: 'embed',
    provider: 'cal.com',

    embedUrl({ email, name, phone }) {
      const address = new URL(options.url);
      if (email) address.searchParams.set('email', email);
      if (name) address.searchParams.set('name', name);
      if (phone) address.searchParams.set('attendeePhoneNumber', phone);
      return address.href;
    },

    report(body, headers) {
      const signature = headers.get('x-cal-signature-256') ?? '';
      if (!signedBy(options.webhookSecret, body, signature)) return undefined;
      const message = bookingChanged.safeParse(parsed(body)).data;
      const [attendee] = message?.payload.attendees ?? [];
      if (!message || !attendee) return 'other';
      // The signature does not include a time, but the message contains its time of creation.
      if (!isRecent(message.createdAt, clock)) return undefined;
      const { startTime: at, uid } = message.payload;
      const kind = message.triggerEvent === 'BOOKING_CANCELLED' ? 'cancelled' : 'booked';
      const manageUrl = uid && new URL(`/reschedule/${uid}`, options.url).href;
      return { kind, email: attendee.email.toLowerCase(), at, ...(manageUrl ? { manageUrl } : {}) };
    },
  };
}
