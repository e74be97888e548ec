import { pathTo } from '../../../../domain/paths.ts';
import type { MissingTest } from '../../../../server/services/assessments/user-tests/read-user-tests.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

/** The waiting list: favourite technologies that have no test yet. */
export function MissingTests({ developerId, missing }: { developerId: string; missing: MissingTest[] }) {
  const texts = useTexts(userTestsTexts).missing;
  if (missing.length === 0) return null;
  return (
    <section className={styles.section} aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p className={styles.muted}>{texts.lead}</p>
      </div>
      <ul className={styles.missing}>
        {missing.map((one) => (
          <Row key={one.technologyId} developerId={developerId} missing={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ developerId, missing }: { developerId: string; missing: MissingTest }) {
  const { missing: texts, saved } = useTexts(userTestsTexts);
  const { technologyId, name, handle, asked } = missing;
  const { run, busy } = useCommand(pathTo(useLocale(), 'userTests', { developerId, technologyId }));
  const label = asked ? texts.cancel : texts.ask;
  return (
    <li>
      <TechnologyIcon handle={handle} />
      <span>{name}</span>
      {asked && <span className={styles.badge}>{texts.asked}</span>}
      <Button
        look="secondary"
        busy={busy !== undefined}
        aria-label={`${label} – ${name}`}
        onClick={() => void run({ mode: 'mark', mark: 'ask', on: !asked }, saved)}
      >
        {label}
      </Button>
    </li>
  );
}
