import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import type { Pane } from '../../../../server/services/profile/read-pane.ts';
import { fetchJson } from '../../../forms/send.ts';
import { useLocale } from '../../../i18n/texts.ts';

/** So wide that the list and a profile have room beside each other; the styles have the same figure. */
const wide = '(min-width: 1600px)';

export type Previewed = {
  entry: LibraryEntry;
  /** Undefined while it is loaded. */
  content: Pane | { failed: unknown } | undefined;
};

/**
 * The profile beside the list. Loading it counts as opening the profile, so that nothing is loaded before it is asked
 * for. `refuse` is what happens instead once the views of the day are used up.
 */
export function usePane(refuse: (entry: LibraryEntry) => (() => void) | undefined, overQuota: () => void) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Previewed>();
  const asked = useRef<string>(undefined);
  const open = async (entry: LibraryEntry) => {
    if (!matchMedia(wide).matches) return;
    const refused = refuse(entry);
    if (refused) return refused();
    asked.current = entry.id;
    setShown({ entry, content: undefined });
    const content = await fetchJson(pathTo(locale, 'profilePane', { developerId: entry.id }));
    // Meanwhile another one was asked for, or the pane was closed.
    if (asked.current !== entry.id) return;
    if ('kind' in content && content.kind === 'overQuota') {
      close();
      overQuota();
    } else setShown({ entry, content });
    // The views that are left, and « Consulté le … ».
    await revalidate();
  };
  const close = () => {
    asked.current = undefined;
    setShown(undefined);
  };
  const isOpen = shown !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      const from = event.target as Element;
      // What is open above the page, or holds what is typed, is closed first.
      if (event.key !== 'Escape' || from.closest('input, textarea, select, dialog, details[open]')) return;
      asked.current = undefined;
      setShown(undefined);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isOpen]);
  return { shown, open, close };
}
