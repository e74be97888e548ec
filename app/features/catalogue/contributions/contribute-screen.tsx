import { pathTo } from '../../../../domain/paths.ts';
import type { DraftTest } from '../../../../server/services/catalogue/contributions/read-draft-tests.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import styles from './contribute.module.css';
import { contributeTexts } from './contribute.texts.ts';
import { DraftTests } from './draft-tests/draft-tests.tsx';

export type Contributor =
  | { userId: string; can: { contribute: boolean; review: boolean; showContributions: boolean } }
  | undefined;

/** docs/product/catalogue.md, Contributing: why to contribute, how, and where to begin. */
export function ContributeScreen({ viewer, drafts }: { viewer: Contributor; drafts: DraftTest[] }) {
  const texts = useTexts(contributeTexts);
  return (
    <div className={page.wide}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        <Beginning viewer={viewer} />
      </header>
      <section className={styles.part} aria-labelledby="why">
        <h2 id="why">{texts.why}</h2>
        <dl className={styles.reasons}>
          {texts.reasons.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="how">
        <h2 id="how">{texts.how}</h2>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {drafts.length > 0 && <DraftTests drafts={drafts} viewer={viewer} />}
    </div>
  );
}

function Beginning({ viewer }: { viewer: Contributor }) {
  const locale = useLocale();
  const texts = useTexts(contributeTexts);
  const form = pathTo(locale, 'proposeQuestion');
  if (viewer && !viewer.can.contribute) return <p className={styles.note}>{texts.recruiter}</p>;
  if (!viewer) {
    return (
      <>
        <div className={styles.buttons}>
          <ButtonLink href={pathTo(locale, 'signUp')}>{texts.signUp}</ButtonLink>
          <ButtonLink look="secondary" href={`${pathTo(locale, 'signIn')}?to=${encodeURIComponent(form)}`}>
            {texts.signIn}
          </ButtonLink>
        </div>
        <p className={styles.note}>{texts.needsAccount}</p>
      </>
    );
  }
  return (
    <div className={styles.buttons}>
      <ButtonLink href={form}>{texts.propose}</ButtonLink>
      {viewer.can.showContributions && (
        <ButtonLink
          look="secondary"
          href={`${pathTo(locale, 'profile', { alias: viewer.userId })}?section=contributions`}
        >
          {texts.mine}
        </ButtonLink>
      )}
    </div>
  );
}
