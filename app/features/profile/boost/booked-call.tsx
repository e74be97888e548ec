import { useEffect, useRef, useState } from 'react';
import type { CallView } from '../../../../server/services/profile/boost/call-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';
import { CallWords } from './call-words.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { useCallForm } from './use-call-form.ts';

type Props = { call: CallView; slots: string[]; address: string };

/** A booked call: when it is, and how its developer moves or cancels it. */
export function BookedCall({ call, slots, address }: Props) {
  const { call: texts } = useTexts(boostTexts);
  const [asked, setAsked] = useState<'move' | 'cancel'>();
  const news = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the confirmation for users of a screen reader.
  useEffect(() => news.current?.focus(), []);
  const keep = (
    <Button look="secondary" onClick={() => setAsked(undefined)}>
      {texts.keep}
    </Button>
  );
  return (
    <>
      <div ref={news} tabIndex={-1} role="status" className={styles.confirmed}>
        <CallWords call={call} />
      </div>
      {asked === 'move' ? (
        <>
          {slots.length > 0 ? (
            <SlotChoice slots={slots} address={address} moves={call.sequence} />
          ) : (
            <Notice>{texts.none}</Notice>
          )}
          <div className={styles.actions}>{keep}</div>
        </>
      ) : asked === 'cancel' ? (
        <CancelCall sequence={call.sequence} address={address} keep={keep} />
      ) : (
        call.changeable && (
          <div className={styles.actions}>
            <Button onClick={() => setAsked('move')}>{texts.move}</Button>
            <Button look="danger" onClick={() => setAsked('cancel')}>
              {texts.cancel}
            </Button>
          </div>
        )
      )}
      {call.source !== 'own' && call.state !== 'due' && <Elsewhere call={call} />}
    </>
  );
}

function CancelCall({ sequence, address, keep }: { sequence: number; address: string; keep: React.ReactNode }) {
  const { call: texts } = useTexts(boostTexts);
  const { Form, busy, error } = useCallForm();
  return (
    <Form method="post" action={address} className={styles.form}>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="sequence" value={sequence} />
      <p>{texts.cancelAsk}</p>
      {error && <Notice tone="error">{error}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" look="danger" busy={busy}>
          {texts.cancelSure}
        </Button>
        {keep}
      </div>
    </Form>
  );
}

const providers: Partial<Record<CallView['source'], string>> = { calendly: 'Calendly', 'cal.com': 'Cal.com' };

/** The provider's page is opened in a tab of its own: it belongs to another site. */
function Elsewhere({ call: { source, manageUrl } }: { call: CallView }) {
  const { call: texts, newTab } = useTexts(boostTexts);
  return (
    <p>
      {texts.elsewhere(providers[source] ?? texts.provider)}{' '}
      {manageUrl && (
        <a href={manageUrl} target="_blank" rel="noopener noreferrer">
          {texts.manage} <span className={styles.hidden}>{newTab}</span>
        </a>
      )}
    </p>
  );
}
