import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: '019a@vivier.example',
  sequence: 2,
  method: 'REQUEST',
  start: new Date('2026-11-16T10:30:00.000Z'),
  minutes: 30,
  writtenAt: new Date('2026-11-10T08:00:01.999Z'),
  summary: 'Appel avec Vivier',
  description: 'Inès vous appelle.',
  organizer: { name: 'Vivier', email: 'bonjour@vivier.example' },
  attendee: { name: 'Camille', email: 'camille@dev.example' },
};

/** The lines of a file as a calendar program reads them. */
const lines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file (docs/product/profile.md, Calendar e-mails; docs/product/contact.md, E-mails about meetings)', () => {
  it('has the times in UTC, the identifier, the sequence and the method', () => {
    const file = lines(calendarFile(event));
    expect(file.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(file.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    for (const line of [
      'METHOD:REQUEST',
      'UID:019a@vivier.example',
      'SEQUENCE:2',
      'DTSTAMP:20261110T080001Z',
      'DTSTART:20261116T103000Z',
      'DTEND:20261116T110000Z',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Vivier":mailto:bonjour@vivier.example',
      'ATTENDEE;CN="Camille";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:camille@dev.example',
    ])
      expect(file).toContain(line);
  });

  it('cancels an event', () => {
    const file = lines(calendarFile({ ...event, method: 'CANCEL' }));
    expect(file).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:019a@vivier.example']));
  });

  it('has a place, and an address that is not escaped', () => {
    const place = { location: '3, rue des Lilas\nNantes', url: 'https://visio.example/a;b?c=d,e' };
    expect(lines(calendarFile({ ...event, ...place }))).toEqual(
      expect.arrayContaining(['LOCATION:3\\, rue des Lilas\\nNantes', 'URL:https://visio.example/a;b?c=d,e']),
    );
  });

  it('an address cannot begin another line', () => {
    const file = lines(calendarFile({ ...event, url: 'https://visio.example/\r\nATTENDEE:mailto:x@y.example' }));
    expect(file).toContain('URL:https://visio.example/ATTENDEE:mailto:x@y.example');
  });

  it('that is published has no attendee', () => {
    const file = lines(calendarFile({ ...event, method: 'PUBLISH', attendee: undefined }));
    expect(file).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED']));
    expect(file.join()).not.toContain('ATTENDEE');
  });

  it.each([
    ['commas, semicolons and backslashes', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
    ['lines', 'one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['control characters', 'a\u0000b\u0007\tc', 'abc'],
    ['a line that looks like a property', 'x\r\nEND:VEVENT', 'x\\nEND:VEVENT'],
  ])('escapes %s in a text', (_, description, written) =>
    expect(lines(calendarFile({ ...event, description }))).toContain(`DESCRIPTION:${written}`),
  );

  it('keeps a name inside its quotes', () => {
    const attendee = { name: 'A";RSVP=TRUE:\r\nUID:x', email: 'a@dev.example' };
    const file = calendarFile({ ...event, attendee });
    expect(lines(file).filter((line) => line.startsWith('UID:'))).toHaveLength(1);
    expect(lines(file).find((line) => line.startsWith('ATTENDEE'))).toContain('CN="A\';RSVP=TRUE:  UID:x";ROLE');
  });

  it.each(['x'.repeat(300), 'é'.repeat(200), '😀'.repeat(120), `${'x'.repeat(63)}é`])(
    'folds lines at 75 octets without cutting a character: %s',
    (description) => {
      const file = calendarFile({ ...event, description });
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(lines(file)).toContain(`DESCRIPTION:${description}`);
    },
  );
});
