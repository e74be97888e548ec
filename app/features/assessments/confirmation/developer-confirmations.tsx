import { useNavigate } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  ConfirmationRequest,
  Confirmations,
} from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { timeOfDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation.texts.ts';
import { ConfirmationStateText } from './confirmation-state.tsx';
import { useConfirmations } from './use-confirmations.ts';

/** docs/product/assessments.md, Confirming a score during a call: the developer agrees, or not. */
export function DeveloperConfirmations({ confirmations }: { confirmations: Confirmations }) {
  const locale = useLocale();
  const go = useNavigate();
  const { view, busy, send } = useConfirmations(confirmations);
  // Older requests are history for the company only.
  const [request] = view.requests;
  const accept = async (confirmationId: string) => {
    const sessionId = await send({ mode: 'accept', confirmationId });
    if (sessionId) void go(pathTo(locale, 'testSession', { sessionId }));
  };
  return (
    <div className={styles.request} aria-live="polite">
      {request && (
        <section className={page.card} aria-labelledby="confirm-title">
          <Request
            request={request}
            company={view.company}
            busy={busy}
            accept={() => void accept(request.id)}
            decline={() => void send({ mode: 'decline', confirmationId: request.id })}
          />
        </section>
      )}
    </div>
  );
}

type RequestProps = {
  request: ConfirmationRequest;
  company: string;
  busy: string | undefined;
  accept: () => void;
  decline: () => void;
};

function Request({ request, company, busy, accept, decline }: RequestProps) {
  const locale = useLocale();
  const texts = useTexts(confirmationTexts);
  const { testName, state, sessionId, until } = request;
  if (state !== 'asked') {
    return (
      <>
        <h2 id="confirm-title" className={styles.heading}>
          {texts.developer.asking(testName)}
        </h2>
        <p data-state={state}>
          <ConfirmationStateText request={request} />
        </p>
        {state === 'playing' && sessionId && (
          <ButtonLink href={pathTo(locale, 'testSession', { sessionId })}>{texts.developer.goOn}</ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      <h2 id="confirm-title" className={styles.heading}>
        {texts.developer.title(testName)}
      </h2>
      <p>{texts.developer.text(company)}</p>
      <p>
        {texts.developer.counts} {texts.developer.choice}
      </p>
      <p className={styles.muted}>{texts.developer.until(timeOfDay(locale, until))}</p>
      <div className={styles.actions}>
        <Button busy={busy === 'accept'} onClick={accept}>
          {texts.developer.accept}
        </Button>
        <Button look="secondary" busy={busy === 'decline'} onClick={decline}>
          {texts.developer.decline}
        </Button>
      </div>
    </>
  );
}
