import type { MeetingLine } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { timeOfDay } from '../../../i18n/dates.ts';
import { LinkedText } from '../../../i18n/linked-text.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useAppointment } from '../../../i18n/time-zone.ts';
import thread from '../conversations/thread.module.css';
import { meetingsTexts } from './meetings.texts.ts';

/** A change of a meeting among the messages. `who`: the name of its author. */
export function MeetingEventLine({ line, who }: { line: MeetingLine; who: string }) {
  const locale = useLocale();
  const { lines, ended } = useTexts(meetingsTexts);
  const { whenAndZone } = useAppointment();
  const when = line.startsAt ? whenAndZone(line.startsAt) : '';
  const { mine, other } = lines[line.event];
  return (
    <li className={thread.line}>
      <p>
        {line.side === 'clock' ? ended(when) : line.mine ? mine(when) : other(who, when)}
        {'\u00a0· '}
        <time dateTime={line.at}>{timeOfDay(locale, line.at)}</time>
      </p>
      {line.word && (
        <blockquote>
          <LinkedText text={line.word} />
        </blockquote>
      )}
    </li>
  );
}
