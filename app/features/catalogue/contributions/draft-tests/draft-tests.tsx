import { pathTo } from '../../../../../domain/paths.ts';
import type { DraftTest } from '../../../../../server/services/catalogue/contributions/read-draft-tests.ts';
import { useCommand } from '../../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { TechnologyIcon } from '../../../../ui/technology-icon.tsx';
import styles from '../contribute.module.css';
import { contributeTexts } from '../contribute.texts.ts';
import type { Contributor } from '../contribute-screen.tsx';

/**
 * docs/product/catalogue.md, Draft tests: the tests that need questions, their progress, and the viewer's part in
 * each.
 */
export function DraftTests({ drafts, viewer }: { drafts: DraftTest[]; viewer: Contributor }) {
  const texts = useTexts(contributeTexts);
  return (
    <section className={styles.part} aria-labelledby="drafts">
      <h2 id="drafts">{texts.drafts}</h2>
      <p className={styles.note}>{texts.draftsLead}</p>
      <ul className={styles.drafts}>
        {drafts.map((test) => (
          <li key={test.id}>
            <h3>
              <TechnologyIcon handle={test.handle} />
              {test.name}
            </h3>
            {test.description && <p>{test.description}</p>}
            <progress
              max={test.needed}
              value={Math.min(test.questions, test.needed)}
              aria-label={texts.progress(test.questions, test.needed)}
            />
            <p className={styles.count}>{texts.progress(test.questions, test.needed)}</p>
            {viewer?.can.contribute && <Standing test={test} team={viewer.can.review} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ test, team }: { test: DraftTest; team: boolean }) {
  const locale = useLocale();
  const texts = useTexts(contributeTexts);
  const { run, busy } = useCommand(pathTo(locale, 'draftTest', { testId: test.id }));
  if (team || test.mine === 'accepted') {
    return (
      <div className={styles.standing}>
        {!team && <span className={styles.badge}>{texts.accepted}</span>}
        <ButtonLink
          look="secondary"
          href={`${pathTo(locale, 'proposeQuestion')}?test=${test.id}`}
          aria-label={texts.writeOf(test.name)}
        >
          {texts.write}
        </ButtonLink>
      </div>
    );
  }
  if (test.mine === 'declined') return <p className={styles.count}>{texts.declined}</p>;
  return (
    <div className={styles.standing}>
      {test.mine === 'asked' ? (
        <>
          <span className={styles.badge}>{texts.asked}</span>
          <Button look="secondary" busy={Boolean(busy)} onClick={() => void run({ mode: 'withdraw' }, texts.withdrawn)}>
            {texts.withdraw}
          </Button>
        </>
      ) : (
        <Button
          look="secondary"
          busy={Boolean(busy)}
          aria-label={texts.askOf(test.name)}
          onClick={() => void run({ mode: 'ask' }, texts.askedToast)}
        >
          {texts.ask}
        </Button>
      )}
    </div>
  );
}
