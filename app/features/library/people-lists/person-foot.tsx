import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { ListedPerson } from '../../../../server/services/library/people-lists/read-lists.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../entry.module.css';
import { peopleListsTexts } from './people-lists.texts.ts';

/** Who added the person to the list and when, and the button that takes them out. */
export function PersonFoot({ entry, listId }: { entry: ListedPerson; listId: string }) {
  const locale = useLocale();
  const texts = useTexts(peopleListsTexts);
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await sendCommand(pathTo(locale, 'listsOfPerson', { developerId: entry.id }), { listId, on: false });
    if ('done' in answer) await revalidate();
    else fail(answer, texts.failed);
    setBusy(false);
  };
  return (
    <div className={styles.kept}>
      <p className={styles.facts}>{texts.added(day(locale, entry.keptAt), entry.addedBy)}</p>
      <Button
        look="secondary"
        busy={busy}
        aria-label={texts.about(texts.takeOut, entry.name)}
        onClick={() => void remove()}
      >
        {texts.takeOut}
      </Button>
    </div>
  );
}
