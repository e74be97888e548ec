import type { OfferList } from '../../../../domain/jobs/take-down.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedOffer } from '../../../../server/services/jobs/review/read-offers.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { termsTexts } from '../terms.texts.ts';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';

type Props = { offer: QueuedOffer; list: OfferList; takeDown: () => void };

export function OfferRow({ offer, list, takeDown }: Props) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { untitled } = useTexts(termsTexts);
  const title = offer.title ?? untitled;
  const { run, busy } = useCommand(pathTo(locale, 'jobReview', { jobId: offer.id }));
  const facts = [
    texts.since[list](day(locale, offer.since)),
    texts.applications(offer.applications),
    !offer.companyValidated && texts.waiting,
  ];
  return (
    <li className={`${page.card} ${styles.row}`} aria-label={title}>
      <h2 className={styles.name}>
        <Link href={pathTo(locale, 'job', { alias: offer.alias })} data-row>
          {title}
        </Link>
      </h2>
      <p className={styles.facts}>
        <Link href={pathTo(locale, 'company', { alias: offer.companyAlias })}>{offer.company}</Link>
        {' · '}
        {facts.filter(Boolean).join(' · ')}
      </p>
      {offer.reason && (
        <p className={styles.reason}>
          {texts.reason} {offer.reason}
        </p>
      )}
      <div className={styles.choices}>
        {list !== 'online' && (
          <Button
            data-key="v"
            busy={busy === 'restore'}
            aria-label={texts.restoreOf(title)}
            onClick={() => void run({ mode: 'restore' }, texts.restored)}
          >
            {texts.restore}
          </Button>
        )}
        {list !== 'taken' && (
          <Button
            look="danger"
            data-key="r"
            aria-label={list === 'online' ? texts.takeDownOf(title) : texts.keepDownOf(title)}
            onClick={takeDown}
          >
            {list === 'online' ? texts.takeDown : texts.keepDown}
          </Button>
        )}
      </div>
    </li>
  );
}
