import type { ComponentProps, ReactElement } from 'react';
import { wholeNumber } from '../i18n/dates.ts';
import { useLocale } from '../i18n/texts.ts';
import { Tabs } from '../ui/tabs.tsx';
import { QueueFrame } from './queue-frame.tsx';
import { QueueHead } from './queue-head.tsx';
import { QueueSearch } from './queue-search.tsx';

type Props<List extends string> = {
  /** The first one is shown at the address without a choice. */
  lists: readonly List[];
  list: List;
  text: string;
  address: string;
  counts: Record<List, number>;
  total: number;
  texts: {
    listsLabel: string;
    lists: Record<List, string>;
    search: string;
    empty: Record<List, string>;
    keys: ComponentProps<typeof QueueFrame>['texts']['keys'];
  };
  children: ReactElement[];
};

/** A queue in several lists: what waits, what was done. */
export function QueueLists<List extends string>(props: Props<List>) {
  const { lists, list, text, address, counts, total, texts, children } = props;
  const locale = useLocale();
  const chosen = (one: List) => (one === lists[0] ? undefined : one);
  const addressOf = (one: List) => (chosen(one) ? `${address}?list=${one}` : address);
  return (
    <>
      <QueueHead>
        <Tabs
          label={texts.listsLabel}
          tabs={lists.map((one) => ({
            key: one,
            href: addressOf(one),
            label: texts.lists[one],
            count: wholeNumber(locale, counts[one]),
            current: one === list,
          }))}
        />
        <QueueSearch inField label={texts.search} text={text} kept={{ list: chosen(list) }} whole={addressOf(list)} />
      </QueueHead>
      <QueueFrame total={total} text={text} texts={{ nothing: texts.empty[list], keys: texts.keys }}>
        {children}
      </QueueFrame>
    </>
  );
}
