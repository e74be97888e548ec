import { mostPoints } from '../../domain/fit/weights.ts';
import type { OrderPart } from '../../server/services/fit/name-plan.ts';
import { oneDecimal } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { SegmentedLinks } from '../ui/segmented.tsx';
import styles from './fit.module.css';
import { fitTexts } from './fit.texts.ts';
import { type OrderWords, orderTexts } from './order.texts.ts';

type Order = 'fit' | 'date';
type Props = {
  of: keyof (typeof orderTexts)['fr'];
  by: Order;
  /** The addresses of the two orders; undefined when there is only one. */
  orders: Record<Order, string> | undefined;
  parts: readonly OrderPart[];
};

/** docs/product/library.md, Order and pages of the library: the order, the other one on one click, and what counts. */
export function OrderNote({ of, by, orders, parts }: Props) {
  const words: OrderWords = useTexts(orderTexts)[of];
  const said = orders || by === 'fit' ? words[by] : [...words.date, ...words.need];
  return (
    <div className={styles.order}>
      {orders && (
        <SegmentedLinks
          label={words.choose}
          links={(['fit', 'date'] as const).map((one) => ({
            key: one,
            href: orders[one],
            label: words.orders[one],
            current: one === by,
          }))}
        />
      )}
      {said.length > 0 && (
        <details className={styles.why}>
          <summary>{words.why}</summary>
          <div className={styles.parameters}>
            <Sentences sentences={said} />
            {by === 'fit' && (
              <>
                <Shares parts={parts} />
                <Sentences sentences={words.also} />
              </>
            )}
          </div>
        </details>
      )}
    </div>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** What counts, with its part of all points. */
function Shares({ parts }: Pick<Props, 'parts'>) {
  const locale = useLocale();
  const texts = useTexts(fitTexts);
  return (
    <ul>
      {parts.map(({ name, label, most }) => (
        <li key={`${name} ${label ?? ''}`}>
          <span>{label ?? texts.parts[name]}</span>
          <span>{texts.share(oneDecimal(locale, (100 * most) / mostPoints))}</span>
        </li>
      ))}
    </ul>
  );
}
