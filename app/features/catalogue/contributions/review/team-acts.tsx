import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { ContributionPage } from '../../../../../server/services/catalogue/contributions/read-contribution.ts';
import { useCommand } from '../../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from '../form/form.module.css';
import type { Reasoned } from './reason-dialog.tsx';
import { reviewTexts } from './review.texts.ts';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** The actions of administrators on a question, other than editing it. */
export function TeamActs({ question }: { question: ContributionPage }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { run, busy } = useCommand(pathTo(locale, 'contributionActs', { questionId: question.id }));
  const [asking, setAsking] = useState<Reasoned>();
  const reasoned = (['decline', 'archive', 'delete'] as const).filter((act) => question.can.includes(act));
  const restores = question.can.includes('restore');
  if (reasoned.length === 0 && !restores) return null;
  const { title } = question.draft;
  return (
    <div className={styles.buttons}>
      {restores && (
        <Button busy={busy === 'restore'} onClick={() => void run({ mode: 'restore' }, texts.done.restore)}>
          {texts.restore}
        </Button>
      )}
      {reasoned.map((act) => (
        <Button key={act} look={act === 'archive' ? 'secondary' : 'danger'} onClick={() => setAsking(act)}>
          {texts[act]}
        </Button>
      ))}
      {asking && (
        <Suspense>
          <ReasonDialog
            act={asking}
            question={{ id: question.id, title: title[locale] || title.fr || title.en }}
            close={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
