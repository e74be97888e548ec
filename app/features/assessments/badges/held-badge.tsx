import { Form, useSubmit } from 'react-router';
import { type BadgeFile, badgeFiles, badgePageAddress } from '../../../../domain/assessments/badges/addresses.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OwnBadge } from '../../../../server/services/assessments/badges/read-own-badges.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './badges.module.css';
import { ownBadgesTexts } from './own-badges.texts.ts';

type Props = { badge: OwnBadge; test: string; baseUrl: string };

/** A badge of the person: the link to share, the files, and the button that takes it back. */
export function HeldBadge({ badge: { id, handle, claims, shared }, test, baseUrl }: Props) {
  const locale = useLocale();
  const texts = useTexts(ownBadgesTexts);
  const submit = useSubmit();
  const page = badgePageAddress(locale, handle);
  const file = (type: BadgeFile) => pathTo(locale, 'ownBadgeFile', { badgeId: id, file: `badge.${type}` });
  return (
    <>
      <p className={styles.facts}>
        <span>{texts.issued(day(locale, claims.issuedAt))}</span>
        <span className={shared ? styles.shared : undefined}>{shared ? texts.shared : texts.unshared}</span>
        {claims.withEmail && <span>{texts.withEmail}</span>}
      </p>
      {shared && (
        <div className={styles.link}>
          <Field
            label={texts.link}
            value={baseUrl + page}
            readOnly
            onFocus={({ target }) => target.select()}
            aria-label={texts.about(texts.link, test)}
          />
          <CopyButton text={baseUrl + page} label={texts.about(texts.copy, test)} done={texts.copied} />
        </div>
      )}
      <div className={styles.actions}>
        {shared ? (
          <ButtonLink href={page} look="secondary" aria-label={texts.about(texts.open, test)}>
            {texts.open}
          </ButtonLink>
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="share" />
            <input type="hidden" name="badgeId" value={id} />
            <Button type="submit" aria-label={texts.about(texts.share, test)}>
              {texts.share}
            </Button>
          </Form>
        )}
        {badgeFiles.map((type) => (
          <ButtonLink
            key={type}
            href={file(type)}
            look="secondary"
            download
            aria-label={texts.about(texts[type], test)}
          >
            {texts[type]}
          </ButtonLink>
        ))}
        <TwoStepButton
          question={texts.withdrawAsk}
          confirm={texts.withdrawYes}
          cancel={texts.withdrawNo}
          look="danger"
          label={texts.about(texts.withdraw, test)}
          onConfirm={() => void submit({ intent: 'withdraw', badgeId: id }, { method: 'post' })}
        >
          {texts.withdraw}
        </TwoStepButton>
      </div>
    </>
  );
}
