import { mostPoints } from '../../domain/fit/weights.ts';
import type { OrderPart } from '../../server/services/fit/name-plan.ts';
import { oneDecimal } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Link } from '../ui/link.tsx';
import styles from './fit.module.css';
import { fitTexts } from './fit.texts.ts';

type Order = 'fit' | 'date';
type Props = {
  by: Order;
  /** The addresses of the two orders; undefined when there is only one. */
  orders: Record<Order, string> | undefined;
  parts: readonly OrderPart[];
};

/** docs/product/fit.md, Why this order: the order of a list, the other one on one click, and what counts in it. */
export function OrderNote({ by, orders, parts }: Props) {
  const locale = useLocale();
  const texts = useTexts(fitTexts);
  const { order } = texts;
  return (
    <div className={styles.order}>
      {orders && (
        <ul className={styles.orders} aria-label={order.choose}>
          {(['fit', 'date'] as const).map((one) => (
            <li key={one}>
              <Link href={orders[one]} aria-current={one === by ? 'true' : undefined}>
                {order[one]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.why}>
        <summary>{order.why}</summary>
        <div className={styles.parameters}>
          <p>{by === 'fit' ? order.fitText : order.dateText}</p>
          {by === 'fit' && (
            <>
              <ul>
                {parts.map(({ name, label, most }) => (
                  <li key={`${name} ${label ?? ''}`}>
                    <span>{label ?? texts.parts[name]}</span>
                    <span>{order.share(oneDecimal(locale, (100 * most) / mostPoints))}</span>
                  </li>
                ))}
              </ul>
              <p>{order.ties}</p>
              <p>{order.never}</p>
            </>
          )}
          {by === 'date' && !orders && <p>{order.need}</p>}
        </div>
      </details>
    </div>
  );
}
