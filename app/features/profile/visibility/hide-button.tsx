import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { CardType } from '../../../../domain/profile/cards/card.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from '../card.module.css';
import { editTexts } from '../edit.texts.ts';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';

/**
 * Shows whether a card is on the public profile; a click hides the card or shows it again at once. Its switch counts for
 * recruiters too, so the card can be shown while the public profile as a whole is off.
 */
export function HideButton({ card }: { card: CardType }) {
  const texts = useTexts(profileTexts);
  const { failures } = useTexts(editTexts);
  const locale = useLocale();
  const toast = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const { developerId, hiddenCards, keptFromRecruiters, loading } = useProfile();
  const [busy, setBusy] = useState(false);
  const hidden = keptFromRecruiters?.includes(card) ?? false;
  const isPublic = !hiddenCards?.includes(card);
  const toggle = async () => {
    setBusy(true);
    const address = pathTo(locale, 'profileCard', { developerId, card: 'visibility' });
    const answer = await sendCommand(address, { mode: 'hide', card, hidden: !hidden });
    if ('done' in answer) await revalidate();
    if ('done' in answer) toast(hidden ? texts.personalShown : texts.personalHidden);
    else fail(answer, failures.fault);
    setBusy(false);
  };
  const state = isPublic ? texts.shownCard : texts.hiddenCard;
  const label = hidden ? texts.buttons.show : texts.buttons.hide;
  return (
    <Tooltip text={state}>
      <button
        type="button"
        className={styles.action}
        data-eye
        aria-label={label}
        aria-description={state}
        disabled={busy}
        aria-disabled={loading || undefined}
        onClick={() => !loading && void toggle()}
      >
        <Icon name={hidden ? 'eyeOff' : 'eye'} />
      </button>
    </Tooltip>
  );
}
