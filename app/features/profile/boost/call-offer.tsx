import { useEffect, useRef } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { SlotChoice } from './slot-choice.tsx';

type Props = { boost: Boost; address: string; reload: () => void };

/**
 * The benefits of a call and how to book one; after a booking, its date. Only the server's data shows the
 * confirmation.
 */
export function CallOffer({ boost: { call, booking, scheduling }, address, reload }: Props) {
  const { call: texts, closed } = useTexts(boostTexts);
  if (call?.status === 'booked') return <Confirmed booking={booking} />;
  return (
    <>
      <div>
        <p>{texts.lead}</p>
        <ul className={styles.benefits}>
          {texts.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      {scheduling?.kind === 'embed' ? (
        <CalendarFrame url={scheduling.url} booked={reload} />
      ) : scheduling && scheduling.slots.length > 0 ? (
        <SlotChoice slots={scheduling.slots} address={address} />
      ) : (
        <>
          <Notice>{scheduling ? texts.none : closed}</Notice>
          {scheduling && <Contact />}
        </>
      )}
    </>
  );
}

function Confirmed({ booking }: { booking: string | null }) {
  const locale = useLocale();
  const { call: texts } = useTexts(boostTexts);
  const news = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the confirmation for users of a screen reader.
  useEffect(() => news.current?.focus(), []);
  return (
    <>
      <div ref={news} tabIndex={-1} role="status" className={styles.confirmed}>
        <Notice tone="good" title={texts.confirmed}>
          {booking && <p>{texts.at(dayAndTime(locale, booking))}</p>}
          <p>{texts.afterwards}</p>
        </Notice>
      </div>
      <Contact />
    </>
  );
}

function Contact() {
  const { call: texts } = useTexts(boostTexts);
  return (
    <div className={styles.actions}>
      <ButtonLink href={pathTo(useLocale(), 'contact')} look="secondary">
        {texts.contact}
      </ButtonLink>
    </div>
  );
}
