import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { FormProblem } from '../../../forms/form-problem.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { copiedMilliseconds } from '../../../ui/copied.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { FactorTask } from './second-factor.tsx';
import styles from './security.module.css';
import { securityTexts } from './security.texts.ts';
import type { SecurityAnswer, SecurityResult } from './security-answer.ts';

const intents = { enable: 'factorBegin', disable: 'factorOff', renew: 'codes' } as const;

/** The password is always required first; then the task shows a code to scan and confirm, or recovery codes to keep. */
export default function SecondFactorDialog({ task, close }: { task: FactorTask; close: () => void }) {
  const texts = useTexts(securityTexts).factor;
  const opening = useFetcher<SecurityAnswer>();
  const confirming = useFetcher<SecurityAnswer>();
  const toast = useToast();
  const answer = opening.data;

  useEffect(() => {
    if (answer?.done && answer.intent === 'factorOff') {
      toast(texts.disabled);
      close();
    }
  }, [answer, close, toast, texts.disabled]);

  const begun = answer?.intent === 'factorBegin' ? answer.result : undefined;
  const confirmed = confirming.data?.done === true;
  const codes = confirmed || answer?.intent === 'codes' ? answer?.result?.recoveryCodes : undefined;

  return (
    <Dialog title={texts.titles[task]} closeLabel={texts.cancel} close={close}>
      {codes ? (
        <RecoveryCodes codes={codes} lead={confirmed ? texts.keep : texts.keepNew} close={close} />
      ) : begun ? (
        <ScanAndConfirm begun={begun} fetcher={confirming} close={close} />
      ) : (
        <PasswordStep intent={intents[task]} danger={task === 'disable'} fetcher={opening} close={close} />
      )}
    </Dialog>
  );
}

type Fetcher = ReturnType<typeof useFetcher<SecurityAnswer>>;

function PasswordStep({
  intent,
  danger,
  fetcher,
  close,
}: {
  intent: string;
  danger: boolean;
  fetcher: Fetcher;
  close: () => void;
}) {
  const texts = useTexts(securityTexts).factor;
  const error = useFieldErrors(fetcher.data);
  return (
    <fetcher.Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <FormProblem answer={fetcher.data} />
      <PasswordField label={texts.password} kind="current" data-autofocus error={error('password')} />
      <div className={styles.actions}>
        <Button look="secondary" onClick={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={fetcher.state !== 'idle'}>
          {danger ? texts.disable : texts.continue}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function ScanAndConfirm({ begun, fetcher, close }: { begun: SecurityResult; fetcher: Fetcher; close: () => void }) {
  const texts = useTexts(securityTexts).factor;
  const error = useFieldErrors(fetcher.data);
  return (
    <fetcher.Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="factorConfirm" />
      <FormProblem answer={fetcher.data} />
      <p>{texts.scan}</p>
      <img className={styles.qr} src={begun.qr} alt={texts.qr} width={200} height={200} />
      <p className={styles.muted}>
        {texts.key} <code className={styles.key}>{begun.key}</code>
      </p>
      <Field
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        error={error('code')}
      />
      <div className={styles.actions}>
        <Button look="secondary" onClick={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {texts.confirm}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function RecoveryCodes({ codes, lead, close }: { codes: string[]; lead: string; close: () => void }) {
  const texts = useTexts(securityTexts).factor;
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(texts.copied, copiedMilliseconds);
  };
  return (
    <div className={styles.form}>
      <p>{lead}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="secondary" onClick={copy}>
          {texts.copy}
        </Button>
        <Button onClick={close}>{texts.done}</Button>
      </div>
    </div>
  );
}
