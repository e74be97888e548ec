import { type FormEvent, useState } from 'react';
import { emptyApiKey, scopes } from '../../../domain/ats/api-key.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { AtsView } from '../../../server/services/ats/read-ats.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day, dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, Field, FieldGroup } from '../../ui/field.tsx';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';
import { NotCreated } from './not-created.tsx';
import { SecretsCard } from './secrets-card.tsx';
import { useCreate } from './use-create.ts';

/** The API keys of a company: created here, shown once, revoked permanently. */
export function KeysCard({ companyId, keys }: Pick<AtsView, 'companyId' | 'keys'>) {
  const texts = useTexts(atsTexts);
  return (
    <SecretsCard
      id="keys-title"
      title={texts.keys}
      lead={texts.keysLead}
      add={texts.newKey}
      look={keys.length > 0 ? 'secondary' : 'primary'}
      once={texts.keyOnce}
      form={(end) => <NewKey companyId={companyId} {...end} />}
      none={keys.length === 0 ? texts.noKeys : undefined}
    >
      {keys.map((key) => (
        <KeyRow key={key.id} companyId={companyId} apiKey={key} />
      ))}
    </SecretsCard>
  );
}

type NewKeyProps = { companyId: string; cancel: () => void; done: (key: string) => void };

function NewKey({ companyId, cancel, done }: NewKeyProps) {
  const texts = useTexts(atsTexts);
  const [value, setValue] = useState(emptyApiKey);
  const { create, busy, error, failure } = useCreate(companyId, ({ key = '' }) => done(key));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create({ mode: 'createKey', value });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={texts.keyName}
        hint={texts.keyHint}
        autoFocus
        maxLength={80}
        value={value.name}
        onChange={({ target }) => setValue({ ...value, name: target.value })}
        error={error('name')}
      />
      <FieldGroup label={texts.scopes} error={error('scopes')}>
        {scopes.map((scope) => (
          <CheckField
            key={scope}
            label={texts.scope[scope]}
            hint={<span className={styles.mono}>{scope}</span>}
            checked={value.scopes.includes(scope)}
            onChange={({ target }) =>
              setValue({
                ...value,
                scopes: scopes.filter((one) => (one === scope ? target.checked : value.scopes.includes(one))),
              })
            }
          />
        ))}
      </FieldGroup>
      <NotCreated failure={failure} refusal={error('')} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {texts.createKey}
        </Button>
        <Button look="secondary" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function KeyRow({ companyId, apiKey }: { companyId: string; apiKey: AtsView['keys'][number] }) {
  const locale = useLocale();
  const texts = useTexts(atsTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyAts', { companyId }));
  const { id, name, end, by, createdAt, lastUsedAt, revokedAt } = apiKey;
  const used = lastUsedAt ? texts.used(dayAndTime(locale, lastUsedAt)) : texts.neverUsed;
  return (
    <li className={styles.row} data-over={revokedAt ? true : undefined}>
      <div className={styles.words}>
        <p>
          <span className={styles.name}>{name}</span> <span className={styles.muted}>{texts.endsWith(end)}</span>
        </p>
        <p className={styles.muted}>{texts.created(day(locale, createdAt), by)}</p>
        <p className={styles.muted}>{revokedAt ? texts.revokedOn(dayAndTime(locale, revokedAt)) : used}</p>
        <ul className={styles.scopes} aria-label={texts.scopes}>
          {apiKey.scopes.map((scope) => (
            <li key={scope}>{scope}</li>
          ))}
        </ul>
      </div>
      {!revokedAt && (
        <div className={styles.end}>
          <TwoStepButton
            label={texts.of(texts.revoke, name)}
            question={texts.revokeQuestion(name)}
            confirm={texts.yes}
            cancel={texts.cancel}
            busy={busy === 'revokeKey'}
            onConfirm={() => void run({ mode: 'revokeKey', keyId: id }, texts.revoked)}
          >
            {texts.revoke}
          </TwoStepButton>
        </div>
      )}
    </li>
  );
}
