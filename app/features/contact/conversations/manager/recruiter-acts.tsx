import { useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import page from '../../../../ui/page.module.css';
import { TwoStepButton } from '../../../../ui/two-step-button.tsx';
import { conversationsTexts } from '../conversations.texts.ts';
import styles from '../thread.module.css';
import type { Act } from '../use-act.ts';
import look from './file.module.css';

type Props = { acts: Act[]; busy: Act | undefined; run: (act: Act) => void };

/** The actions of a recruiter on an introduction in its current status. */
export function RecruiterActs({ acts, busy, run }: Props) {
  const texts = useTexts(conversationsTexts).acts;
  if (acts.length === 0) return null;
  return (
    <section className={page.card} aria-labelledby="acts-title">
      <h2 id="acts-title" className={styles.heading}>
        {texts.title}
      </h2>
      <div className={look.acts}>
        {(['hire', 'archive', 'reopen'] as const)
          .filter((act) => acts.includes(act))
          .map((act) => (
            <Button key={act} look="secondary" busy={busy === act} onClick={() => run(act)}>
              {texts[act]}
            </Button>
          ))}
      </div>
      {acts.includes('withdraw') && (
        <TwoStepButton
          look="danger"
          question={texts.withdrawQuestion}
          confirm={texts.withdrawConfirm}
          cancel={texts.cancel}
          busy={busy === 'withdraw'}
          onConfirm={() => run('withdraw')}
        >
          {texts.withdraw}
        </TwoStepButton>
      )}
    </section>
  );
}
