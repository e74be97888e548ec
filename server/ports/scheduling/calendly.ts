import * as z from 'zod';
import type { Clock } from '../clock/port.ts';
import type { EmbeddedCalendar } from './port.ts';
import { isRecent, parsed, securePage, signedBy } from './webhook.ts';

const inviteeChanged = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  payload: z.object({
    email: z.email(),
    scheduled_event: z.object({ start_time: z.coerce.date() }),
    rescheduled: z.boolean().optional(),
    reschedule_url: securePage,
  }),
});

export type CalendarOptions = { url: string; webhookSecret: string };
/**
 * Where Calendly asks for the telephone number: 'location' when the event takes place by phone call, 'a1' to 'a10' when
 * the number is the answer to that question of the event. Calendly has no parameter for its text reminders.
 */
type CalendlyOptions = CalendarOptions & { baseUrl: string; phoneField: string };

export function calendlyScheduling(options: CalendlyOptions, clock: Clock): EmbeddedCalendar {
  const { url, webhookSecret, baseUrl, phoneField } = options;
  return {
    kind: 'embed',
    provider: 'calendly',

    embedUrl({ email, name, phone }) {
      const address = new URL(url);
      // Calendly sends the page around the frame a message about the booking only when it knows the host of the page.
      address.searchParams.set('embed_domain', new URL(baseUrl).host);
      address.searchParams.set('embed_type', 'Inline');
      if (email) address.searchParams.set('email', email);
      if (name) address.searchParams.set('name', name);
      // Its field for numbers takes the country code and the digits, without spaces.
      if (phone) address.searchParams.set(phoneField, phone.replace(/\s/g, ''));
      return address.href;
    },

    report(body, headers) {
      const header = headers.get('calendly-webhook-signature') ?? '';
      const [, seconds = '', signature = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(header) ?? [];
      if (!signature || !signedBy(webhookSecret, `${seconds}.${body}`, signature)) return undefined;
      if (!isRecent(new Date(Number(seconds) * 1000), clock)) return undefined;
      const message = inviteeChanged.safeParse(parsed(body)).data;
      if (!message) return 'other';
      const { email, scheduled_event, rescheduled, reschedule_url: manageUrl } = message.payload;
      const kind = message.event === 'invitee.created' ? 'booked' : 'cancelled';
      // A moved call is reported twice: its old time as cancelled, its new time as created.
      if (kind === 'cancelled' && rescheduled) return 'other';
      const at = scheduled_event.start_time;
      return { kind, email: email.toLowerCase(), at, ...(manageUrl ? { manageUrl } : {}) };
    },
  };
}
