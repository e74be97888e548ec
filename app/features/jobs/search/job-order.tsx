import { pointsOfParts } from '../../../../domain/fit/plan.ts';
import { type PartName, weights } from '../../../../domain/fit/weights.ts';
import { type JobQuery, jobQueryString, type JobOrder as Order } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { OrderNote } from '../../../fit/order-note.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './job-order.module.css';
import { jobOrderTexts } from './job-order.texts.ts';

/** The parts of an offer that says everything. */
const names = Object.keys(weights) as PartName[];
const points = pointsOfParts(names);
const parts = names.map((name) => ({ name, most: points[name] }));

/** The two orders of a developer's list, by fit or by date, and what counts in the first. */
export function JobOrderNote({ query, by }: { query: JobQuery; by: Order }) {
  const address = pathTo(useLocale(), 'jobs');
  const orders = {
    fit: address + jobQueryString(query, undefined, 'fit'),
    date: address + jobQueryString(query, undefined, 'date'),
  };
  return <OrderNote of="offers" by={by} orders={orders} parts={parts} />;
}

type LeftOut = { query: JobQuery; leftOut: number; developerId: string };

/** Offers that do not meet a wish are not in the list: how many, and where they are. */
export function LeftOutNote({ query, leftOut, developerId }: LeftOut) {
  const locale = useLocale();
  const texts = useTexts(jobOrderTexts);
  if (leftOut === 0) return null;
  return (
    <p className={styles.leftOut}>
      {texts.leftOut(leftOut)}{' '}
      <Link href={pathTo(locale, 'jobs') + jobQueryString(query, undefined, 'date')}>{texts.seeAll}</Link>
      {' · '}
      <Link href={pathTo(locale, 'profile', { alias: developerId })}>{texts.changeWishes}</Link>
    </p>
  );
}
