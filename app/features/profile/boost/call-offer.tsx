import { pathTo } from '../../../../domain/paths.ts';
import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BookedCall } from './booked-call.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';
import { figure } from './boost-title.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { CallWords } from './call-words.tsx';
import { SlotChoice } from './slot-choice.tsx';

type Props = { boost: Boost; address: string; reload: () => void };

/**
 * The benefits of a call and how to book one; after a booking, its date and how to change it. Only the server's data
 * shows the confirmation.
 */
export function CallOffer({ boost: { call, scheduling, figures }, address, reload }: Props) {
  const { call: texts, closed } = useTexts(boostTexts);
  if (call?.state === 'upcoming' || call?.state === 'due') {
    const slots = scheduling?.kind === 'embedded' ? scheduling.slots : [];
    return (
      <>
        {/* A new version of the call begins with its confirmation again. */}
        <BookedCall key={call.sequence} call={call} slots={slots} address={address} />
        <p>{texts.afterwards}</p>
        <Contact />
      </>
    );
  }
  if (call?.state === 'held') {
    return (
      <>
        <CallWords call={call} />
        <p>{texts.heldMore}</p>
        <Contact />
      </>
    );
  }
  return (
    <>
      {call && (
        <div role="status">
          <CallWords call={call} />
        </div>
      )}
      <Benefits figures={figures} />
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

function Benefits({ figures: { newsletterRecruiters: recruiters } }: Pick<Boost, 'figures'>) {
  const { call: texts } = useTexts(boostTexts);
  const locale = useLocale();
  return (
    <div>
      <p>{texts.lead}</p>
      <ul className={styles.benefits}>
        {texts.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
        {recruiters && <li>{texts.newsletter(figure(locale, recruiters))}</li>}
      </ul>
    </div>
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
