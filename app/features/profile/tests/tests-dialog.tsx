import { profilePercent } from '../../../../domain/assessments/rating/ranking.ts';
import { resultOf } from '../../../../domain/assessments/rating/result.ts';
import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { type ShownTestsDraft, shownTestsSchema } from '../../../../domain/profile/cards/shown-tests.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import styles from './tests.module.css';
import { shownTestsTexts } from './tests.texts.ts';

export default function TestsDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(shownTestsTexts);
  const locale = useLocale();
  return (
    <EditDialog developerId={developerId} card="tests" close={close} title={texts.title} schema={shownTestsSchema}>
      {(form) => (
        <>
          <ShownTestRows form={form} />
          <p className={styles.muted}>
            {texts.how}{' '}
            <Link href={`${pathTo(locale, 'profile', { alias: developerId })}?section=tests`}>{texts.toTests}</Link>
          </p>
        </>
      )}
    </EditDialog>
  );
}

export function ShownTestRows({ form: { value, set } }: { form: CardForm<ShownTestsDraft> }) {
  const locale = useLocale();
  const texts = useTexts(shownTestsTexts);
  const { remove } = useTexts(editTexts);
  const rows = useRows(value.tests, (tests) => set({ tests }));
  if (value.tests.length === 0) return <p>{texts.none}</p>;
  return (
    <div>
      {value.tests.map(({ name, handle, centile, endDate, ...measured }, index) => {
        const percent = centile === null ? undefined : profilePercent(centile);
        const title = `${name} - ${day(locale, new Date(endDate))}`;
        return (
          <div key={rows.keyOf(index)} className={styles.row} data-row>
            <TechnologyIcon handle={handle} />
            <div>
              <p>{title}</p>
              <p className={styles.muted}>{texts.result(percent, scoreText(locale, resultOf(measured)))}</p>
            </div>
            <IconButton
              icon="trash"
              danger
              data-remove
              label={`${remove} – ${name}`}
              onClick={() => rows.remove(index)}
            />
          </div>
        );
      })}
    </div>
  );
}
