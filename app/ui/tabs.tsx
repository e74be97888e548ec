import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { bringCurrentIntoView } from './bring-current-into-view.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

export type Tab = {
  key: string;
  href: string;
  label: ReactNode;
  /** The number of entries behind the tab. */
  count?: ReactNode;
  current: boolean;
};

/**
 * The tab bar of the product: links between the pages or lists of one subject. It scrolls sideways where it has no
 * room, and always has the same height. `above`: it stands at the top of the page, above the title.
 */
export function Tabs({ label, tabs, above = false }: { label: string; tabs: readonly Tab[]; above?: boolean }) {
  const row = useCurrentInView<HTMLElement>(tabs.find(({ current }) => current)?.key);
  return (
    <nav className={above ? styles.above : styles.tabs} aria-label={label} ref={row}>
      {tabs.map(({ key, href, label, count, current }) => (
        <Link key={key} href={href} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== undefined && count !== false && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

type PanelTabsProps<Key extends string> = {
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  chosen: Key;
  choose: (key: Key) => void;
  /** The id of the element that the tabs change; it is labelled by `tab-` and the key of the chosen tab. */
  panelId: string;
};

/** The same bar where a tab changes a part of the page. The arrow keys move between the tabs. */
export function PanelTabs<Key extends string>({ label, tabs, chosen, choose, panelId }: PanelTabsProps<Key>) {
  const row = useCurrentInView<HTMLDivElement>(chosen);
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const place = tabs.findIndex((tab) => tab.key === chosen) + step;
    const next = tabs[(place + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    choose(next.key);
    currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${next.key}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs} ref={row}>
      {tabs.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          className={styles.tab}
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => choose(key)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function useCurrentInView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is brought into view
  useLayoutEffect(() => {
    const element = row.current;
    bringCurrentIntoView(element);
    if (!element || typeof ResizeObserver === 'undefined') return;
    // A turned phone, or fonts that arrive: the row has another width.
    const observer = new ResizeObserver(() => bringCurrentIntoView(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [current]);
  return row;
}
