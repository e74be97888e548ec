import { type FormEvent, useState } from 'react';
import { webhookEvents } from '../../../domain/ats/webhook.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { AtsView } from '../../../server/services/ats/read-ats.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, Field, FieldGroup } from '../../ui/field.tsx';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';
import { NotCreated } from './not-created.tsx';
import { SecretsCard } from './secrets-card.tsx';
import { useCreate } from './use-create.ts';

/** The addresses that receive events; the log below shows the result of each delivery. */
export function WebhooksCard({ companyId, webhooks }: Pick<AtsView, 'companyId' | 'webhooks'>) {
  const texts = useTexts(atsTexts);
  return (
    <SecretsCard
      id="webhooks-title"
      title={texts.webhooks}
      lead={texts.webhooksLead}
      add={texts.newWebhook}
      look="secondary"
      once={texts.secretOnce}
      form={(end) => <NewWebhook companyId={companyId} {...end} />}
      none={webhooks.length === 0 ? texts.noWebhooks : undefined}
    >
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} companyId={companyId} webhook={webhook} />
      ))}
    </SecretsCard>
  );
}

type NewProps = { companyId: string; cancel: () => void; done: (secret: string) => void };

function NewWebhook({ companyId, cancel, done }: NewProps) {
  const texts = useTexts(atsTexts);
  const [value, setValue] = useState({ url: '', events: [...webhookEvents] });
  const { create, busy, error, failure } = useCreate(companyId, ({ secret = '' }) => done(secret));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create({ mode: 'addWebhook', value });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        autoFocus
        autoComplete="off"
        value={value.url}
        onChange={({ target }) => setValue({ ...value, url: target.value })}
        error={error('url')}
      />
      <FieldGroup label={texts.events} error={error('events')}>
        {webhookEvents.map((event) => (
          <CheckField
            key={event}
            label={texts.event[event]}
            hint={<span className={styles.mono}>{event}</span>}
            checked={value.events.includes(event)}
            onChange={({ target }) =>
              setValue({
                ...value,
                events: webhookEvents.filter((one) => (one === event ? target.checked : value.events.includes(one))),
              })
            }
          />
        ))}
      </FieldGroup>
      <NotCreated failure={failure} refusal={error('')} />
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
  const { id: webhookId, url, enabled, events } = webhook;
  const switching = enabled ? texts.switchOff : texts.switchOn;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.mono}>{url}</p>
        <span className={styles.state} data-state={enabled ? 'on' : 'off'}>
          {enabled ? texts.on : texts.off}
        </span>
        <ul className={styles.scopes} aria-label={texts.events}>
          {events.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
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
