import { useState } from 'react';
import { completionDialog } from '../../../../domain/library/selection/selection.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Candidate } from '../../../../server/services/library/selection/read-selection.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';
import { useSelection } from './use-selection.ts';

type Props = { candidates: Candidate[]; close: () => void };

/** docs/product/library.md, Adding to the selection: the dialog after a developer was added. */
export default function CompletionDialog({ candidates: atFirst, close }: Props) {
  const locale = useLocale();
  const texts = useTexts(selectionTexts);
  const { complete } = texts;
  const [candidates, setCandidates] = useState(atFirst);
  const { busy, change } = useSelection();
  const remove = async (id: string) => {
    const changed = busy ? undefined : await change('remove', id);
    if (changed) setCandidates(changed.candidates);
  };
  const contents = completionDialog(candidates.length);
  return (
    <Dialog title={complete.title} closeLabel={texts.close} close={close}>
      <div className={styles.dialog}>
        <p>{complete.text}</p>
        <p className={styles.muted}>{complete.advice}</p>
        {contents === 'empty' ? (
          <p className={styles.empty}>{texts.empty}</p>
        ) : (
          <ul className={styles.people} aria-label={complete.list}>
            {candidates.map(({ id, alias, firstName, portrait }) => (
              <li key={id}>
                <Link href={pathTo(locale, 'profile', { alias })} onClick={close}>
                  <Portrait address={portrait} size={64} />
                  <span>{firstName || texts.someone}</span>
                </Link>
                <IconButton
                  icon="close"
                  label={complete.removeOf(firstName)}
                  title={complete.remove}
                  onClick={() => void remove(id)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          <Button look="secondary" onClick={close}>
            {complete.more}
          </Button>
          {contents !== 'empty' && <ButtonLink href={pathTo(locale, 'batch')}>{complete.contact[contents]}</ButtonLink>}
        </div>
      </div>
    </Dialog>
  );
}
