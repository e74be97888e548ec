import { lazy, Suspense, useState } from 'react';
import { type OfferList, offerLists } from '../../../../domain/jobs/take-down.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferQueue as Data, QueuedOffer } from '../../../../server/services/jobs/review/read-offers.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueLists } from '../../../queues/queue-lists.tsx';
import { termsTexts } from '../terms.texts.ts';
import { OfferRow } from './offer-row.tsx';
import { reviewTexts } from './review.texts.ts';

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'));

type Props = Data & { list: OfferList; text: string };

/** docs/product/jobs.md, Offer queue. */
export function OfferQueue({ list, text, counts, total, offers }: Props) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { untitled } = useTexts(termsTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [closing, setClosing] = useState<QueuedOffer>();
  return (
    <>
      <QueueLists
        lists={offerLists}
        list={list}
        text={text}
        address={pathTo(locale, 'adminOffers')}
        counts={counts}
        total={total}
        texts={texts}
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} list={list} takeDown={() => setClosing(offer)} />
        ))}
      </QueueLists>
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
