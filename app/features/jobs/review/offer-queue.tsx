import { lazy, Suspense, useState } from 'react';
import { type OfferList, offerLists } from '../../../../domain/jobs/take-down.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferQueue as Data, QueuedOffer } from '../../../../server/services/jobs/review/read-offers.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import pills from '../../../ui/pills.module.css';
import styles from '../../../ui/queue.module.css';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import { termsTexts } from '../terms.texts.ts';
import { OfferRow } from './offer-row.tsx';
import { reviewTexts } from './review.texts.ts';

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'));

type Props = Data & { list: OfferList; text: string };

/** docs/product/jobs.md, Offer queue. */
export function OfferQueue({ list, text, counts, total, offers }: Props) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const common = useTexts(queuesTexts);
  const { untitled } = useTexts(termsTexts);
  const rows = useRowKeys<HTMLUListElement>();
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [closing, setClosing] = useState<QueuedOffer>();
  const address = (of: OfferList) => pathTo(locale, 'adminOffers') + (of === 'asked' ? '' : `?list=${of}`);
  return (
    <>
      <nav className={pills.pills} aria-label={texts.listsLabel}>
        {offerLists.map((one) => (
          <Link key={one} href={address(one)} aria-current={one === list ? 'page' : undefined}>
            {texts.lists[one]} <span>{wholeNumber(locale, counts[one])}</span>
          </Link>
        ))}
      </nav>
      <QueueSearch
        label={texts.search}
        text={text}
        kept={{ list: list === 'asked' ? undefined : list }}
        whole={address(list)}
      />
      {offers.length === 0 ? (
        <div className={styles.empty}>
          <Notice tone={text ? 'info' : 'good'}>{text ? common.notFound(text) : texts.empty[list]}</Notice>
        </div>
      ) : (
        <QueueKeys keys={texts.keys} />
      )}
      <ul className={styles.queue} ref={rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} list={list} takeDown={() => setClosing(offer)} />
        ))}
      </ul>
      {total > offers.length && <p className={styles.muted}>{common.first(offers.length, total)}</p>}
      {closing && (
        <Suspense>
          <TakeDownDialog
            jobId={closing.id}
            title={closing.title ?? untitled}
            again={closing.reason !== null}
            close={() => setClosing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
