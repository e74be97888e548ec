type Mailbox = { name: string; email: string };

export type CalendarEvent = {
  /** The same for an event and all its changes. */
  uid: string;
  /** Higher with every change: a calendar keeps the highest. */
  sequence: number;
  /** 'PUBLISH': a file that its reader takes over by hand. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  start: Date;
  minutes: number;
  writtenAt: Date;
  summary: string;
  description: string;
  location?: string | undefined;
  /** An address of the web, as `URL` writes it. */
  url?: string | undefined;
  organizer: Mailbox;
  /** None in a file that is published. */
  attendee?: Mailbox | undefined;
};

/** One event as an iCalendar file (RFC 5545) that mail programs offer to put into the calendar (RFC 5546). */
export function calendarFile(event: CalendarEvent): string {
  const end = new Date(event.start.getTime() + event.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vivier//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    // Not a text (RFC 5545, 3.3.13): nothing is escaped in it.
    ...(event.url ? [`URL:${event.url.replaceAll(/[\p{Cc}\s]/gu, '')}`] : []),
    `STATUS:${event.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    // It is agreed already: no answer to the organizer is asked for.
    ...(event.attendee
      ? [
          `ATTENDEE;CN=${quoted(event.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendee.email}`,
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** 20261116T103000Z */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11. Other control characters are not allowed in a text. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** RFC 5545, 3.2: the value of a parameter cannot contain a double quote. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, ' ')}"`;
}

const mostOctets = 75;

/** RFC 5545, 3.1: a line has at most 75 octets; what follows begins with a space. No character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
