import { useEffect, useRef } from 'react';
import type { Standing } from '../../../../domain/jobs/applications/application-refusal.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { useApplication } from './use-application.ts';
import { useIntent } from './use-intent.ts';

type Props = { companyId: string; companyName: string; likedAt: string | null; standing: Standing };

/** Likes the page of a company, or withdraws the like, with one click. For developers only. */
export function LikeButton({ companyId, companyName, likedAt, standing }: Props) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  const fail = useFailureToast();
  const { busy, send } = useApplication();
  const button = useRef<HTMLButtonElement>(null);
  const comesBack = useIntent('like');
  // A visitor who signed in for this gets the focus on the button; only a click stores the like.
  useEffect(() => {
    if (comesBack) button.current?.focus();
  }, [comesBack]);
  if (standing === 'none' || standing === 'disabled') return null;
  const toggle = async () => {
    const failure = await send(
      likedAt ? { mode: 'withdraw', kind: 'like', targetId: companyId } : { mode: 'like', companyId },
    );
    if (failure) fail({ failed: failure }, texts.failures[failure]);
  };
  return (
    <div className={styles.like}>
      <button
        ref={button}
        type="button"
        className={styles.heart}
        aria-pressed={likedAt !== null}
        aria-label={texts.like.label(companyName)}
        aria-disabled={busy || undefined}
        onClick={() => !busy && void toggle()}
      >
        <Icon name="heart" size={20} />
        <span>{texts.like.button}</span>
      </button>
      <p className={styles.muted}>{likedAt ? texts.like.liked(day(locale, likedAt)) : texts.like.hint(companyName)}</p>
    </div>
  );
}
