import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { mostSearches } from '../../../../domain/library/saved-search-limits.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferProfiles as Data } from '../../../../server/services/library/offers/read-offer-profiles.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { managerTexts } from '../manager/manager.texts.ts';
import styles from './profiles.module.css';
import { profilesTexts } from './profiles.texts.ts';

/** `wide`: one below the other, in a narrow column. */
type Props = { jobId: string; title: string; profiles: Data; wide?: boolean };

/** For the company of an offer: the profiles that answer it, and one press to be told of new ones. */
export function OfferProfiles({ jobId, title, profiles: { query, total, alert }, wide = false }: Props) {
  const locale = useLocale();
  const texts = useTexts(profilesTexts);
  const { busy, activate } = useAlert(jobId);
  const find = texts.find(wholeNumber(locale, total));
  const href = `${pathTo(locale, 'developers')}?${query}`;
  return (
    <div className={styles.profiles} data-wide={wide || undefined}>
      {wide ? (
        <ButtonLink href={href} look="secondary" wide aria-label={texts.about(find, title)}>
          <Icon name="search" size={16} /> {find}
        </ButtonLink>
      ) : (
        // In a list of offers a line of words: a button for each would weigh more than the offers.
        <Link href={href} className={styles.find} aria-label={texts.about(find, title)}>
          <Icon name="search" size={16} /> {find}
        </Link>
      )}
      {alert ? (
        <p className={styles.on}>
          <Icon name="bell" size={16} /> {texts.alertOn}
          <Link href={pathTo(locale, 'savedSearches')}>{texts.searches}</Link>
        </p>
      ) : (
        <button
          type="button"
          className={styles.alert}
          aria-disabled={busy || undefined}
          onClick={() => !busy && void activate()}
          aria-label={texts.about(texts.alert, title)}
        >
          <Icon name="bell" size={16} /> <span>{texts.alert}</span>
        </button>
      )}
    </div>
  );
}

function useAlert(jobId: string) {
  const address = pathTo(useLocale(), 'managedJob', { jobId });
  const texts = useTexts(profilesTexts);
  const { failures } = useTexts(managerTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const activate = async () => {
    setBusy(true);
    const answer = await sendCommand(address, { mode: 'alertProfiles' });
    // Also after a refusal, so that the page shows the offer as it is.
    if (!isSignedOut(answer)) await revalidate();
    if ('done' in answer) say(texts.done);
    else if ('errors' in answer) say(texts.full(mostSearches));
    else fail(answer, failures['failed' in answer ? answer.failed : 'fault']);
    setBusy(false);
  };
  return { busy, activate };
}
