import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { ManagedDraftTest } from '../../../../../server/services/catalogue/contributions/read-draft-tests.ts';
import { useCommand } from '../../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import page from '../../../../ui/page.module.css';
import { TechnologyIcon } from '../../../../ui/technology-icon.tsx';
import { TwoStepButton } from '../../../../ui/two-step-button.tsx';
import styles from '../review/review.module.css';
import { reviewTexts } from '../review/review.texts.ts';

const DraftTestDialog = lazy(() => import('./draft-test-dialog.tsx'));

type Props = { drafts: ManagedDraftTest[]; themes: { id: string; name: string }[] };

/** The draft tests for administrators: contributors, progress, and publication. */
export function ManagedDrafts({ drafts, themes }: Props) {
  const { draft: texts } = useTexts(reviewTexts);
  const [opening, setOpening] = useState(false);
  return (
    <>
      <div className={styles.intro}>
        <p>{texts.lead}</p>
        <Button onClick={() => setOpening(true)}>{texts.open}</Button>
      </div>
      <ul className={styles.list}>
        {drafts.map((test) => (
          <Draft key={test.id} test={test} />
        ))}
      </ul>
      {opening && (
        <Suspense>
          <DraftTestDialog themes={themes} close={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  );
}

function Draft({ test }: { test: ManagedDraftTest }) {
  const locale = useLocale();
  const { draft: texts } = useTexts(reviewTexts);
  const { run, busy } = useCommand(pathTo(locale, 'draftTest', { testId: test.id }));
  const { questions, needed, waiting, contributors, name } = test;
  return (
    <li className={`${page.card} ${styles.card}`}>
      <div>
        <h2 className={styles.name}>
          <TechnologyIcon handle={test.handle} />
          {name}
        </h2>
        <p className={styles.muted}>{texts.progress(questions, needed, waiting)}</p>
      </div>
      <div>
        <h3 className={styles.small}>{texts.people}</h3>
        {contributors.length === 0 && <p className={styles.muted}>{texts.nobody}</p>}
        <ul className={styles.people}>
          {contributors.map(({ userId, name: person, status, published }) => (
            <li key={userId}>
              <span>{status === 'asked' ? texts.asks(person, published) : texts.helps(person, published)}</span>
              {status === 'asked' &&
                (['accept', 'decline'] as const).map((mode) => (
                  <Button
                    key={mode}
                    look="secondary"
                    busy={busy === mode}
                    aria-label={mode === 'accept' ? texts.acceptOf(person) : texts.declineOf(person)}
                    onClick={() => void run({ mode, userId }, texts.decided)}
                  >
                    {texts[mode]}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      </div>
      {questions >= needed && (
        <TwoStepButton
          question={texts.publishQuestion}
          confirm={texts.publish}
          cancel={texts.cancel}
          label={texts.publishOf(name)}
          busy={busy === 'publish'}
          onConfirm={() => void run({ mode: 'publish' }, texts.published)}
        >
          {texts.publish}
        </TwoStepButton>
      )}
    </li>
  );
}
