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

/** Shows whether a card is on the public profile; a click removes it or puts it back at once. */
export function HideButton({ card }: { card: CardType }) {
  const texts = useTexts(profileTexts);
  const { failures } = useTexts(editTexts);
  const locale = useLocale();
  const toast = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const { developerId, hiddenCards, loading } = useProfile();
  const [busy, setBusy] = useState(false);
  const hidden = hiddenCards?.includes(card) ?? false;
  const toggle = async () => {
    setBusy(true);
    const address = pathTo(locale, 'profileCard', { developerId, card: 'visibility' });
    const answer = await sendCommand(address, { mode: 'hide', card, hidden: !hidden });
    if ('done' in answer) await revalidate();
    if ('done' in answer) toast(hidden ? texts.shownCard : texts.hiddenCard);
    else fail(answer, failures.fault);
    setBusy(false);
  };
  const label = hidden ? texts.buttons.show : texts.buttons.hide;
  return (
    <Tooltip text={`${hidden ? texts.hiddenCard : texts.shownCard} ${label}.`}>
      <button
        type="button"
        className={styles.action}
        aria-label={label}
        disabled={busy}
        aria-disabled={loading || undefined}
        onClick={() => !loading && void toggle()}
      >
        <Icon name={hidden ? 'eyeOff' : 'eye'} />
      </button>
    </Tooltip>
  );
}
