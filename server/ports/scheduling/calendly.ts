import * as z from 'zod';
import type { Clock } from '../clock/port.ts';
import type { EmbeddedCalendar } from './port.ts';
import { isRecent, parsed, signedBy } from './webhook.ts';

const inviteeCreated = z.object({
  event: z.literal('invitee.created'),
  payload: z.object({ email: z.email(), scheduled_event: z.object({ start_time: z.coerce.date() }) }),
});

export type CalendarOptions = { url: string; webhookSecret: string; baseUrl: string };

export function calendlyScheduling({ url, webhookSecret, baseUrl }: CalendarOptions, clock: Clock): EmbeddedCalendar {
  return {
    kind: 'embed',

    embedUrl({ email, name, phone }) {
      const address = new URL(url);
      // Calendly sends the page around the frame a message about the booking only when it knows the host of the page.
      address.searchParams.set('embed_domain', new URL(baseUrl).host);
      address.searchParams.set('embed_type', 'Inline');
      if (email) address.searchParams.set('email', email);
      if (name) address.searchParams.set('name', name);
      // The answer to the first question of the event, where Calendly asks for a phone number.
      if (phone) address.searchParams.set('a1', phone);
      return address.href;
    },

    confirmation(body, headers) {
      const header = headers.get('calendly-webhook-signature') ?? '';
      const [, seconds = '', signature = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(header) ?? [];
      if (!signature || !signedBy(webhookSecret, `${seconds}.${body}`, signature)) return undefined;
      if (!isRecent(new Date(Number(seconds) * 1000), clock)) return undefined;
      const message = inviteeCreated.safeParse(parsed(body)).data;
      if (!message) return 'other';
      return { email: message.payload.email.toLowerCase(), at: message.payload.scheduled_event.start_time };
    },
  };
}
