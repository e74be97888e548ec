import { type FormEvent, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { AtsView } from '../../../server/services/ats/read-ats.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';
import { ShownOnce } from './shown-once.tsx';
import { useCreate } from './use-create.ts';

/** Where changes are told, and what became of it is in the log below. */
export function WebhooksCard({ companyId, webhooks }: Pick<AtsView, 'companyId' | 'webhooks'>) {
  const texts = useTexts(atsTexts);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string>();
  return (
    <section className={page.card} aria-labelledby="webhooks-title">
      <div className={styles.top}>
        <h2 id="webhooks-title" className={styles.heading}>
          {texts.webhooks}
        </h2>
        {!adding && (
          <Button look="secondary" onClick={() => setAdding(true)}>
            {texts.newWebhook}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{texts.webhooksLead}</p>
      {made && <ShownOnce title={texts.secretOnce} secret={made} close={() => setMade(undefined)} />}
      {adding && (
        <NewWebhook
          companyId={companyId}
          cancel={() => setAdding(false)}
          done={(secret) => {
            setMade(secret);
            setAdding(false);
          }}
        />
      )}
      {webhooks.length === 0 && !adding && <p className={styles.message}>{texts.noWebhooks}</p>}
      <ul className={styles.rows} aria-label={texts.webhooks}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} companyId={companyId} webhook={webhook} />
        ))}
      </ul>
    </section>
  );
}

type NewProps = { companyId: string; cancel: () => void; done: (secret: string) => void };

function NewWebhook({ companyId, cancel, done }: NewProps) {
  const texts = useTexts(atsTexts);
  const [url, setUrl] = useState('');
  const { create, busy, error, failure } = useCreate<{ secret: string }>(companyId, 'addWebhook', ({ secret }) =>
    done(secret),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create({ url });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        autoFocus
        autoComplete="off"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={error('url')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {texts.addWebhook}
        </Button>
        <Button look="secondary" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function WebhookRow({ companyId, webhook }: { companyId: string; webhook: AtsView['webhooks'][number] }) {
  const locale = useLocale();
  const texts = useTexts(atsTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyAts', { companyId }));
  const { id: webhookId, url, enabled } = webhook;
  const switching = enabled ? texts.switchOff : texts.switchOn;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.mono}>{url}</p>
        <span className={styles.state} data-state={enabled ? 'on' : 'off'}>
          {enabled ? texts.on : texts.off}
        </span>
      </div>
      <div className={styles.end}>
        <Button
          look="secondary"
          busy={busy === 'ping'}
          aria-label={texts.of(texts.ping, url)}
          onClick={() => void run({ mode: 'ping', webhookId }, texts.pinged)}
        >
          {texts.ping}
        </Button>
        <Button
          look="secondary"
          busy={busy === 'switchWebhook'}
          aria-label={texts.of(switching, url)}
          onClick={() => void run({ mode: 'switchWebhook', webhookId, enabled: !enabled })}
        >
          {switching}
        </Button>
        <TwoStepButton
          label={texts.of(texts.remove, url)}
          question={texts.removeQuestion}
          confirm={texts.yes}
          cancel={texts.cancel}
          busy={busy === 'removeWebhook'}
          onConfirm={() => void run({ mode: 'removeWebhook', webhookId }, texts.removed)}
        >
          {texts.remove}
        </TwoStepButton>
      </div>
    </li>
  );
}
