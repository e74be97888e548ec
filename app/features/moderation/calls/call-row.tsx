import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedCall } from '../../../../server/services/moderation/calls/read-calls.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import parts from '../../../ui/parts.module.css';
import styles from '../../../ui/queue.module.css';
import { callsTexts } from './calls.texts.ts';

type Props = { call: QueuedCall; cancel: () => void; recommend: () => void };

export function CallRow({ call, cancel, recommend }: Props) {
  const locale = useLocale();
  const texts = useTexts(callsTexts);
  const { id: callId, name, email, phone, state, startsAt, host, outcomes, cancelledSide, reason } = call;
  const { run, busy } = useCommand(pathTo(locale, 'callActions'));
  const profile = pathTo(locale, 'profile', { alias: call.alias });
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={profile} data-row>
            {name}
          </Link>
        </h2>
        <p className={styles.muted}>{texts.states[state]}</p>
      </div>
      <p>
        <strong>{startsAt ? dayAndTime(locale, startsAt) : texts.unknownTime}</strong>
      </p>
      <p className={parts.wrappedRow}>
        {phone ? <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a> : texts.noPhone}
        <a href={`mailto:${email}`} className={parts.address}>
          {email}
        </a>
      </p>
      <p className={styles.muted}>
        {[texts.sources[call.source], call.source === 'own' && host && texts.host(host)].filter(Boolean).join(' · ')}
      </p>
      {cancelledSide && (
        <p>
          {texts.sides[cancelledSide]} {reason && texts.reason(reason)}
        </p>
      )}
      <div className={styles.choices}>
        {outcomes.includes('held') && (
          <Button
            // Before its hour, a call takes place only when both have agreed on another one.
            look={state === 'upcoming' ? 'secondary' : 'primary'}
            data-key="h"
            busy={busy === 'held'}
            aria-label={texts.heldOf(name)}
            onClick={() => void run({ mode: 'held', callId }, texts.heldDone)}
          >
            {texts.held}
          </Button>
        )}
        {outcomes.includes('missed') && (
          <Button
            look="secondary"
            data-key="m"
            busy={busy === 'missed'}
            aria-label={texts.missedOf(name)}
            onClick={() => void run({ mode: 'missed', callId }, texts.missedDone)}
          >
            {texts.missed}
          </Button>
        )}
        {outcomes.includes('cancelled') && (
          <Button look="quiet" aria-label={texts.cancelOf(name)} onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        {state === 'held' && (
          <>
            <Button data-key="r" aria-label={texts.recommendOf(name)} onClick={recommend}>
              {texts.recommend}
            </Button>
            {/* The slider of the admin panel. */}
            <ButtonLink look="secondary" href={`${profile}#boost`} aria-label={texts.boostOf(name)}>
              {texts.boost}
            </ButtonLink>
            {call.recommended && <p className={styles.muted}>{texts.recommended}</p>}
          </>
        )}
      </div>
    </li>
  );
}
