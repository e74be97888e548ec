import { Form } from 'react-router';
import { badgeFileAddress, badgeFiles, resultMedalAddress } from '../../../../domain/assessments/badges/addresses.ts';
import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { BadgePage } from '../../../../server/services/assessments/badges/read-shared-badge.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { badgePageTexts } from './badge-page.texts.ts';
import styles from './badges.module.css';
import { Verified } from './verified.tsx';

/** docs/product/assessments.md, Verifiable badges: the page that a developer shares. It shows what the file says. */
export function BadgeScreen({ badge }: { badge: BadgePage }) {
  const { handle, test, claims, issuer, person, verification } = badge;
  const { score, margin, percent, medal, endedAt, issuedAt } = claims;
  const locale = useLocale();
  const texts = useTexts(badgePageTexts);
  return (
    <div className={page.reading}>
      <div className={styles.badge}>
        <img
          className={styles.medal}
          src={resultMedalAddress(medal === 'plain' ? undefined : medal)}
          width={120}
          height={120}
          alt=""
        />
        <div className={styles.head}>
          <p className={styles.kind}>{texts.kind}</p>
          <h1>{test.name}</h1>
          <p className={styles.score}>{scoreText(locale, { score, margin })}</p>
          {percent !== undefined && <p>{texts.top(percent)}</p>}
          <p className={styles.muted}>{texts.interval}</p>
        </div>
      </div>
      <div className={styles.sections}>
        <dl className={styles.details}>
          <div>
            <dt>{texts.of}</dt>
            <dd>
              {person?.alias ? (
                <Link href={pathTo(locale, 'profile', { alias: person.alias })}>{person.name}</Link>
              ) : (
                (person?.name ?? texts.unnamed)
              )}
            </dd>
          </div>
          <div>
            <dt>{texts.ended}</dt>
            <dd>{day(locale, endedAt)}</dd>
          </div>
          <div>
            <dt>{texts.issued}</dt>
            <dd>{day(locale, issuedAt)}</dd>
          </div>
          <div>
            <dt>{texts.issuer}</dt>
            <dd>{issuer}</dd>
          </div>
        </dl>
        <section className={styles.section} aria-labelledby="verify">
          <h2 id="verify">{texts.verification}</h2>
          <p className={styles.muted}>{texts.verifyText}</p>
          <Form method="get" preventScrollReset className={styles.form}>
            <input type="hidden" name="verify" value="1" />
            <Button type="submit">{texts.verify}</Button>
          </Form>
          <div role="status">{verification && <Verified verification={verification} issuer={issuer} />}</div>
        </section>
        <section className={styles.section} aria-labelledby="measured">
          <h2 id="measured">{texts.measured}</h2>
          <p>{texts.measuredText(test.name)}</p>
          <p className={styles.links}>
            <Link href={pathTo(locale, 'scores')}>{texts.method}</Link>
            {test.open && <Link href={pathTo(locale, 'test', { alias: test.alias })}>{texts.test}</Link>}
          </p>
        </section>
        <section className={styles.section} aria-labelledby="files">
          <h2 id="files">{texts.files}</h2>
          <div className={styles.actions}>
            {badgeFiles.map((type) => (
              <ButtonLink key={type} href={badgeFileAddress(handle, type)} look="secondary" download>
                {texts[type]}
              </ButtonLink>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

/** A badge that its owner has withdrawn, that the team has refused, or whose account was erased. */
export function WithdrawnBadge() {
  const texts = useTexts(badgePageTexts).gone;
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.text}</p>
      <p className={page.aside}>
        <ButtonLink href={pathTo(useLocale(), 'tests')} look="secondary">
          {texts.tests}
        </ButtonLink>
      </p>
    </div>
  );
}
