import type { CallView } from '../../../../server/services/profile/boost/call-view.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { boostTexts } from './boost.texts.ts';

/** How a call stands, for its developer: booked for when, over, held, missed or cancelled. */
export function CallWords({ call }: { call: CallView }) {
  const { call: texts } = useTexts(boostTexts);
  const locale = useLocale();
  const moment = call.startsAt ? dayAndTime(locale, call.startsAt) : undefined;
  switch (call.state) {
    case 'held':
      return <Notice tone="good">{texts.held(moment)}</Notice>;
    case 'missed':
      return <Notice tone="warning">{texts.missed(moment)}</Notice>;
    case 'cancelled':
      return (
        <Notice tone="warning" title={texts.cancelled(moment)}>
          {call.reason && <p>{texts.reason(call.reason)}</p>}
        </Notice>
      );
    case 'due':
      // A provider that never told the day: the call may still come.
      return moment ? <Notice>{texts.due(moment)}</Notice> : <Notice tone="good" title={texts.confirmed} />;
    case 'upcoming':
      return (
        <Notice tone="good" title={texts.confirmed}>
          {moment && <p>{texts.at(moment)}</p>}
          {call.source === 'own' && call.host && <p>{texts.host(call.host)}</p>}
        </Notice>
      );
  }
}
