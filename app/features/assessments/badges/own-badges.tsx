import { Form } from 'react-router';
import { resultMedalAddress } from '../../../../domain/assessments/badges/addresses.ts';
import { resultText, scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { BadgeRow, OwnBadges as Data } from '../../../../server/services/assessments/badges/read-own-badges.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Shell } from '../../../ui/drawings/shell.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AboutResult } from '../place/shown-result.tsx';
import styles from './badges.module.css';
import { HeldBadge } from './held-badge.tsx';
import { ownBadgesTexts } from './own-badges.texts.ts';

/** docs/product/assessments.md, Verifiable badges: one card for each test with a result of the person. */
export function OwnBadges({ rows, baseUrl, disabled }: Data) {
  const locale = useLocale();
  const texts = useTexts(ownBadgesTexts);
  if (rows.length === 0) {
    return (
      <EmptyState
        drawing={<Shell />}
        title={texts.empty.title}
        action={<ButtonLink href={pathTo(locale, 'tests')}>{texts.empty.go}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {disabled && <Notice tone="warning">{texts.disabled}</Notice>}
      <ul className={styles.rows} aria-label={texts.list}>
        {rows.map((row) => (
          <Row key={row.sessionId} row={row} baseUrl={baseUrl} disabled={disabled} />
        ))}
      </ul>
    </>
  );
}

function Row({ row, baseUrl, disabled }: { row: BadgeRow } & Pick<Data, 'baseUrl' | 'disabled'>) {
  const { sessionId, test, badge, offer, result, endDate } = row;
  const locale = useLocale();
  const texts = useTexts(ownBadgesTexts);
  const medal = badge ? badge.claims.medal : (result.place?.medal ?? 'plain');
  const shown = badge?.claims ?? { ...result, percent: result.place?.percent };
  return (
    <li id={sessionId} className={styles.row}>
      <img
        className={styles.medal}
        data-locked={badge ? undefined : true}
        src={resultMedalAddress(medal === 'plain' ? undefined : medal)}
        width={72}
        height={72}
        alt=""
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={pathTo(locale, 'test', { alias: test.alias })}>{test.name}</Link>
        </h2>
        <p>{resultText(locale, shown)}</p>
        {badge ? (
          <HeldBadge badge={badge} test={test.name} baseUrl={baseUrl} />
        ) : (
          <p className={styles.facts}>{texts.ended(day(locale, endDate))}</p>
        )}
        {offer === 'renew' && !disabled && (
          <Notice title={texts.newer(scoreText(locale, result), day(locale, endDate))}>
            <p>{texts.renewing}</p>
          </Notice>
        )}
        {(offer === 'obtain' || offer === 'renew') && !disabled && (
          <Obtain sessionId={sessionId} test={test.name} label={texts[offer]} withEmail={badge?.claims.withEmail} />
        )}
        {offer === 'provisional' && !badge && (
          <div className={styles.muted}>
            <p>{texts.provisional}</p>
            <AboutResult result={result} />
          </div>
        )}
        {offer === 'refused' && (
          <p className={styles.muted}>
            {texts.refused} <Link href={pathTo(locale, 'contact')}>{texts.contact}</Link>
          </p>
        )}
      </div>
    </li>
  );
}

type Asked = { sessionId: string; test: string; label: string; withEmail: boolean | undefined };

function Obtain({ sessionId, test, label, withEmail = false }: Asked) {
  const texts = useTexts(ownBadgesTexts);
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="obtain" />
      <input type="hidden" name="sessionId" value={sessionId} />
      <CheckField name="withEmail" label={texts.email} hint={texts.emailHint} defaultChecked={withEmail} />
      <Button type="submit" aria-label={texts.about(label, test)}>
        {label}
      </Button>
    </Form>
  );
}
